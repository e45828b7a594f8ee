import type { Context } from '../context';
import { DomainError } from '../errors';
import type { RateLimit } from './rate-limiter';

export function isRateLimitedError(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'rate_limited';
}

/**
 * Counts one use of a limit. Returns false, instead of throwing an error, if the limit is exceeded.
 */
export async function tryConsumeRateLimit(ctx: Context, limit: RateLimit, key: string): Promise<boolean> {
  try {
    await ctx.limits.consume(limit, key);
    return true;
  } catch (error) {
    if (isRateLimitedError(error)) return false;
    throw error;
  }
}
