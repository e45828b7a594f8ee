import {
  getDayName,
  type DayName,
  fromDatabaseDate,
  fromDatabaseTime,
  type LocalDate,
  type LocalTime,
  toDatabaseDate,
} from '~/lib/calendar';
import type { YogaClass } from '~/db/generated/client';
import { ANSWER_MESSAGES_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { countMissingSteps } from './setup-steps.server';
import type { Context } from '../context';
import { addAttendanceCounts } from '../classes/count-attendances.server';
import { toApiCapacity } from '../classes/policy';
import { FAVOURITE_CLASS_RULES, calculatePercent } from './policy';
import type { PublicStats } from './responses';

/**
 * Returns the totals of members, classes, attendances and ratings, and the favourite classes.
 * Members and ratings are read from counters, so the query does not count rows of large tables.
 */
export async function getPublicStats(ctx: Context): Promise<PublicStats> {
  requireAdmin(ctx);
  const { minRatings, priorRatings, shown } = FAVOURITE_CLASS_RULES;
  const [stats] = await ctx.standbySql<[PublicStats]>`
    WITH titles AS MATERIALIZED (
      SELECT title, count(*) FILTER (WHERE deleted_at IS NULL) AS classes, sum(attendance_count) AS attendances,
        coalesce(sum(rating_count) FILTER (WHERE deleted_at IS NULL), 0) AS ratings,
        coalesce(sum(rating_sum) FILTER (WHERE deleted_at IS NULL), 0)::numeric AS stars
      FROM classes GROUP BY title
    ), counters AS (
      SELECT coalesce(sum(value) FILTER (WHERE name = 'members'), 0) AS members,
        coalesce(sum(value) FILTER (WHERE name = 'ratings'), 0) AS ratings,
        coalesce(sum(value) FILTER (WHERE name = 'rating_stars'), 0) AS stars
      FROM member_counters WHERE name IN ('members', 'ratings', 'rating_stars')
    ), favourites AS (
      SELECT title, round(stars / ratings, 1)::float AS average_rating, ratings::int AS total_ratings,
        (stars + ${priorRatings} * mean) / (ratings + ${priorRatings}) AS liking
      FROM titles, (SELECT sum(stars) / nullif(sum(ratings), 0) AS mean FROM titles) AS of_all
      WHERE ratings >= ${minRatings}
      ORDER BY liking DESC, ratings DESC, title LIMIT ${shown}
    )
    SELECT (
        SELECT jsonb_build_object('total_users', members, 'total_classes', (SELECT coalesce(sum(classes), 0) FROM titles),
          'total_attendances', (SELECT coalesce(sum(attendances), 0) FROM titles) + (SELECT coalesce(sum(attendances), 0) FROM class_counters),
          'platform_average_rating', coalesce(round(stars / nullif(ratings, 0), 1), 0)::float, 'total_ratings', ratings)
        FROM counters
      ) AS platform_stats,
      (SELECT coalesce(jsonb_agg(to_jsonb(favourites) - 'liking' ORDER BY liking DESC, total_ratings DESC, title), '[]')
        FROM favourites) AS favorite_classes`;
  return stats;
}

export interface ClassWithAttendance {
  id: number;
  title: string;
  description: string;
  start_time: LocalTime;
  end_time: LocalTime;
  live_link: string | null;
  is_cancelled: boolean;
  is_imported: boolean;
  attendance_count: number;
  max_participants: number;
  unlimited: boolean;
  occupancy_percent: number;
  average_rating: number | null;
  total_ratings: number;
}

export interface ClassAttendance {
  date: LocalDate;
  day_name: DayName;
  classes: ClassWithAttendance[];
  /**
   * Totals without cancelled classes. `capacity` and `occupancy_percent` also exclude classes that
   * are open to all.
   */
  totals: { classes: number; attendees: number; capacity: number; occupancy_percent: number };
}

/**
 * Returns the attendance of the classes on a date. The result contains meeting links, so only staff
 * may call this.
 */
export async function getClassAttendance(ctx: Context, date: LocalDate): Promise<ClassAttendance> {
  requireAdmin(ctx);
  return summarizeDay(date, await readAttendedClasses(ctx, date, date));
}

interface AttendanceOverview {
  totals: ClassAttendance['totals'];
  /** Days with classes. */
  days: ClassAttendance[];
}

/** Returns the attendance of the classes between two dates, both inclusive, by day. */
export async function getAttendanceOverview(ctx: Context, from: LocalDate, to: LocalDate): Promise<AttendanceOverview> {
  requireAdmin(ctx, 'manage_classes');
  const rows = await readAttendedClasses(ctx, from, to);
  const dates = [...new Set(rows.map(({ class_date }) => fromDatabaseDate(class_date)))];
  const days = dates.map((date) =>
    summarizeDay(
      date,
      rows.filter(({ class_date }) => fromDatabaseDate(class_date) === date),
    ),
  );
  return { totals: sumAttendance(rows), days };
}

async function readAttendedClasses(ctx: Context, from: LocalDate, to: LocalDate): Promise<YogaClass[]> {
  const classes = await ctx.db.yogaClass.findMany({
    where: { class_date: { gte: toDatabaseDate(from), lte: toDatabaseDate(to) }, deleted_at: null },
    orderBy: [{ class_date: 'asc' }, { start_time: 'asc' }, { id: 'asc' }],
  });
  return addAttendanceCounts(ctx.db, classes);
}

function summarizeDay(date: LocalDate, rows: readonly YogaClass[]): ClassAttendance {
  return { date, day_name: getDayName(date), totals: sumAttendance(rows), classes: rows.map(toAttendedClass) };
}

function sumAttendance(rows: readonly YogaClass[]): ClassAttendance['totals'] {
  const heldClasses = rows.filter(({ cancelled_at }) => cancelled_at === null);
  const limited = heldClasses.filter(({ max_participants }) => max_participants !== null);
  const countAttendees = (classes: readonly YogaClass[]) =>
    classes.reduce((sum, { attendance_count }) => sum + attendance_count, 0);
  const capacity = limited.reduce((sum, { max_participants }) => sum + (max_participants ?? 0), 0);
  const occupancy_percent = calculatePercent(countAttendees(limited), capacity);
  return { classes: heldClasses.length, attendees: countAttendees(heldClasses), capacity, occupancy_percent };
}

function toAttendedClass(row: YogaClass): ClassWithAttendance {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    start_time: fromDatabaseTime(row.start_time),
    end_time: fromDatabaseTime(row.end_time),
    live_link: row.live_link,
    is_cancelled: row.cancelled_at !== null,
    is_imported: row.import_id !== null,
    attendance_count: row.attendance_count,
    ...toApiCapacity(row),
    occupancy_percent: calculatePercent(row.attendance_count, row.max_participants ?? 0),
    average_rating: row.rating_count > 0 ? Math.round((10 * row.rating_sum) / row.rating_count) / 10 : null,
    total_ratings: row.rating_count,
  };
}

export interface AdminDashboardCounts {
  pending_donations: number;
  classes_today: number;
  diet_plans: number;
}

export async function getAdminDashboardCounts(ctx: Context): Promise<AdminDashboardCounts> {
  requireAdmin(ctx);
  const [workload] = await ctx.sql<[AdminDashboardCounts]>`
    SELECT (SELECT coalesce(sum(donations), 0)::int FROM donation_totals WHERE status = 'pending') AS pending_donations,
      (SELECT count(*)::int FROM held_classes WHERE class_date = ${ctx.clock.today()}::date) AS classes_today,
      (SELECT count(*)::int FROM diet_plans) AS diet_plans`;
  return workload;
}

export interface MenuBadges {
  pending_donations: number;
  /** Received messages that no staff have opened yet, up to 99. 0 without the permission. */
  unread_messages: number;
  is_class_live: boolean;
  /** Missing steps of the setup that the account may take. */
  missing_steps: number;
}

/** Returns what the menu of every staff page shows. The data can be a few seconds old. */
export async function getMenuBadges(ctx: Context): Promise<MenuBadges> {
  const { permissions } = requireAdmin(ctx);
  const { clock, sql, recent } = ctx;
  const readBadges = async () => {
    const [counts] = await sql<[Omit<MenuBadges, 'missing_steps'>]>`
      SELECT (SELECT coalesce(sum(donations), 0)::int FROM donation_totals WHERE status = 'pending') AS pending_donations,
        EXISTS (SELECT FROM held_classes
          WHERE class_date BETWEEN ${clock.today()}::date - 1 AND ${clock.today()}::date AND starts_at <= ${clock.now()} AND ends_at > ${clock.now()}) AS is_class_live,
        (SELECT count(*)::int FROM (SELECT FROM inbound_messages WHERE id > coalesce(
          (SELECT (after ->> 'newest')::bigint FROM audit_entries WHERE action = 'inbound_messages.listed' AND after ? 'newest'
            ORDER BY created_at DESC LIMIT 1), 0) LIMIT 99) AS unread) AS unread_messages`;
    return counts;
  };
  const [badges, missing_steps] = await Promise.all([recent.read('menu badges', readBadges), countMissingSteps(ctx)]);
  const mayRead = ANSWER_MESSAGES_PERMISSIONS.some((one) => permissions.includes(one));
  return { ...badges, unread_messages: mayRead ? badges.unread_messages : 0, missing_steps };
}
