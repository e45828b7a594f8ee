import { addDays, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';

const MINUTE_MS = 60_000;

const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * Maximum number of points in the chart. Longer classes are counted in steps of several minutes.
 */
const MAX_STEPS = 60;

/**
 * Places that were taken at the start of a class and after each step of `step_minutes`. Today's
 * figures end at the current time, and last week's at the end of the class.
 */
export interface PlacesByMinute {
  step_minutes: number;
  /** Number of steps from the start to the end of the class. */
  steps: number;
  today: number[];
  /** Null if there was no such class last week. */
  last_week: number[] | null;
}

interface Live {
  id: number;
  date: LocalDate;
  starts_at: Date;
  ends_at: Date;
}

/**
 * Counts the attendances of a live class and of the same class last week by the minute, with one
 * query. Both series begin at the start time of today's class. The figures can be a few seconds
 * old.
 */
export function readPlacesByMinute(ctx: Context, live: Live, lastWeekId: number | null): Promise<PlacesByMinute> {
  return ctx.recent.read(`places ${live.id} ${lastWeekId}`, async () => {
    const minutes = (until: Date) => (until.getTime() - live.starts_at.getTime()) / MINUTE_MS;
    const step_minutes = Math.ceil(minutes(live.ends_at) / MAX_STEPS);
    const counts = await countSteps(ctx, live, { lastWeekId, step_minutes });
    const countStepsUntil = (until: Date) => Math.max(0, Math.floor(minutes(until) / step_minutes));
    const addUp = (isToday: boolean, until: Date) => {
      let sum = 0;
      return Array.from(
        { length: countStepsUntil(until) + 1 },
        (_, step) => (sum += counts.get(`${isToday} ${step}`) ?? 0),
      );
    };
    return {
      step_minutes,
      steps: countStepsUntil(live.ends_at),
      today: addUp(true, ctx.clock.now()),
      last_week: lastWeekId === null ? null : addUp(false, live.ends_at),
    };
  });
}

async function countSteps(
  { sql }: Context,
  live: Live,
  { lastWeekId, step_minutes }: { lastWeekId: number | null; step_minutes: number },
): Promise<Map<string, number>> {
  const lastWeekStart = new Date(live.starts_at.getTime() - WEEK_MS);
  const rows = await sql<{ isToday: boolean; step: number; taken: number }[]>`
    SELECT class_id = ${live.id} AS "isToday", greatest(0, ceil(extract(epoch FROM marked_at
        - CASE WHEN class_id = ${live.id} THEN ${live.starts_at}::timestamptz ELSE ${lastWeekStart}::timestamptz END)
        / ${60 * step_minutes}))::int AS step, count(*)::int AS taken
    FROM attendances
    WHERE (class_date = ${toDatabaseDate(live.date)}::date AND class_id = ${live.id})
      OR (class_date = ${toDatabaseDate(addDays(live.date, -7))}::date AND class_id = ${lastWeekId}::int)
    GROUP BY 1, 2`;
  return new Map(rows.map(({ isToday, step, taken }) => [`${isToday} ${step}`, taken]));
}
