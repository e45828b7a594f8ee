import type { Transaction } from '~/db/client.server';
import { fromDatabaseDate, type LocalDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { countStreaksAffectedByDay, scheduleStreakRecalculation } from '../streaks/recalculate-streaks.server';

/** Returns how many streaks would change if this class were cancelled, deleted or moved. */
export async function countStreaksAffectedByClass(ctx: Context, id: number): Promise<number> {
  requireAdmin(ctx, 'manage_classes');
  const [alone] = await ctx.sql<{ day: LocalDate }[]>`
    SELECT class_date::text AS day FROM held_classes AS one
    WHERE id = ${id} AND class_date < ${ctx.clock.today()}::date AND announced_at < starts_at
      AND NOT EXISTS (SELECT FROM excused_days WHERE day = class_date)
      AND NOT EXISTS (SELECT FROM held_classes AS other
        WHERE other.class_date = one.class_date AND other.id <> one.id AND other.announced_at < other.starts_at)`;
  return alone ? countStreaksAffectedByDay(ctx, alone.day) : 0;
}

/**
 * Runs a change to a class. If a past day becomes a class day or stops being one, schedules a
 * recalculation of the affected streaks.
 */
export async function runClassDayChange<Result>(
  ctx: Context,
  tx: Transaction,
  { class_date }: { class_date: Date },
  change: () => Promise<Result>,
): Promise<Result> {
  const day = fromDatabaseDate(class_date);
  if (day >= ctx.clock.today()) return change();
  // Serialises changes to past days. If two classes of a day are removed concurrently, the second
  // change sees that it removes the last class.
  await acquireAdvisoryLock(tx, 'class-day');
  const before = await isClassDay(tx, day);
  const result = await change();
  if (before !== (await isClassDay(tx, day))) await scheduleStreakRecalculation(ctx, tx, day);
  return result;
}

async function isClassDay(tx: Transaction, day: LocalDate): Promise<boolean> {
  const rows = await tx.$queryRaw<{ class_date: Date }[]>`
    SELECT class_date FROM class_days WHERE class_date = ${day}::date AND NOT is_excused LIMIT 1`;
  return rows.length > 0;
}
