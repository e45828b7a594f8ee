import { oneTimeCodesCounter } from '~/lib/metrics.server';
import type { Context } from '../context';
import type { KnownDevice } from '../throttles/known-device.server';
import { tryConsumeRateLimit } from '../throttles/try-consume';
import { limitByNetwork } from '../throttles/limit-by-network.server';
import type { RateLimit } from '../throttles/rate-limiter';
import { OTP_RATE_LIMITS } from './policy';

/**
 * Enforces the limits on code requests. Returns whether the request counts as one from a known
 * device. If a known device has used up its limit, it counts as unknown. Throws `rate_limited` if a
 * limit for unknown devices is exceeded. Source: docs/rules.md#one-time-codes.
 */
export async function limitCodeRequest(ctx: Context, device?: KnownDevice): Promise<{ isKnown: boolean }> {
  const isKnown = device !== undefined && (await tryConsumeRateLimit(ctx, OTP_RATE_LIMITS.askedByDevices, device.key));
  if (!isKnown) {
    await limitByNetwork(ctx, OTP_RATE_LIMITS.askedByNetwork);
    await consumeUnknownDeviceLimit(ctx, OTP_RATE_LIMITS.askedByStrangers);
  }
  oneTimeCodesCounter.inc({ event: 'asked' });
  return { isKnown };
}

/**
 * Enforces the limits on code requests in a member's own session. Strangers cannot use them up.
 * Throws `rate_limited` if a limit is exceeded. Source: docs/rules.md#one-time-codes.
 */
export async function limitMemberCodeRequest(ctx: Context, memberId: number): Promise<{ isInSession: true }> {
  await limitByNetwork(ctx, OTP_RATE_LIMITS.askedByMemberNetwork);
  await ctx.limits.consume(OTP_RATE_LIMITS.askedByMember, String(memberId));
  oneTimeCodesCounter.inc({ event: 'asked' });
  return { isInSession: true };
}

/**
 * Consumes from the limit that all unknown devices share. Refused requests are counted for an
 * alert.
 */
export async function consumeUnknownDeviceLimit(ctx: Context, limit: RateLimit): Promise<void> {
  await ctx.limits.consume(limit, 'all').catch((refusal: unknown) => {
    oneTimeCodesCounter.inc({ event: 'refused' });
    throw refusal;
  });
}
