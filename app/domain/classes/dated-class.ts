import type { Prisma } from '~/db/generated/client';
import { instantOf, type LocalDate, type LocalTime, toDatabaseDate, toDatabaseTime } from '~/lib/calendar';
import type { z } from 'zod';
import type { Context } from '../context';
import { storedClassType } from './policy';
import type { createClassSchema } from './schemas';

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

/** What a form or a call asked for, as a planned class. */
export function plannedClass(input: z.output<typeof createClassSchema>): PlannedClass {
  return {
    title: input.title,
    description: input.description,
    instructor: input.instructor,
    classType: storedClassType(input.class_type),
    maxParticipants: input.max_participants,
    liveLink: input.live_link ?? null,
    location: input.location,
    date: input.class_date,
    startTime: input.start_time,
    endTime: input.end_time,
  };
}
