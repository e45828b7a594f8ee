import type { Context } from '../context';
import { DomainError } from '../errors';
import { LIMITS, loginSpacing } from './policy';
import type { Limit } from './rate-limiter';

/** Whom somebody wants to log in as. */
interface Account {
  kind: 'member' | 'admin';
  /** A phone in E.164, or a username. */
  name: string;
}

type Failure = 'unknown_account' | 'wrong_password' | 'disabled_account' | 'too_many_tries';

interface LoginTry {
  succeeded: () => Promise<void>;
  failed: (reason: Failure) => void;
}

/**
 * Counts a try to log in as somebody, before anything is looked up, and returns what to call when it succeeds or fails. Throws rate_limited when
 * the tries at one account stand too close together, or one address has failed too often. Source: rules, identity, login.
 */
export async function countLoginTry(ctx: Context, account: Account): Promise<LoginTry> {
  const { address } = ctx.origin;
  const key = account.kind === 'admin' ? `admin:${account.name}` : account.name;
  const failed = (reason: Failure) => noteFailure(ctx, account, reason);
  const spacing = await spacingOf(ctx, key).catch((refusal: unknown) => {
    if (refusal instanceof DomainError) failed('too_many_tries');
    throw refusal;
  });
  return {
    failed,
    succeeded: async () => {
      await Promise.all([
        ctx.limits.giveBack(LIMITS.loginByAddress, address),
        ctx.limits.clear(LIMITS.loginByAccount, key),
        spacing && ctx.limits.clear(spacing, key),
      ]);
    },
  };
}

/** What is written down of a failed login: the same account is known again by a keyed hash, which tells nobody whose it is. */
function noteFailure(ctx: Context, { kind, name }: Account, reason: Failure): void {
  ctx.countFailedLogin({ kind, reason });
  const account = ctx.keyedHash('failed-logins', `${kind}:${name}`).toString('base64url').slice(0, 16);
  const { address, requestId } = ctx.origin;
  ctx.log.warn({ kind, reason, account, address, requestId }, 'a login failed');
}

async function spacingOf(ctx: Context, key: string): Promise<Limit | undefined> {
  await ctx.limits.take(LIMITS.loginByAddress, ctx.origin.address);
  const spacing = loginSpacing(await ctx.limits.take(LIMITS.loginByAccount, key));
  if (spacing) await waitTurn(ctx, spacing, key);
  return spacing;
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
