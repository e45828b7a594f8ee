import type { Context } from '../context';
import type { RateLimit } from './rate-limiter';

/** Runs work at most once at a time per key. Throws rate_limited while it runs elsewhere. */
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
    // A refused attempt was counted too, so it is refunded.
    await ctx.limits.refund(limit, key);
  }
}
