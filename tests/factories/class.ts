import type { Context } from '~/domain/context';
import type { Prisma, YogaClass } from '~/db/generated/client';
import { instantOf, toDatabaseDate, toDatabaseTime, type LocalDate } from '~/lib/calendar';

interface ClassFields extends Partial<
  Omit<Prisma.YogaClassUncheckedCreateInput, 'classDate' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'>
> {
  /** Today unless given. */
  date?: LocalDate;
  /** `HH:MM` in the community's zone. */
  from?: string;
  to?: string;
}

/** A class from six to seven in the morning of its day, in the community's zone. */
export function createClass(ctx: Context, fields: ClassFields = {}): Promise<YogaClass> {
  const { date = ctx.clock.today(), from = '06:00', to = '07:00', ...more } = fields;
  return ctx.db.yogaClass.create({
    data: {
      title: 'Morning flow',
      description: 'A gentle start.',
      instructor: 'Meera',
      classDate: toDatabaseDate(date),
      startTime: toDatabaseTime(`${from}:00`),
      endTime: toDatabaseTime(`${to}:00`),
      startsAt: instantOf(date, `${from}:00`, ctx.clock.timeZone),
      endsAt: instantOf(date, `${to}:00`, ctx.clock.timeZone),
      createdAt: ctx.clock.now(),
      ...more,
    },
  });
}

/** One class on each of these days. */
export function createClassDays(ctx: Context, dates: readonly LocalDate[]): Promise<YogaClass[]> {
  return Promise.all(dates.map((date) => createClass(ctx, { date })));
}
