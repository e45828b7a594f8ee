import { oneTimeCodes } from '~/lib/metrics.server';
import type { Context } from '../context';
import type { KnownDevice } from '../throttles/known-device.server';
import { tryToTake } from '../throttles/try-to-take';
import { takeForNetwork } from '../throttles/limit-by-network.server';
import type { Limit } from '../throttles/rate-limiter';
import { OTP_LIMITS } from './policy';

/**
 * Limits requests for codes. Returns whether the request counts as one from a known device; if the
 * limit of known devices is used up, it counts as unknown. Throws rate_limited. Source:
 * docs/rules.md#one-time-codes.
 */
export async function countAskedCode(ctx: Context, device?: KnownDevice): Promise<{ isKnown: boolean }> {
  const isKnown = device !== undefined && (await tryToTake(ctx, OTP_LIMITS.askedByDevices, device.key));
  if (!isKnown) {
    await takeForNetwork(ctx, OTP_LIMITS.askedByNetwork);
    await takeForStrangers(ctx, OTP_LIMITS.askedByStrangers);
  }
  oneTimeCodes.inc({ event: 'asked' });
  return { isKnown };
}

/** Consumes from the limit that all unknown devices share, and counts refusals for an alert. */
export async function takeForStrangers(ctx: Context, limit: Limit): Promise<void> {
  await ctx.limits.take(limit, 'all').catch((refusal: unknown) => {
    oneTimeCodes.inc({ event: 'refused' });
    throw refusal;
  });
}
