import { z } from 'zod';
import { DAY_NAMES } from '~/lib/calendar';
import { translationField, translationsField } from '~/domain/translations';
import { CLASS_TYPES } from './policy';

const unlimited = z.boolean().describe('True if the class has no limit; max_participants is then ignored');

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
    .describe(
      'Link that requires a member’s session and redirects to the meeting; null if the class is full and the member has no place',
    ),
  is_full: z.boolean().describe('True if all places are taken'),
  is_joined: z.boolean().describe('True if the member has joined the class'),
  is_own_batch: z.boolean().describe('True if the class starts at the time of the member’s batch'),
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
  cancel_reason: z.string().nullable().describe('Reason for the cancellation, if staff gave one'),
  instead: z
    .object({ id: z.int(), title: z.string(), start_time: z.iso.time(), translation: translationField })
    .nullable()
    .describe('For a cancelled class: another class on the same day with free places'),
});

export type UpcomingClass = z.infer<typeof upcomingClassSchema>;

export const upcomingClassesSchema = z.object({
  server_time: z.iso.datetime(),
  days: z
    .array(z.object({ date: z.iso.date(), day_name: z.enum(DAY_NAMES), classes: z.array(upcomingClassSchema) }))
    .describe('Today and the next seven days'),
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
  live_link: z.string().nullable().describe('Link of the meeting'),
  instructor: z.string(),
  class_type: z.enum(CLASS_TYPES),
  location: z.string(),
  attendance_count: z.int(),
  average_rating: z.number().describe('One decimal; 0 without ratings'),
  total_ratings: z.int(),
  series_id: z.int().nullable(),
  repeats: z.boolean().describe('True if the class belongs to a series that has not ended'),
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
  active_classes: z.int().describe('Number of classes that have not ended and are not cancelled'),
  total_attendees_this_week: z.int().describe('Attendances of this week, Monday to Sunday'),
  average_class_rating: z.number().describe('One decimal; 0 without ratings'),
});

export type ClassStatistics = z.infer<typeof classStatisticsSchema>;
