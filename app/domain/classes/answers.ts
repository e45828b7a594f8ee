import { z } from 'zod';
import { DAY_NAMES } from '~/lib/calendar';

/** A class as members see it; `live_link` is our own gateway, never the meeting itself. */
export const todaysClass = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  instructor: z.string(),
  class_type: z.string(),
  start_time: z.iso.time(),
  end_time: z.iso.time(),
  attendance_count: z.int(),
  max_participants: z.int(),
  live_link: z.string().nullable().describe('Our own gateway, which asks for a member’s session'),
  is_ongoing: z.boolean(),
  standing: z.enum(['later', 'open', 'ongoing', 'ended', 'gone']),
});

export type TodaysClass = z.infer<typeof todaysClass>;

export const todaysClasses = z.object({
  day_name: z.enum(DAY_NAMES),
  date: z.iso.date(),
  server_time: z.iso.datetime(),
  total_classes: z.int(),
  classes: z.array(todaysClass),
});

export type TodaysClasses = z.infer<typeof todaysClasses>;
