import type { Transaction } from '~/db/client.server';
import type { ClassSeries, YogaClass } from '~/db/generated/client';
import { untranslated } from '~/i18n/messages/message';
import { addDays, fromDatabaseDate, type LocalDate, toDatabaseDate, toInstant } from '~/lib/calendar';
import { listWeeklyDates, MAX_WEEKLY_DAYS } from '~/lib/weekly-dates';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { addAttendanceCounts } from './count-attendances.server';
import { toPlannedClass } from './create-series-classes.server';
import { buildNewClassRow } from './planned-class';
import type { ChangeScope } from './policy';
import { assertValidEndDate } from './repeat-class.server';

/** Weekdays from 1 (Monday) to 7 (Sunday) and the last date of a series. */
export interface SeriesSchedule {
  weekdays: number[];
  until_date: LocalDate;
}

/**
 * Difference between the old and the new weekdays and last date of a series. The dates include
 * those more than a week ahead, whose classes the worker has not created yet.
 */
export interface ScheduleChange extends SeriesSchedule {
  added: LocalDate[];
  kept: number;
  removed: LocalDate[];
  /** Dates outside the new schedule whose classes are kept, because members have joined them. */
  joined: LocalDate[];
  /** Ids of the classes that are deleted. */
  removed_ids: number[];
  /** Last compared date if a schedule is longer than two years, otherwise null. */
  compared_until: LocalDate | null;
}

interface RequestedChange {
  apply_to: ChangeScope;
  start_time: string;
  weekdays?: number[] | undefined;
  until_date?: LocalDate | null | undefined;
}

/** Returns the weekdays and the last date of a series, or null if it has ended. */
export async function findSeriesSchedule(ctx: Context, seriesId: number | null): Promise<SeriesSchedule | null> {
  requireAdmin(ctx, 'manage_classes');
  const series = await ctx.db.classSeries.findFirst({
    where: { id: seriesId ?? 0, ended_at: null },
    select: { weekdays: true, until_date: true },
  });
  return series && { weekdays: series.weekdays, until_date: fromDatabaseDate(series.until_date) };
}

/**
 * Returns how an edit of a class would change the dates of its series, or null if the dates stay
 * the same. Throws `invalid` for a schedule that the series cannot have.
 */
export async function previewScheduleChange(
  ctx: Context,
  id: number,
  requested: RequestedChange,
): Promise<ScheduleChange | null> {
  requireAdmin(ctx, 'manage_classes');
  const before = await ctx.db.yogaClass.findFirst({ where: { id, deleted_at: null } });
  return before && planScheduleChange(ctx, ctx.db, before, requested);
}

/** Plans the difference inside a transaction that has locked the series and its classes. */
export async function planScheduleChange(
  ctx: Context,
  tx: Pick<Transaction, 'classSeries' | 'yogaClass' | '$queryRaw'>,
  before: YogaClass,
  { apply_to, start_time, weekdays, until_date }: RequestedChange,
): Promise<ScheduleChange | null> {
  if (!weekdays || !until_date) return null;
  const series = await tx.classSeries.findFirst({ where: { id: before.series_id ?? 0, ended_at: null } });
  if (!series) throw createInvalidFieldError('apply_to', untranslated('This class does not repeat'));
  const sameEnd = until_date === fromDatabaseDate(series.until_date);
  if (sameEnd && weekdays.join() === series.weekdays.toSorted((a, b) => a - b).join()) return null;
  if (apply_to === 'this')
    throw createInvalidFieldError(
      'apply_to',
      untranslated('The weekdays and the last date belong to the series. Choose which other classes to change.'),
    );
  const classDate = fromDatabaseDate(before.class_date);
  if (!sameEnd) assertValidEndDate(ctx, classDate, until_date);
  const from = apply_to === 'all' ? ctx.clock.today() : classDate;
  const rows = await listRows(ctx, tx, series.id, from);
  const change = compareSchedules(ctx, { series, rows, from, start_time }, { weekdays, until_date });
  if (change.added.length + change.kept === 0)
    throw createInvalidFieldError(
      'until_date',
      untranslated('No class of the series would be left. End the series instead.'),
    );
  return change;
}

type Row = Awaited<ReturnType<typeof listRows>>[number];

async function listRows(
  ctx: Context,
  tx: Pick<Transaction, 'yogaClass' | '$queryRaw'>,
  series_id: number,
  from: LocalDate,
) {
  const rows = await tx.yogaClass.findMany({
    where: { series_id, class_date: { gte: toDatabaseDate(from) } },
    select: {
      id: true,
      class_date: true,
      starts_at: true,
      cancelled_at: true,
      deleted_at: true,
      attendance_count: true,
      max_participants: true,
    },
  });
  return addAttendanceCounts(tx, rows);
}

function compareSchedules(
  ctx: Context,
  { series, rows, from, start_time }: { series: ClassSeries; rows: Row[]; from: LocalDate; start_time: string },
  { weekdays, until_date }: SeriesSchedule,
): ScheduleChange {
  const now = ctx.clock.now();
  const first = fromDatabaseDate(series.from_date);
  const start = first > from ? first : from;
  const listFrom = (schedule: SeriesSchedule) =>
    listWeeklyDates({ weekdays: schedule.weekdays, from: start, until: schedule.until_date });
  const oldUntil = fromDatabaseDate(series.until_date);
  const oldDates = listFrom({ weekdays: series.weekdays, until_date: oldUntil });
  const newDates = listFrom({ weekdays, until_date });
  const rowsByDate = new Map(rows.map((row) => [fromDatabaseDate(row.class_date), row]));
  const created = series.materialised_to ? fromDatabaseDate(series.materialised_to) : '';
  const toCome = oldDates.filter((date) => {
    const row = rowsByDate.get(date);
    return row ? !row.deleted_at && !row.cancelled_at && row.starts_at > now : date > created;
  });
  const leaving = toCome.filter((date) => !newDates.includes(date));
  const isJoined = (date: LocalDate) => (rowsByDate.get(date)?.attendance_count ?? 0) > 0;
  const removed = leaving.filter((date) => !isJoined(date));
  return {
    weekdays,
    until_date,
    added: newDates.filter((date) => {
      const row = rowsByDate.get(date);
      const isFree = row?.deleted_at !== null;
      return !oldDates.includes(date) && isFree && toInstant(date, start_time, ctx.clock.timeZone) > now;
    }),
    kept: toCome.length - leaving.length,
    removed,
    joined: leaving.filter(isJoined),
    removed_ids: removed.flatMap((date) => rowsByDate.get(date)?.id ?? []),
    compared_until: findCut(start, oldUntil > until_date ? oldUntil : until_date),
  };
}

function findCut(start: LocalDate, until: LocalDate): LocalDate | null {
  const last = addDays(start, MAX_WEEKLY_DAYS);
  return until > last ? last : null;
}

/**
 * Saves the new weekdays and last date of a series, deletes the removed classes, and creates the
 * added classes on days for which the worker has already created classes.
 */
export async function applyScheduleChange(
  ctx: Context,
  tx: Transaction,
  seriesId: number,
  { weekdays, until_date, added, removed_ids }: ScheduleChange,
): Promise<void> {
  const now = ctx.clock.now();
  const series = await tx.classSeries.update({
    where: { id: seriesId },
    data: { weekdays, until_date: toDatabaseDate(until_date) },
  });
  // Removes the series from the deleted classes, because a deleted class of the series would
  // prevent a new class on its day.
  await tx.yogaClass.updateMany({
    where: { id: { in: removed_ids } },
    data: { deleted_at: now, updated_at: now, series_id: null },
  });
  const dates = added.filter((date) => series.materialised_to && toDatabaseDate(date) <= series.materialised_to);
  await tx.yogaClass.updateMany({
    where: { series_id: seriesId, deleted_at: { not: null }, class_date: { in: dates.map(toDatabaseDate) } },
    data: { series_id: null },
  });
  await tx.yogaClass.createMany({
    data: dates.map((date) => buildNewClassRow(ctx, toPlannedClass(series, date))),
  });
}
