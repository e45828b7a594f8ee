import { addDays, type LocalDate, toInstant } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { countSignUps, type TrendReports } from './update-trends.server';

export interface DailyFigures {
  attendances: number;
  sign_ups: number;
}

/**
 * Returns a function that returns the figures of a day from `first` to today. Reads from the
 * standby. Sign-ups come from the nightly count; only the days after it are counted now.
 */
export async function readDailyFigures(ctx: Context, first: LocalDate): Promise<(date: LocalDate) => DailyFigures> {
  requireAdmin(ctx);
  const [attendances, signUps] = await Promise.all([countAttendances(ctx, first), readSignUps(ctx, first)]);
  return (date) => ({ attendances: attendances.get(date) ?? 0, sign_ups: signUps[date] ?? 0 });
}

async function countAttendances(ctx: Context, first: LocalDate): Promise<Map<LocalDate, number>> {
  const rows = await ctx.standbySql<{ day: LocalDate; attendances: number }[]>`
    SELECT class_date::text AS day, sum(count_class_attendances(classes))::int AS attendances FROM classes
    WHERE class_date BETWEEN ${first}::date AND ${ctx.clock.today()}::date GROUP BY class_date`;
  return new Map(rows.map(({ day, attendances }) => [day, attendances]));
}

async function readSignUps(ctx: Context, first: LocalDate): Promise<Record<LocalDate, number>> {
  const report = await ctx.standby.trendReport.findUnique({ where: { name: 'sign_ups' } });
  const counted = report?.figures as unknown as TrendReports['sign_ups'] | undefined;
  const from = counted && counted.until >= first ? addDays(counted.until, 1) : first;
  const { days } = await countSignUps(ctx, from, ctx.clock.today());
  return { ...counted?.days, ...days };
}

export interface WeekComparison {
  /** The last seven days, oldest first. The last element contains the figures of today so far. */
  days: ({ date: LocalDate; before: DailyFigures } & DailyFigures)[];
}

/**
 * Returns the figures of the last seven days and of the same days of the week before. Today is
 * compared with the same day of last week up to the same time. The data can be a few seconds old.
 */
export async function getWeekComparison(ctx: Context): Promise<WeekComparison> {
  requireAdmin(ctx);
  const today = ctx.clock.today();
  return ctx.recent.read(`weeks compared on ${today}`, async () => {
    const [figuresOf, lastWeekSoFar] = await Promise.all([
      readDailyFigures(ctx, addDays(today, -13)),
      countLastWeekSoFar(ctx, addDays(today, -7)),
    ]);
    return {
      days: Array.from({ length: 7 }, (_, at) => {
        const date = addDays(today, at - 6);
        return { date, ...figuresOf(date), before: date === today ? lastWeekSoFar : figuresOf(addDays(date, -7)) };
      }),
    };
  });
}

/**
 * Counts all attendances of the classes that had started by this time, because counting attendances
 * by the minute is slower.
 */
async function countLastWeekSoFar({ standbySql, clock }: Context, day: LocalDate): Promise<DailyFigures> {
  const until = new Date(clock.now().getTime() - 7 * 24 * 3_600_000);
  const [counted] = await standbySql<[DailyFigures]>`
    SELECT (SELECT coalesce(sum(count_class_attendances(classes)), 0)::int FROM classes
        WHERE class_date = ${day}::date AND starts_at <= ${until}) AS attendances,
      (SELECT count(*)::int FROM members
        WHERE created_at >= ${toInstant(day, '00:00', clock.timeZone)} AND created_at <= ${until}) AS sign_ups`;
  return counted;
}
