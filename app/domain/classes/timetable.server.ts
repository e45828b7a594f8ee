import { addDays, type LocalDate, getMonday, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { ClassStatistics, StaffClass } from './responses';
import { toStaffClass, INCLUDE_CLASS_SERIES } from './class-row';
import { CLASS_NOT_FOUND_MESSAGE } from './lock-class.server';
import { addAttendanceCounts } from './count-attendances.server';

const PAGE_SIZE = 500;

/** Returns the statistics above the timetable. Source: docs/rules.md#class-statistics. */
export async function getClassStatistics(ctx: Context): Promise<ClassStatistics> {
  requireAdmin(ctx);
  const monday = getMonday(ctx.clock.today());
  const [figures] = await ctx.sql<ClassStatistics[]>`
    SELECT count(*)::int AS total_classes,
      (count(*) FILTER (WHERE ends_at >= ${ctx.clock.now()} AND cancelled_at IS NULL))::int AS active_classes,
      (SELECT coalesce(sum(count_class_attendances(classes)), 0)::int FROM classes
        WHERE class_date BETWEEN ${monday}::date AND ${addDays(monday, 6)}::date) AS total_attendees_this_week,
      coalesce(round(sum(rating_sum)::numeric / nullif(sum(rating_count), 0), 1), 0)::float AS average_class_rating
    FROM classes WHERE deleted_at IS NULL`;
  return figures ?? { total_classes: 0, active_classes: 0, total_attendees_this_week: 0, average_class_rating: 0 };
}

/** Lists one page of all classes, including cancelled ones, latest first. */
export async function listClasses(ctx: Context, page: number): Promise<StaffClass[]> {
  requireAdmin(ctx);
  const rows = await ctx.db.yogaClass.findMany({
    where: { deleted_at: null },
    include: INCLUDE_CLASS_SERIES,
    orderBy: [{ class_date: 'desc' }, { start_time: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
  });
  return (await addAttendanceCounts(ctx.db, rows)).map((row) => toStaffClass(row, ctx.clock.now()));
}

export async function listWeekClasses(ctx: Context, monday: LocalDate): Promise<StaffClass[]> {
  requireAdmin(ctx, 'manage_classes');
  const rows = await ctx.db.yogaClass.findMany({
    where: {
      deleted_at: null,
      class_date: { gte: toDatabaseDate(monday), lte: toDatabaseDate(addDays(monday, 6)) },
    },
    include: INCLUDE_CLASS_SERIES,
    orderBy: [{ class_date: 'asc' }, { start_time: 'asc' }, { id: 'asc' }],
  });
  return (await addAttendanceCounts(ctx.db, rows)).map((row) => toStaffClass(row, ctx.clock.now()));
}

export async function getClass(ctx: Context, id: number): Promise<StaffClass> {
  requireAdmin(ctx, 'manage_classes');
  const row = await ctx.db.yogaClass.findFirst({ where: { id, deleted_at: null }, include: INCLUDE_CLASS_SERIES });
  if (!row) throw new DomainError('not_found', CLASS_NOT_FOUND_MESSAGE);
  const [counted = row] = await addAttendanceCounts(ctx.db, [row]);
  return toStaffClass(counted, ctx.clock.now());
}
