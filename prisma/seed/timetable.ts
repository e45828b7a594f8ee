import type { Transaction } from '~/db/client.server';
import { addDays, fromDatabaseDate, toInstant, type LocalDate, toDatabaseDate, toDatabaseTime } from '~/lib/calendar';
import { createDemoClasses } from '~/domain/classes/create-open-practice.server';
import type { Context } from '~/domain/context';
import { teachers } from './teachers';
import { batchSlots } from './batch-slots';
import { translateDemo } from './translate';

const HISTORY_DAYS = 230;
const SERIES_YEARS = 5;

/** Days without a class, as numbers of days before today. */
const REST_DAYS_BACK = [16, 44, 79, 107, 142, 171, 205];

/**
 * The cancelled class: number of days before today, batch slot, and how many hours before the class
 * it was cancelled.
 */
const CALLED_OFF = { daysBack: 5, slot: 4, hoursBefore: 3 } as const;

/** A class of the demo. `slot` is undefined for a practice that is open to all. */
export interface HeldClass {
  id: number;
  title: string;
  slot: number | undefined;
  date: LocalDate;
  starts_at: Date;
  ends_at: Date;
}

/** Past and planned classes by start time, and the cancelled class. */
export interface Timetable {
  classes: HeldClass[];
  calledOff: HeldClass | undefined;
}

/**
 * Creates the six batches as daily series, with the classes of the past, of today and of the next
 * week.
 */
export async function makeTimetable(ctx: Context, tx: Transaction): Promise<Timetable> {
  await makeSeries(ctx, tx);
  await makePast(ctx, tx);
  await callOff(ctx, tx);
  await createDemoClasses(ctx, tx);
  await announcePlanned(tx);
  return readTimetable(tx);
}

async function makeSeries(ctx: Context, tx: Transaction): Promise<void> {
  await tx.teacher.createMany({
    data: teachers,
  });
  const today = ctx.clock.today();
  await tx.classSeries.createMany({
    data: batchSlots.map(({ usualStars: _usualStars, start_time, end_time, ...slot }) => ({
      ...slot,
      translations: translateDemo({ title: slot.title, description: slot.description }),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from_date: toDatabaseDate(addDays(today, -HISTORY_DAYS)),
      until_date: toDatabaseDate(addDays(today, 365 * SERIES_YEARS)),
      start_time: toDatabaseTime(start_time),
      end_time: toDatabaseTime(end_time),
      created_at: ctx.clock.now(),
    })),
  });
}

async function makePast(ctx: Context, tx: Transaction): Promise<void> {
  const today = ctx.clock.today();
  const daysBack = Array.from({ length: HISTORY_DAYS }, (_, day) => day + 1).filter(
    (day) => !REST_DAYS_BACK.includes(day),
  );
  await tx.$executeRaw`
    INSERT INTO classes (series_id, title, description, translations, instructor, class_type, location, live_link, max_participants,
      class_date, start_time, end_time, starts_at, ends_at, announced_at, created_at, updated_at)
    SELECT id, title, description, translations, instructor, class_type, location, live_link, max_participants,
      day, start_time, end_time, (day + start_time) AT TIME ZONE zone, (day + end_time) AT TIME ZONE zone,
      announced, announced, announced
    FROM class_series, unnest(${daysBack.map((day) => addDays(today, -day))}::date[]) AS day,
      (SELECT ${ctx.clock.timeZone}::text AS zone) AS community,
      LATERAL (SELECT (day + start_time) AT TIME ZONE zone - interval '7 days' AS announced) AS notice
    ORDER BY day, start_time`;
}

async function callOff(ctx: Context, tx: Transaction): Promise<void> {
  const { daysBack, slot, hoursBefore } = CALLED_OFF;
  const { title, start_time } = batchSlots[slot];
  const date = addDays(ctx.clock.today(), -daysBack);
  const startsAt = toInstant(date, start_time, ctx.clock.timeZone);
  const cancelledAt = new Date(startsAt.getTime() - hoursBefore * 3_600_000);
  await tx.yogaClass.updateMany({
    where: { title, starts_at: startsAt },
    data: { cancelled_at: cancelledAt, updated_at: cancelledAt },
  });
}

/**
 * Marks the planned classes as announced a week ago. Otherwise today would not be a class day if
 * the demo is created in the evening.
 */
async function announcePlanned(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    UPDATE classes SET announced_at = starts_at - interval '7 days', created_at = starts_at - interval '7 days'
    WHERE series_id IS NOT NULL AND announced_at > starts_at - interval '7 days'`;
}

async function readTimetable(tx: Transaction): Promise<Timetable> {
  const rows = await tx.yogaClass.findMany({
    orderBy: [{ starts_at: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, class_date: true, starts_at: true, ends_at: true, cancelled_at: true },
  });
  const slots = new Map<string, number>(batchSlots.map(({ title }, slot) => [title, slot]));
  const classes = rows.map(({ class_date, ...row }) => ({
    ...row,
    slot: slots.get(row.title),
    date: fromDatabaseDate(class_date),
  }));
  return {
    classes: classes.filter(({ cancelled_at }) => cancelled_at === null),
    calledOff: classes.find(({ cancelled_at }) => cancelled_at !== null),
  };
}
