import type { Context } from '../context';
import { LIMITS, loginSpacing } from './policy';
import type { Limit } from './rate-limiter';

/**
 * Counts a try to log in as somebody, before anything is looked up, and returns what to call when it succeeds. Throws rate_limited when the
 * tries at one account stand too close together, or one address has failed too often. Source: rules, identity, login.
 */
export async function countLoginTry(ctx: Context, account: string): Promise<{ succeeded: () => Promise<void> }> {
  const { address } = ctx.origin;
  await ctx.limits.take(LIMITS.loginByAddress, address);
  const spacing = loginSpacing(await ctx.limits.take(LIMITS.loginByAccount, account));
  if (spacing) await waitTurn(ctx, spacing, account);
  return {
    succeeded: async () => {
      await Promise.all([
        ctx.limits.giveBack(LIMITS.loginByAddress, address),
        ctx.limits.clear(LIMITS.loginByAccount, account),
        spacing && ctx.limits.clear(spacing, account),
      ]);
    },
  };
}

/** A try that came too early does not lengthen the wait, else whoever keeps knocking could lock a member out for good. */
async function waitTurn(ctx: Context, spacing: Limit, account: string): Promise<void> {
  try {
    await ctx.limits.take(spacing, account);
  } catch (refusal) {
    await ctx.limits.giveBack(LIMITS.loginByAccount, account);
    throw refusal;
  }
}
