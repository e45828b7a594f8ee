import type { SqlTag } from '~/db/client.server';
import type { LocalDate } from '~/lib/calendar';
import { MARK_ATTENDANCE_AFTER_END_MINUTES } from './class-days';
import type { Context } from './context';

interface OpenDay {
  /** The first day that is not over: today, or yesterday while one of its classes can be marked. */
  firstOpenDay: LocalDate;
  /** The last three class days that are over, latest first. */
  classDays: LocalDate[];
}

/** Returns the same as `readOpenDay`. Each process caches the result for a few seconds. */
export function getOpenDay(ctx: Context): Promise<OpenDay> {
  return ctx.recent.read(`open day of ${ctx.clock.today()}`, () => readOpenDay(ctx, ctx.sql));
}

/**
 * Reads the first day that is not over, and the class days before it. A day is over when attendance
 * of its classes can no longer be marked. Source: docs/rules.md#streaks.
 */
export async function readOpenDay({ clock }: Context, sql: SqlTag): Promise<OpenDay> {
  const today = clock.today();
  const markableSince = new Date(clock.now().getTime() - MARK_ATTENDANCE_AFTER_END_MINUTES * 60_000);
  const [row] = await sql<OpenDay[]>`
    SELECT day::text AS "firstOpenDay", class_days::text[] AS "classDays" FROM (
      SELECT coalesce(min(class_date), ${today}::date) AS day FROM held_classes
      WHERE class_date = ${today}::date - 1 AND ends_at >= ${markableSince}
    ) AS open, class_days_before(day)`;
  return row ?? { firstOpenDay: today, classDays: [] };
}

/** Lists the last three class days that are over, latest first, from the cache of `getOpenDay`. */
export async function listRecentClassDays(ctx: Context): Promise<LocalDate[]> {
  return (await getOpenDay(ctx)).classDays;
}
