import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '~/db/client.server';
import type { Prisma, YogaClass } from '~/db/generated/client';
import { untranslated } from '~/i18n/messages/message';
import {
  addDays,
  formatDate,
  fromDatabaseDate,
  fromDatabaseTime,
  toDatabaseDate,
  toEndInstant,
  toInstant,
} from '~/lib/calendar';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { readTranslations } from '../translations';
import { ACTIVE_CLASS_FILTER, pickEditableClassFields } from './class-row';
import { queueRemovalNotices, queueRescheduleNotices } from './class-notices.server';
import { type NoticeRecipientCount, NO_NOTICE_RECIPIENTS } from './notice-recipients.server';
import { addAttendanceCounts } from './count-attendances.server';
import { lockAllSeries } from './create-series-classes.server';
import type { buildNewClassRow } from './planned-class';
import { type ChangeScope, isPossibleEnd } from './policy';
import { applyScheduleChange, type ScheduleChange } from './series-schedule.server';

const SERIES_COLUMNS = [
  'title',
  'description',
  'translations',
  'instructor',
  'class_type',
  'max_participants',
  'live_link',
  'location',
  'start_time',
  'end_time',
] as const;

type Changes = Partial<Pick<Prisma.ClassSeriesUncheckedUpdateInput, (typeof SERIES_COLUMNS)[number]>>;

const DAY_MS = 24 * 3_600_000;

type NewRow = ReturnType<typeof buildNewClassRow>;

/**
 * Locks the series of a class, so that the worker creates no classes of the series during the edit.
 * Throws `invalid` if the changes cannot apply to other classes of the series.
 */
export async function lockSeriesForChange(ctx: Context, tx: Transaction, before: YogaClass, moves: boolean) {
  await lockAllSeries(tx);
  const series = await tx.classSeries.findFirst({ where: { id: before.series_id ?? 0, ended_at: null } });
  if (!series) throw createInvalidFieldError('apply_to', untranslated('This class does not repeat'));
  if (before.starts_at <= ctx.clock.now())
    throw createInvalidFieldError(
      'apply_to',
      untranslated('This class has begun. To change the series, edit a class that is still to come.'),
    );
  if (moves)
    throw createInvalidFieldError(
      'class_date',
      untranslated('Only a single class can move to another day. Choose “Only this class”.'),
    );
  return series;
}

type Series = Awaited<ReturnType<typeof lockSeriesForChange>>;

/**
 * Applies the changes of an edited class to its series and to the classes of the series that have
 * not begun: those after the edited class, or all. Fields that the edit leaves unchanged keep their
 * value in each class. Returns the number of members who get a message that a class moves, or that
 * classes leave the series.
 */
export async function changeSeries(
  ctx: Context,
  tx: Transaction,
  {
    before,
    after,
    series,
    scope,
    others: upcoming,
    schedule,
  }: {
    before: YogaClass;
    after: NewRow;
    series: Series;
    scope: ChangeScope;
    /** Classes of the series that `lockOthers` has locked. */
    others: readonly YogaClass[];
    schedule: ScheduleChange | null;
  },
): Promise<NoticeRecipientCount> {
  const changes = pickChanges(before, after);
  const others = upcoming.filter(({ id }) => !schedule?.removed_ids.includes(id));
  refuseTooFewPlaces(others, after.max_participants ?? null);
  const lengthMs = findNewLength(changes, after);
  if (lengthMs !== null) refuseEndAfterMidnight(others, series, lengthMs);
  const changed = await splitSeries(ctx, tx, before, { series, scope });
  await tx.classSeries.update({
    where: { id: changed },
    data: { ...changes, ...(lengthMs === null ? {} : { end_time: addLength(series.start_time, lengthMs) }) },
    select: { id: true },
  });
  const moved = await changeOthers(ctx, tx, others, { changes, after, lengthMs });
  const removed = [before, ...upcoming].filter(({ id }) => schedule?.removed_ids.includes(id));
  const gone = await queueRemovalNotices(ctx, tx, removed);
  if (schedule) await applyScheduleChange(ctx, tx, changed, schedule);
  await recordAuditEntry(ctx, tx, {
    action: 'class_series.updated',
    subject: { kind: 'class_series', id: changed },
    before: { ...pickEditableClassFields(before), ...(schedule ? pickSchedule(series) : {}) },
    after: {
      ...changes,
      class_id: before.id,
      apply_to: scope,
      classes: others.length + (schedule?.removed_ids.includes(before.id) ? 0 : 1),
      ...(schedule ? describeSchedule(schedule) : {}),
    } as object,
  });
  return gone.notified > moved.notified ? gone : moved;
}

function pickSchedule({ weekdays, until_date }: Series) {
  return { weekdays, until_date: fromDatabaseDate(until_date) };
}

function describeSchedule({ weekdays, until_date, added, removed, removed_ids }: ScheduleChange) {
  return { weekdays, until_date, added: added.length, removed: removed.length, removed_classes: removed_ids };
}

function pickChanges(before: YogaClass, after: NewRow): Changes {
  const changed = SERIES_COLUMNS.filter(
    (column) => after[column] !== undefined && !isDeepStrictEqual(after[column], before[column]),
  );
  const changes: Changes = Object.fromEntries(changed.map((column) => [column, after[column]]));
  // Otherwise, a class with another end could have an impossible length with its new start.
  return changes.start_time ? { ...changes, end_time: after.end_time } : changes;
}

/**
 * Returns the new length if an edit changes only the end of a class. Classes that start at another
 * time get the length, not the end. Returns null for all other edits.
 */
function findNewLength(changes: Changes, { start_time, end_time }: NewRow): number | null {
  return changes.end_time && !changes.start_time ? (Number(end_time) - Number(start_time) + DAY_MS) % DAY_MS : null;
}

const addLength = (start: Date, lengthMs: number) => new Date((Number(start) + lengthMs) % DAY_MS);

function refuseEndAfterMidnight(others: readonly YogaClass[], series: Series, lengthMs: number): void {
  const isTooLate = ({ start_time }: { start_time: Date }) =>
    !isPossibleEnd({
      start_time: fromDatabaseTime(start_time),
      end_time: fromDatabaseTime(addLength(start_time, lengthMs)),
    });
  const late = others.find(isTooLate);
  if (late)
    throw createInvalidFieldError(
      'end_time',
      untranslated(`The class on ${formatDate(fromDatabaseDate(late.class_date))} would end after midnight`),
    );
  if (isTooLate(series))
    throw createInvalidFieldError('end_time', untranslated('Later classes of the series would end after midnight'));
}

/** Locks the other classes to which an edit applies, against edits and attendances. */
export async function lockOthers(
  ctx: Context,
  tx: Transaction,
  { id, series_id, class_date }: YogaClass,
  scope: ChangeScope,
) {
  const rows = await tx.yogaClass.findMany({
    where: {
      ...ACTIVE_CLASS_FILTER,
      series_id,
      id: { not: id },
      starts_at: { gt: ctx.clock.now() },
      ...(scope === 'following' ? { class_date: { gt: class_date } } : {}),
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  const ids = rows.map((row) => row.id);
  await tx.$queryRaw`SELECT id FROM classes WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`;
  return addAttendanceCounts(
    tx,
    await tx.yogaClass.findMany({ where: { id: { in: ids } }, orderBy: { class_date: 'asc' } }),
  );
}

function refuseTooFewPlaces(others: readonly YogaClass[], places: number | null): void {
  const full = places === null ? undefined : others.find(({ attendance_count }) => attendance_count > places);
  if (full)
    throw createInvalidFieldError(
      'max_participants',
      untranslated(`${full.attendance_count} places are taken on ${formatDate(fromDatabaseDate(full.class_date))}`),
    );
}

/**
 * If earlier classes of the series are still to come and are not changed, moves the edited class
 * and those after it to a series of their own. Otherwise, "End series" would not recognise the
 * earlier classes. Returns the id of the series that is changed.
 */
async function splitSeries(
  ctx: Context,
  tx: Transaction,
  { class_date, series_id }: YogaClass,
  { series, scope }: { series: Series; scope: ChangeScope },
): Promise<number> {
  const earlier = {
    ...ACTIVE_CLASS_FILTER,
    series_id,
    starts_at: { gt: ctx.clock.now() },
    class_date: { lt: class_date },
  };
  if (scope === 'all' || (await tx.yogaClass.count({ where: earlier })) === 0) return series.id;
  const dayBefore = toDatabaseDate(addDays(fromDatabaseDate(class_date), -1));
  const { id } = await tx.classSeries.create({
    data: {
      ...series,
      id: undefined,
      translations: readTranslations(series.translations),
      from_date: dayBefore,
      created_at: ctx.clock.now(),
    },
    select: { id: true },
  });
  await tx.classSeries.update({ where: { id: series.id }, data: { until_date: dayBefore }, select: { id: true } });
  await tx.yogaClass.updateMany({ where: { series_id, class_date: { gte: class_date } }, data: { series_id: id } });
  return id;
}

async function changeOthers(
  ctx: Context,
  tx: Transaction,
  others: readonly YogaClass[],
  {
    changes: { end_time: end, ...changes },
    after,
    lengthMs,
  }: { changes: Changes; after: NewRow; lengthMs: number | null },
): Promise<NoticeRecipientCount> {
  const ids = others.map(({ id }) => id);
  const now = ctx.clock.now();
  await tx.yogaClass.updateMany({
    where: { id: { in: ids } },
    data: { ...changes, ...(changes.start_time ? { end_time: end } : {}), version: { increment: 1 }, updated_at: now },
  });
  if (!end) return NO_NOTICE_RECIPIENTS;
  const { timeZone } = ctx.clock;
  if (lengthMs !== null)
    await tx.$executeRaw`
      UPDATE classes SET end_time = start_time + make_interval(secs => ${lengthMs / 1000}) WHERE id = ANY(${ids}::int[])`;
  await tx.$executeRaw`
    UPDATE classes SET
      starts_at = (class_date + start_time) AT TIME ZONE ${timeZone},
      ends_at = (class_date + end_time + (end_time < start_time)::int * interval '1 day') AT TIME ZONE ${timeZone},
      announced_at = CASE WHEN starts_at = (class_date + start_time) AT TIME ZONE ${timeZone} THEN announced_at ELSE ${now} END
    WHERE id = ANY(${ids}::int[])`;
  let most = NO_NOTICE_RECIPIENTS;
  for (const before of others) {
    const day = fromDatabaseDate(before.class_date);
    const start_time = changes.start_time ? after.start_time : before.start_time;
    const end_time = lengthMs === null ? after.end_time : addLength(start_time, lengthMs);
    const local = { start_time: fromDatabaseTime(start_time), end_time: fromDatabaseTime(end_time) };
    const times = {
      class_date: before.class_date,
      start_time,
      starts_at: toInstant(day, local.start_time, timeZone),
      ends_at: toEndInstant(day, local, timeZone),
    };
    const notices = await queueRescheduleNotices(ctx, tx, before, times);
    if (notices.notified > most.notified) most = notices;
  }
  return most;
}
