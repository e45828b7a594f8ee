import { oneTimeCodes } from '~/lib/metrics.server';
import type { Context } from '../context';
import type { KnownDevice } from '../throttles/known-device.server';
import { tryConsume } from '../throttles/try-consume';
import { limitByNetwork } from '../throttles/limit-by-network.server';
import type { RateLimit } from '../throttles/rate-limiter';
import { OTP_LIMITS } from './policy';

/**
 * Limits requests for codes. Returns whether the request counts as one from a known device; if the
 * limit of known devices is used up, it counts as unknown. Throws rate_limited.
 * Source: docs/rules.md#one-time-codes.
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

/** Consumes from the limit that all unknown devices share, and counts refusals for an alert. */
export async function consumeLimitOfUnknownDevices(ctx: Context, limit: RateLimit): Promise<void> {
  await ctx.limits.consume(limit, 'all').catch((refusal: unknown) => {
    oneTimeCodes.inc({ event: 'refused' });
    throw refusal;
  });
}
