import { addDays, type LocalDate, type LocalTime } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { type PlacesByMinute, readPlacesByMinute } from './places-by-minute.server';

/** Larger classes are not compared by the minute, because counting each attendance is too slow. */
const MAX_COMPARED_ATTENDANCES = 20_000;

const WEEK_MS = 7 * 24 * 3_600_000;

export interface ClassOfToday {
  id: number;
  title: string;
  instructor: string;
  /** The day before today for a class over midnight. */
  date: LocalDate;
  start_time: LocalTime;
  end_time: LocalTime;
  starts_at: Date;
  ends_at: Date;
  live_link: string | null;
  max_participants: number | null;
  taken: number;
  is_cancelled: boolean;
}

export interface LiveClass extends ClassOfToday {
  /**
   * Places that were taken by this time in the same class a week ago, or at its end if the class
   * was very large. Null if there was no such class.
   */
  lastWeek: { taken: number; isWhole: boolean } | null;
  /** Null if the class was very large, or if nobody came to it. */
  places: PlacesByMinute | null;
}

export interface ClassesOfToday {
  live: LiveClass | null;
  /** The remaining classes of today, by start time. */
  others: ClassOfToday[];
}

/**
 * Returns today's classes, with the live class as a separate field. If several classes are live,
 * that field is the one that started first. A class over midnight is among the classes of the new
 * day until it ends.
 */
export async function getClassesOfToday(ctx: Context): Promise<ClassesOfToday> {
  requireAdmin(ctx);
  const now = ctx.clock.now();
  const classes = await ctx.sql<ClassOfToday[]>`
    SELECT id, title, instructor, class_date::text AS date, start_time::text AS start_time, end_time::text AS end_time, starts_at, ends_at, live_link,
      max_participants, count_class_attendances(classes) AS taken, cancelled_at IS NOT NULL AS is_cancelled
    FROM classes WHERE class_date BETWEEN ${ctx.clock.today()}::date - 1 AND ${ctx.clock.today()}::date
      AND (class_date = ${ctx.clock.today()}::date OR ends_at > ${now}) AND deleted_at IS NULL
    ORDER BY starts_at, id`;
  const live = classes.find(
    ({ starts_at, ends_at, is_cancelled }) => !is_cancelled && starts_at <= now && now < ends_at,
  );
  return {
    live: live ? await compareWithLastWeek(ctx, live) : null,
    others: classes.filter((one) => one !== live),
  };
}

interface LastWeekClass {
  id: number;
  taken: number;
  isWhole: boolean;
}

async function compareWithLastWeek(ctx: Context, live: ClassOfToday): Promise<LiveClass> {
  const lastWeek = await findLastWeek(ctx, live);
  const isLarge = lastWeek?.isWhole === true || live.taken > MAX_COMPARED_ATTENDANCES;
  const isEmpty = live.taken === 0 && !lastWeek?.taken;
  return {
    ...live,
    lastWeek: lastWeek && { taken: lastWeek.taken, isWhole: lastWeek.isWhole },
    places: isLarge || isEmpty ? null : await readPlacesByMinute(ctx, live, lastWeek?.id ?? null),
  };
}

/**
 * Finds the class of the same series a week ago or, if there is none, a class with the same title
 * and time.
 */
async function findLastWeek(
  { sql, clock }: Context,
  { id, title, date, start_time }: ClassOfToday,
): Promise<LastWeekClass | null> {
  const day = addDays(date, -7);
  const until = new Date(clock.now().getTime() - WEEK_MS);
  const [lastWeek] = await sql<LastWeekClass[]>`
    WITH same AS (
      SELECT last_week.id, last_week.class_date, count_class_attendances(last_week) AS whole FROM classes AS last_week
      WHERE class_date = ${day}::date AND deleted_at IS NULL AND cancelled_at IS NULL AND import_id IS NULL
        AND (series_id = (SELECT series_id FROM classes AS today WHERE today.id = ${id})
          OR (title = ${title} AND start_time = ${start_time}::time))
      ORDER BY start_time = ${start_time}::time DESC, last_week.id LIMIT 1
    )
    SELECT id, whole > ${MAX_COMPARED_ATTENDANCES} AS "isWhole", CASE WHEN whole > ${MAX_COMPARED_ATTENDANCES} THEN whole ELSE (
      SELECT count(*)::int FROM attendances
      WHERE attendances.class_date = same.class_date AND class_id = same.id AND marked_at <= ${until}) END AS taken
    FROM same`;
  return lastWeek ?? null;
}
