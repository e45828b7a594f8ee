import type { Context } from '../context';
import type { RateLimit } from './rate-limiter';

/**
 * Runs `work` unless it is already running for the same key, in any process. In that case throws
 * `rate_limited`.
 */
export async function runExclusively<Result>(
  ctx: Context,
  limit: RateLimit,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    await ctx.limits.consume(limit, key);
    return await work();
  } finally {
    // Also refunds an attempt that `consume` rejected, because rejected attempts are counted too.
    await ctx.limits.refund(limit, key);
  }
}
