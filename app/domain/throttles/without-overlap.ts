import type { Context } from '../context';
import type { Limit } from './rate-limiter';

/** Runs work at most once at a time per key. Throws rate_limited while it runs elsewhere. */
export async function withoutOverlap<Result>(
  ctx: Context,
  limit: Limit,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    await ctx.limits.take(limit, key);
    return await work();
  } finally {
    // A refused attempt was counted too, so it is refunded.
    await ctx.limits.giveBack(limit, key);
  }
}
