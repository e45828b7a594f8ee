import { z } from 'zod';
import { DAY_NAMES } from '~/lib/calendar';
import { translationField, translationsField } from '~/domain/translations';
import { CLASS_TYPES } from './policy';

const unlimited = z.boolean().describe('Open to all: nobody is refused a place, whatever max_participants says');

/** `live_link` is a redirect of this application, not the URL of the meeting. */
export const todaysClassSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  instructor: z.string(),
  class_type: z.enum(CLASS_TYPES),
  start_time: z.iso.time(),
  end_time: z.iso.time(),
  attendance_count: z.int(),
  max_participants: z.int(),
  unlimited,
  live_link: z
    .string()
    .nullable()
    .describe('Our own gateway, which asks for a member’s session; null for a member who has no place in a full class'),
  is_full: z.boolean().describe('All places are taken'),
  is_joined: z.boolean().describe('The member who asks has a place'),
  is_own_batch: z.boolean().describe('It begins with the batch of the member who asks'),
  is_ongoing: z.boolean(),
  standing: z.enum(['later', 'open', 'ongoing', 'ended', 'gone']),
  translation: translationField,
});

export type TodaysClass = z.infer<typeof todaysClassSchema>;

export const todaysClassesSchema = z.object({
  day_name: z.enum(DAY_NAMES),
  date: z.iso.date(),
  server_time: z.iso.datetime(),
  total_classes: z.int(),
  classes: z.array(todaysClassSchema),
});

export type TodaysClasses = z.infer<typeof todaysClassesSchema>;

export const upcomingClassSchema = todaysClassSchema.extend({
  is_cancelled: z.boolean(),
  cancel_reason: z.string().nullable().describe('Why it was called off, where staff said so'),
  instead: z
    .object({ id: z.int(), title: z.string(), start_time: z.iso.time(), translation: translationField })
    .nullable()
    .describe('Of a class that was called off: another of the same day that has room'),
});

export type UpcomingClass = z.infer<typeof upcomingClassSchema>;

export const upcomingClassesSchema = z.object({
  server_time: z.iso.datetime(),
  days: z
    .array(z.object({ date: z.iso.date(), day_name: z.enum(DAY_NAMES), classes: z.array(upcomingClassSchema) }))
    .describe('Today and the seven days after it'),
});

export type UpcomingClasses = z.infer<typeof upcomingClassesSchema>;

/** A class as staff see it, including the URL of the meeting. */
export const staffClassSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  day_of_week: z.enum(DAY_NAMES),
  day: z.enum(DAY_NAMES),
  class_date: z.iso.date(),
  start_time: z.iso.time(),
  end_time: z.iso.time(),
  max_participants: z.int(),
  unlimited,
  live_link: z.string().nullable().describe('The meeting itself'),
  instructor: z.string(),
  class_type: z.enum(CLASS_TYPES),
  location: z.string(),
  attendance_count: z.int(),
  average_rating: z.number().describe('One decimal, 0 where nobody has rated it'),
  total_ratings: z.int(),
  series_id: z.int().nullable(),
  repeats: z.boolean().describe('Its series is still running'),
  is_cancelled: z.boolean(),
  cancel_reason: z.string().nullable(),
  is_over: z.boolean(),
  is_imported: z.boolean().describe('Past class from a file, which cannot be edited'),
  version: z.int(),
  translations: translationsField,
});

export type StaffClass = z.infer<typeof staffClassSchema>;

export const classStatisticsSchema = z.object({
  total_classes: z.int(),
  active_classes: z.int().describe('Not over yet, and not cancelled'),
  total_attendees_this_week: z.int().describe('Marks from Monday to Sunday'),
  average_class_rating: z.number().describe('One decimal, 0 where nobody has rated a class'),
});

export type ClassStatistics = z.infer<typeof classStatisticsSchema>;
