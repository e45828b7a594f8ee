import { addDays, type LocalDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { DAYS_IN_DAILY_CHART } from './policy';

export interface DailyFigures {
  date: LocalDate;
  attendances: number;
  sign_ups: number;
}

/**
 * Returns the statistics of each of the last days, including today, oldest first. The data can be a
 * few seconds old.
 */
export async function getDailyFigures(ctx: Context): Promise<DailyFigures[]> {
  requireAdmin(ctx);
  const until = ctx.clock.today();
  const from = addDays(until, 1 - DAYS_IN_DAILY_CHART);
  const { timeZone } = ctx.clock;
  return ctx.recent.read(`daily-figures ${until}`, () => {
    return ctx.standbySql<DailyFigures[]>`
      WITH attended AS (
        SELECT class_date AS day, sum(count_class_attendances(classes)) AS attendances FROM classes
        WHERE class_date BETWEEN ${from}::date AND ${until}::date GROUP BY day
      ), joined AS (
        SELECT (created_at AT TIME ZONE ${timeZone})::date AS day, count(*) AS sign_ups FROM members
        WHERE created_at >= ${from}::date::timestamp AT TIME ZONE ${timeZone} GROUP BY day
      )
      SELECT day::date::text AS date, coalesce(attendances, 0)::int AS attendances, coalesce(sign_ups, 0)::int AS sign_ups
      FROM generate_series(${from}::date, ${until}::date, interval '1 day') AS days (at), LATERAL (SELECT at::date AS day) AS one
      LEFT JOIN attended USING (day) LEFT JOIN joined USING (day) ORDER BY day`;
  });
}
