import type { Transaction } from '~/db/client.server';
import { fromDatabaseDate, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { sweepInChunks, sweepUntilFewerThan } from '~/lib/chunks';
import type { Context } from '../context';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { getMaxRestDays } from './policy';
import { recalculateStreaksOfMembers } from './recalculate-members.server';

/**
 * Members per transaction. While a transaction runs, attendance of its members cannot be marked.
 */
const CHUNK_SIZE = 500;

const LAST_ID = 2_147_483_647;

/**
 * Schedules a recalculation of streaks after a past day has become a class day or stopped being
 * one. If `day` is null, all streaks are recalculated.
 */
export async function scheduleStreakRecalculation(ctx: Context, tx: Transaction, day: LocalDate | null): Promise<void> {
  const is_kind = ctx.community.streakKindness;
  await tx.streakRecalculation.create({
    data: { day: day && toDatabaseDate(day), is_kind, created_at: ctx.clock.now() },
    select: { id: true },
  });
}

/** Returns how many streaks would change if a past day became a class day or stopped being one. */
export async function countStreaksAffectedByDay(ctx: Context, day: LocalDate): Promise<number> {
  const [counted] = await ctx.sql<{ members: number }[]>`
    SELECT count(member_id)::int AS members
    FROM class_days_before(${day}::date),
      list_affected_streaks(${day}::date, coalesce(class_days[${getMaxRestDays(ctx.community) + 1}::int], '-infinity'), 0, ${LAST_ID}::int)`;
  return counted?.members ?? 0;
}

/**
 * Recalculates streaks for which a recalculation is scheduled. Returns how many stored streaks were
 * wrong and have been corrected. Source: docs/rules.md#class-days.
 */
export async function recalculateStreaks(ctx: Context): Promise<number> {
  await markForChangedRule(ctx);
  const waiting = await sweepUntilFewerThan(CHUNK_SIZE, () =>
    ctx.db.$transaction((tx) => recalculateQueuedMembers(ctx, tx)),
  );
  return (
    waiting +
    (await sweepInChunks(async (after) => {
      const corrected = await ctx.db.$transaction((tx) => recalculateChangedDay(ctx, tx));
      return { count: corrected ?? 0, next: corrected === null ? null : after };
    }))
  );
}

async function recalculateQueuedMembers(ctx: Context, tx: Transaction): Promise<number> {
  const waiting = await tx.member.findMany({
    where: { needs_recalculation: true },
    orderBy: { id: 'asc' },
    take: CHUNK_SIZE,
    select: { id: true },
  });
  const ids = waiting.map(({ id }) => id);
  return recalculateStreaksOfMembers(ctx, tx, ids);
}

async function markForChangedRule(ctx: Context): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'streak-rule');
    const last = await tx.streakRecalculation.findFirst({ where: { day: null }, orderBy: { id: 'desc' } });
    if (last?.is_kind !== ctx.community.streakKindness) await scheduleStreakRecalculation(ctx, tx, null);
  });
}

async function recalculateChangedDay(ctx: Context, tx: Transaction): Promise<number | null> {
  const [replay] = await tx.$queryRaw<{ id: bigint; day: Date | null; done: number }[]>`
    SELECT id, day, done_to_member_id AS done FROM streak_recalculations WHERE finished_at IS NULL
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;
  if (!replay) return null;
  const members = await tx.member.findMany({
    where: { id: { gt: replay.done } },
    orderBy: { id: 'asc' },
    take: CHUNK_SIZE,
    select: { id: true },
  });
  const ids = members.map(({ id }) => id);
  const upTo = ids.at(-1) ?? replay.done;
  const concerned = replay.day
    ? await listAffectedMembers(ctx, tx, fromDatabaseDate(replay.day), replay.done, upTo)
    : ids;
  const corrected = await recalculateStreaksOfMembers(ctx, tx, concerned);
  const finished_at = ids.length < CHUNK_SIZE ? ctx.clock.now() : null;
  await tx.streakRecalculation.update({
    where: { id: replay.id },
    data: { done_to_member_id: upTo, finished_at },
    select: { id: true },
  });
  return corrected;
}

async function listAffectedMembers(
  ctx: Context,
  tx: Transaction,
  day: LocalDate,
  after: number,
  upTo: number,
): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT member_id AS id
    FROM class_days_before(${day}::date),
      list_affected_streaks(${day}::date, coalesce(class_days[${getMaxRestDays(ctx.community) + 1}::int], '-infinity'), ${after}::int, ${upTo}::int)`;
  return rows.map(({ id }) => id);
}
