import type { Prisma } from '~/db/generated/client';
import { instantOf, type LocalDate, type LocalTime, toDatabaseDate, toDatabaseTime } from '~/lib/calendar';
import type { Context } from '../context';

/** A class as it is planned: a day and times in the community's zone. */
export interface PlannedClass extends Pick<
  Prisma.YogaClassCreateManyInput,
  'title' | 'description' | 'instructor' | 'classType' | 'maxParticipants' | 'liveLink' | 'location' | 'seriesId'
> {
  date: LocalDate;
  startTime: LocalTime;
  endTime: LocalTime;
}

/** The row of a planned class; its instants follow from its civil day and times. */
export function datedClass({ clock }: Pick<Context, 'clock'>, planned: PlannedClass) {
  const { date, startTime, endTime, ...fields } = planned;
  return {
    ...fields,
    classDate: toDatabaseDate(date),
    startTime: toDatabaseTime(startTime),
    endTime: toDatabaseTime(endTime),
    startsAt: instantOf(date, startTime, clock.timeZone),
    endsAt: instantOf(date, endTime, clock.timeZone),
    createdAt: clock.now(),
  } satisfies Prisma.YogaClassCreateManyInput;
}
