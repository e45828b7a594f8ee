import type { Context } from '../context';
import { DomainError } from '../errors';
import {
  type ThrottledAccount,
  findKnownDevice,
  issueDeviceToken,
  type KnownDevice,
} from '../throttles/known-device.server';
import { refundNetworkLimit, getClientNetwork, limitByNetwork } from '../throttles/limit-by-network.server';
import { ACCOUNT_RATE_LIMITS, getLoginDelayLimit } from './policy';
import { isRateLimitedError } from '../throttles/try-consume';
import type { LoginFailure } from '~/lib/metrics.server';
import type { RateLimit } from '../throttles/rate-limiter';

export interface LoginAttempt {
  isKnown: boolean;
  /**
   * The error if unknown devices have used up the account's daily attempts. An admin can then log
   * in only with the code of a second factor in the same request.
   */
  refusal: DomainError | undefined;
  /**
   * Checks the password in the turn of this client. If the server is too busy to check it, the
   * attempt does not count.
   */
  verifyPassword: (password: string, hash: string | null | undefined) => Promise<boolean>;
  /** Removes the attempt from the count. Called if the password was right. */
  forget: () => Promise<void>;
  /**
   * Removes the attempt from the count and returns a device token, or null if the member's phone
   * number is not verified.
   */
  succeeded: (owner: { id: number; devices_version: number }) => Promise<string | null>;
  failed: (reason: LoginFailure) => void;
}

interface CountedTry {
  /** Removes this attempt and the failed ones before it, which ends the delay. */
  forget: () => Promise<void>;
  /** Removes only this attempt, so that the delay after failed ones stays. */
  takeBack: () => Promise<void>;
}

interface Counted extends CountedTry {
  isKnown: boolean;
  refusal?: DomainError;
}

/**
 * Counts a login attempt. Throws `rate_limited` after too many attempts. Attempts from unknown
 * devices cannot lock out known devices. Source: docs/rules.md#login.
 */
export async function countLoginAttempt(ctx: Context, account: ThrottledAccount): Promise<LoginAttempt> {
  const device = await findKnownDevice(ctx, account);
  const logFailure = (reason: LoginFailure) => logLoginFailure(ctx, account, reason);
  const counted = device ? countOfDevice(ctx, device, account) : countOfStranger(ctx, account);
  const { isKnown, forget, takeBack, refusal } = await counted.catch((error: unknown) => {
    if (error instanceof DomainError) logFailure('too_many_tries');
    throw error;
  });
  return {
    isKnown,
    refusal,
    verifyPassword: async (password, hash) => {
      try {
        return await ctx.passwords.verify(password, hash, { first: isKnown, client: getClientNetwork(ctx) });
      } catch (error) {
        if (error instanceof DomainError && error.code === 'busy') await takeBack();
        throw error;
      }
    },
    failed: logFailure,
    forget,
    succeeded: async ({ id, devices_version: version }) => {
      await forget();
      return device?.token ?? issueDeviceToken(ctx, ctx.db, { kind: account.kind, id, version });
    },
  };
}

/**
 * Known devices that have used up their account's limit for known devices are treated as unknown
 * devices.
 */
async function countOfDevice(ctx: Context, { key }: KnownDevice, account: ThrottledAccount): Promise<Counted> {
  try {
    return { isKnown: true, ...(await delayLoginAttempts(ctx, key)) };
  } catch (error) {
    if (!isRateLimitedError(error)) throw error;
    return countOfStranger(ctx, account);
  }
}

/**
 * Logs a failed login. The account is logged as an HMAC, so that failures can be grouped without
 * revealing whose account it is.
 */
export function logLoginFailure(ctx: Context, { kind, name }: ThrottledAccount, reason: LoginFailure): void {
  ctx.countFailedLogin({ kind, reason });
  const account = ctx.longTermHash('failed-logins', `${kind}:${name}`).toString('base64url').slice(0, 16);
  const { address, requestId } = ctx.origin;
  ctx.log.warn({ kind, reason, account, address, requestId }, 'login failed');
}

async function countOfStranger(ctx: Context, { kind, name }: ThrottledAccount): Promise<Counted> {
  const account = kind === 'admin' ? `admin:${name}` : name;
  await limitByNetwork(ctx, ACCOUNT_RATE_LIMITS.loginByNetwork);
  const delayed = await delayLoginAttempts(ctx, `${account}|${getClientNetwork(ctx)}`);
  const refusal = await toRefusal(ctx.limits.consume(ACCOUNT_RATE_LIMITS.loginByStrangers, account));
  // An admin is not rejected here, because a second factor still protects the login.
  if (refusal && kind === 'member') throw refusal;
  const refund = async () => {
    await Promise.all([
      refundNetworkLimit(ctx, ACCOUNT_RATE_LIMITS.loginByNetwork),
      ...(refusal ? [] : [ctx.limits.refund(ACCOUNT_RATE_LIMITS.loginByStrangers, account)]),
    ]);
  };
  return {
    isKnown: false,
    forget: async () => void (await Promise.all([refund(), delayed.forget()])),
    takeBack: async () => void (await Promise.all([refund(), delayed.takeBack()])),
    ...(refusal && { refusal }),
  };
}

async function toRefusal(taken: Promise<unknown>): Promise<DomainError | undefined> {
  try {
    await taken;
    return undefined;
  } catch (error) {
    if (isRateLimitedError(error)) return error;
    throw error;
  }
}

/** Counts an attempt. After several failures, throws `rate_limited` until a delay has passed. */
export async function delayLoginAttempts(ctx: Context, key: string): Promise<CountedTry> {
  const spacing = getLoginDelayLimit(await ctx.limits.consume(ACCOUNT_RATE_LIMITS.loginTries, key));
  if (spacing) await waitTurn(ctx, spacing, key);
  const endWith = (counted: Promise<void>) => Promise.all([counted, spacing && ctx.limits.clear(spacing, key)]);
  return {
    forget: async () => void (await endWith(ctx.limits.clear(ACCOUNT_RATE_LIMITS.loginTries, key))),
    takeBack: async () => void (await endWith(ctx.limits.refund(ACCOUNT_RATE_LIMITS.loginTries, key))),
  };
}

async function waitTurn(ctx: Context, spacing: RateLimit, key: string): Promise<void> {
  try {
    await ctx.limits.consume(spacing, key);
  } catch (refusal) {
    await ctx.limits.refund(ACCOUNT_RATE_LIMITS.loginTries, key);
    throw refusal;
  }
}
