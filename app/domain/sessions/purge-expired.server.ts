import { toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';

const KEEP_CODES_MS = 2 * 24 * 3_600_000;

/** Removes what has served its time: ended sessions, one-time codes and guesses of earlier days, ways back to a phone, spent rate limits. Returns how many rows. */
export async function purgeExpired(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  const [sessions, codes, changes, guesses, limits] = await ctx.db.$transaction([
    ctx.db.session.deleteMany({ where: { expires_at: { lte: now } } }),
    ctx.db.otpCode.deleteMany({ where: { created_at: { lt: new Date(now.getTime() - KEEP_CODES_MS) } } }),
    ctx.db.phoneChange.deleteMany({ where: { expires_at: { lte: now } } }),
    ctx.db.otpGuessDay.deleteMany({ where: { day: { lt: toDatabaseDate(ctx.clock.today()) } } }),
    ctx.db.rateLimit.deleteMany({ where: { expire: { lte: BigInt(Date.parse(now.toISOString())) } } }),
  ]);
  return sessions.count + codes.count + changes.count + guesses.count + limits.count;
}
