import type { Context } from '~/domain/context';
import type { Prisma, YogaClass } from '~/db/generated/client';

import { addDays, toEndInstant, toInstant, toDatabaseDate, toDatabaseTime, type LocalDate } from '~/lib/calendar';

interface ClassFields extends Partial<
  Omit<Prisma.YogaClassUncheckedCreateInput, 'class_date' | 'start_time' | 'end_time' | 'starts_at' | 'ends_at'>
> {
  /** Date of the class. The default is today. */
  date?: LocalDate;
  /** Start time as `HH:MM` in the community's time zone. */
  from?: string;
  /** An end before the start is on the next day. */
  to?: string;
}

/**
 * Creates a class that was announced a week ago. By default it is today from 6 to 7 AM in the
 * community's time zone.
 */
export function createClass(ctx: Context, fields: ClassFields = {}): Promise<YogaClass> {
  const { date = ctx.clock.today(), from = '06:00', to = '07:00', ...more } = fields;
  const startsAt = toInstant(date, `${from}:00`, ctx.clock.timeZone);
  return ctx.db.yogaClass.create({
    data: {
      title: 'Morning flow',
      description: 'A gentle start.',
      instructor: 'Meera',
      class_date: toDatabaseDate(date),
      start_time: toDatabaseTime(`${from}:00`),
      end_time: toDatabaseTime(`${to}:00`),
      starts_at: startsAt,
      ends_at: toEndInstant(date, { start_time: `${from}:00`, end_time: `${to}:00` }, ctx.clock.timeZone),
      created_at: ctx.clock.now(),
      announced_at: toInstant(addDays(date, -7), `${from}:00`, ctx.clock.timeZone),
      ...more,
    },
  });
}

export function createClassDays(ctx: Context, dates: readonly LocalDate[]): Promise<YogaClass[]> {
  return Promise.all(dates.map((date) => createClass(ctx, { date })));
}
