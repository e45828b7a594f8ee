import type { Prisma, YogaClass } from '~/db/generated/client';
import {
  toEndInstant,
  toInstant,
  type LocalDate,
  type LocalTime,
  toDatabaseDate,
  toDatabaseTime,
} from '~/lib/calendar';
import type { z } from 'zod';
import type { Context } from '../context';
import { getClassEnd, toStoredCapacity, toStoredClassType } from './policy';
import type { createClassSchema } from './schemas';

/** Fields that a class has in common with its series and with its copies on other days. */
type CommonFields = Pick<
  YogaClass,
  'title' | 'description' | 'instructor' | 'class_type' | 'max_participants' | 'live_link' | 'location'
>;

export function pickCommonFields({
  title,
  description,
  instructor,
  class_type,
  max_participants,
  live_link,
  location,
}: CommonFields): CommonFields {
  return { title, description, instructor, class_type, max_participants, live_link, location };
}

export interface PlannedClass
  extends CommonFields, Pick<Prisma.YogaClassCreateManyInput, 'translations' | 'series_id'> {
  date: LocalDate;
  start_time: LocalTime;
  end_time: LocalTime;
}

export function buildNewClassRow({ clock }: Pick<Context, 'clock'>, planned: PlannedClass) {
  const { date, start_time, end_time, ...fields } = planned;
  return {
    ...fields,
    class_date: toDatabaseDate(date),
    start_time: toDatabaseTime(start_time),
    end_time: toDatabaseTime(end_time),
    starts_at: toInstant(date, start_time, clock.timeZone),
    ends_at: toEndInstant(date, { start_time, end_time }, clock.timeZone),
    created_at: clock.now(),
    announced_at: clock.now(),
  } satisfies Prisma.YogaClassCreateManyInput;
}

type ClassInput = Omit<
  z.output<typeof createClassSchema>,
  'weekdays' | 'until_date' | 'use_last_link' | 'listed_teacher_only' | 'new_teacher'
>;

export function buildPlannedClass(input: ClassInput): PlannedClass {
  return {
    title: input.title,
    description: input.description,
    instructor: input.instructor,
    class_type: toStoredClassType(input.class_type),
    max_participants: toStoredCapacity(input),
    live_link: input.live_link ?? null,
    location: input.location,
    ...(input.translations ? { translations: input.translations } : {}),
    date: input.class_date,
    start_time: input.start_time,
    end_time: getClassEnd(input),
  };
}
