import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { requireMember } from '../members/require-member';
import { findRateableClass } from './queries.server';
import type { submitRatingSchema } from './schemas';

const RATINGS_BY_MEMBER = { name: 'ratings', times: 30, seconds: 3600, scope: 'process' } as const;

/**
 * Rates the last class that the acting member attended or, if there is none, the platform. Returns
 * the id of the rated class, or null for the platform. Source: docs/rules.md#ratings.
 */
export async function submitRating(
  ctx: Context,
  input: z.output<typeof submitRatingSchema>,
): Promise<{ class_id: number | null }> {
  const memberId = requireMember(ctx);
  await ctx.limits.consume(RATINGS_BY_MEMBER, String(memberId));
  const classId = (await findRateableClass(ctx))?.id ?? null;
  await ctx.db.$transaction((tx) =>
    classId === null ? ratePlatform(ctx, tx, memberId, input) : rateClass(ctx, tx, memberId, classId, input),
  );
  return { class_id: classId };
}

function ratePlatform(
  ctx: Context,
  tx: Transaction,
  memberId: number,
  input: z.output<typeof submitRatingSchema>,
): Promise<unknown> {
  return write(ctx, tx, { member_id: memberId, class_id: null, subject: `day:${ctx.clock.today()}` }, input);
}

// Locks the member first and then the class. Marking attendance and deleting members lock in the
// same order, which prevents deadlocks.
async function rateClass(
  ctx: Context,
  tx: Transaction,
  memberId: number,
  classId: number,
  input: z.output<typeof submitRatingSchema>,
): Promise<void> {
  const subject = `class:${classId}`;
  await tx.$queryRaw`SELECT id FROM members WHERE id = ${memberId} FOR KEY SHARE`;
  await tx.$queryRaw`SELECT id FROM classes WHERE id = ${classId} FOR NO KEY UPDATE`;
  const before = await tx.rating.findUnique({
    where: { member_id_subject: { member_id: memberId, subject } },
    select: { rating: true },
  });
  await write(ctx, tx, { member_id: memberId, class_id: classId, subject }, input);
  // Uses raw SQL, because Prisma would also change `updated_at`, and calendar apps would show that
  // as an edit of the class.
  await tx.$executeRaw`
    UPDATE classes SET rating_count = rating_count + ${before ? 0 : 1}::int,
      rating_sum = rating_sum + ${input.rating - (before?.rating ?? 0)}::int
    WHERE id = ${classId}`;
}

function write(
  ctx: Context,
  tx: Transaction,
  rated: { member_id: number; class_id: number | null; subject: string },
  { rating, review }: z.output<typeof submitRatingSchema>,
): Promise<unknown> {
  const now = ctx.clock.now();
  const feedback = { rating, review: review ?? null, updated_at: now };
  return tx.rating.upsert({
    where: { member_id_subject: { member_id: rated.member_id, subject: rated.subject } },
    create: { ...rated, ...feedback, created_at: now },
    update: feedback,
    select: { id: true },
  });
}
