import { oneTimeCodes } from '~/lib/metrics.server';
import type { Context } from '../context';
import type { KnownDevice } from '../throttles/known-device.server';
import { tryConsume } from '../throttles/try-consume';
import { limitByNetwork } from '../throttles/limit-by-network.server';
import type { RateLimit } from '../throttles/rate-limiter';
import { OTP_LIMITS } from './policy';

/**
 * Enforces the limits on code requests. Returns whether the request counts as one from a known
 * device. If a known device has used up its limit, it counts as unknown. Throws `rate_limited` if a
 * limit for unknown devices is exceeded. Source: docs/rules.md#one-time-codes.
 */
export async function limitCodeRequest(ctx: Context, device?: KnownDevice): Promise<{ isKnown: boolean }> {
  const isKnown = device !== undefined && (await tryConsume(ctx, OTP_LIMITS.askedByDevices, device.key));
  if (!isKnown) {
    await limitByNetwork(ctx, OTP_LIMITS.askedByNetwork);
    await consumeLimitOfUnknownDevices(ctx, OTP_LIMITS.askedByStrangers);
  }
  oneTimeCodes.inc({ event: 'asked' });
  return { isKnown };
}

/**
 * Consumes from the limit that all unknown devices share. Refused requests are counted for an
 * alert.
 */
export async function consumeLimitOfUnknownDevices(ctx: Context, limit: RateLimit): Promise<void> {
  await ctx.limits.consume(limit, 'all').catch((refusal: unknown) => {
    oneTimeCodes.inc({ event: 'refused' });
    throw refusal;
  });
}
