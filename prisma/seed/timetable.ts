import type { Transaction } from '~/db/client.server';
import { addDays, fromDatabaseDate, type LocalDate, toDatabaseDate, toDatabaseTime } from '~/lib/calendar';
import { datedClass } from '~/domain/classes/dated-class';
import { planDemoClasses } from '~/domain/classes/keep-open-practice.server';
import { classOf } from '~/domain/classes/materialise-series.server';
import type { Context } from '~/domain/context';
import { batchSlots } from './batch-slots';

const HISTORY_DAYS = 230;
const SERIES_YEARS = 5;

/** Days back from today on which no class was held. */
const REST_DAYS_BACK = [16, 44, 79, 107, 142, 171, 205];

/** The one class that was called off: days back from today, and which slot. */
const CALLED_OFF = { daysBack: 5, slot: 4, hoursBefore: 3 };

/** A class as the rest of the demo refers to it; `slot` is undefined for an open practice. */
export interface HeldClass {
  id: number;
  title: string;
  slot: number | undefined;
  date: LocalDate;
  startsAt: Date;
  endsAt: Date;
}

/** What was held and is planned, by start; and what was called off. */
export interface Timetable {
  classes: HeldClass[];
  calledOff: HeldClass | undefined;
}

/** Makes the six batches as daily series with their past, and today and the coming week as the demo keeps them. */
export async function makeTimetable(ctx: Context, tx: Transaction): Promise<Timetable> {
  const today = ctx.clock.today();
  const daysBack = Array.from({ length: HISTORY_DAYS }, (_, day) => HISTORY_DAYS - day);
  const series = await tx.classSeries.createManyAndReturn({
    data: batchSlots.map(({ usualStars: _usualStars, startTime, endTime, ...slot }) => ({
      ...slot,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      fromDate: toDatabaseDate(addDays(today, -HISTORY_DAYS)),
      untilDate: toDatabaseDate(addDays(today, 365 * SERIES_YEARS)),
      startTime: toDatabaseTime(startTime),
      endTime: toDatabaseTime(endTime),
      createdAt: ctx.clock.now(),
    })),
  });
  const held = daysBack.filter((day) => !REST_DAYS_BACK.includes(day));
  await tx.yogaClass.createMany({
    data: held.flatMap((day) =>
      series.map((one) => {
        const row = datedClass(ctx, classOf(one, addDays(today, -day)));
        const createdAt = new Date(row.startsAt.getTime() - 7 * 86_400_000);
        const isCalledOff = day === CALLED_OFF.daysBack && one.title === batchSlots[CALLED_OFF.slot]?.title;
        const cancelledAt = new Date(row.startsAt.getTime() - CALLED_OFF.hoursBefore * 3_600_000);
        return {
          ...row,
          createdAt,
          updatedAt: createdAt,
          ...(isCalledOff ? { cancelledAt, updatedAt: cancelledAt } : {}),
        };
      }),
    ),
  });
  await planDemoClasses(ctx, tx);
  return readTimetable(tx);
}

async function readTimetable(tx: Transaction): Promise<Timetable> {
  const rows = await tx.yogaClass.findMany({
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, classDate: true, startsAt: true, endsAt: true, cancelledAt: true },
  });
  const slots = new Map(batchSlots.map(({ title }, slot) => [title, slot]));
  const classes = rows.map(({ classDate, ...row }) => ({
    ...row,
    slot: slots.get(row.title),
    date: fromDatabaseDate(classDate),
  }));
  return {
    classes: classes.filter(({ cancelledAt }) => cancelledAt === null),
    calledOff: classes.find(({ cancelledAt }) => cancelledAt !== null),
  };
}
