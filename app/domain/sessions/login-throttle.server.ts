import type { Context } from '../context';
import { DomainError } from '../errors';
import { type Account, keyOf, knownDevice, rememberedDevice } from '../throttles/known-device';
import { giveBackToNetwork, networkOf, takeForNetwork } from '../throttles/limit-by-network.server';
import { LIMITS, loginSpacing } from './policy';
import type { Limit } from '../throttles/rate-limiter';

type Failure = 'unknown_account' | 'wrong_password' | 'wrong_code' | 'disabled_account' | 'too_many_tries';

export interface LoginTry {
  isKnown: boolean;
  succeeded: () => Promise<string>;
  failed: (reason: Failure) => void;
}

/** Counts a login try; no stranger holds a known device out. Source: docs/rules.md#login. */
export async function countLoginTry(ctx: Context, account: Account): Promise<LoginTry> {
  const device = knownDevice(ctx, account);
  const failed = (reason: Failure) => noteFailure(ctx, account, reason);
  const counted = device ? spaced(ctx, device.key) : countOfStranger(ctx, keyOf(account));
  const forget = await counted.catch((refusal: unknown) => {
    if (refusal instanceof DomainError) failed('too_many_tries');
    throw refusal;
  });
  return {
    isKnown: device !== undefined,
    failed,
    succeeded: async () => {
      await forget();
      return rememberedDevice(ctx, account);
    },
  };
}

/** The account is known again by a keyed hash, which tells nobody whose it is. */
function noteFailure(ctx: Context, { kind, name }: Account, reason: Failure): void {
  ctx.countFailedLogin({ kind, reason });
  const account = ctx.keyedHash('failed-logins', `${kind}:${name}`).toString('base64url').slice(0, 16);
  const { address, requestId } = ctx.origin;
  ctx.log.warn({ kind, reason, account, address, requestId }, 'a login failed');
}

async function countOfStranger(ctx: Context, account: string): Promise<() => Promise<void>> {
  await takeForNetwork(ctx, LIMITS.loginByNetwork);
  const forget = await spaced(ctx, `${account}|${networkOf(ctx)}`);
  await ctx.limits.take(LIMITS.loginByStrangers, account);
  return async () => {
    await Promise.all([
      giveBackToNetwork(ctx, LIMITS.loginByNetwork),
      ctx.limits.giveBack(LIMITS.loginByStrangers, account),
      forget(),
    ]);
  };
}

async function spaced(ctx: Context, key: string): Promise<() => Promise<void>> {
  const spacing = loginSpacing(await ctx.limits.take(LIMITS.loginTries, key));
  if (spacing) await waitTurn(ctx, spacing, key);
  return async () => {
    await Promise.all([ctx.limits.clear(LIMITS.loginTries, key), spacing && ctx.limits.clear(spacing, key)]);
  };
}

async function waitTurn(ctx: Context, spacing: Limit, key: string): Promise<void> {
  try {
    await ctx.limits.take(spacing, key);
  } catch (refusal) {
    await ctx.limits.giveBack(LIMITS.loginTries, key);
    throw refusal;
  }
}
