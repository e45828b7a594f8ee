import { z } from 'zod';
import { STREAK_DAY_STATUSES } from './policy';

export const ownStreakSchema = z.object({
  current_streak: z.int().describe('The streak as of today'),
  longest_streak: z.int(),
  rest_days_left: z.int().describe('Number of class days that the member can miss before the streak ends'),
  rested_on: z.iso.date().nullable().describe('The last class day, if it used a rest day; otherwise null'),
  paused_until: z.iso.date().nullable().describe('Last day of the current pause; null without a pause'),
  is_class_day: z.boolean().describe('True if a class is held today'),
  pauses_left: z.int().describe('Number of pauses that the member can still start'),
  days: z
    .array(z.object({ date: z.iso.date(), status: z.enum(STREAK_DAY_STATUSES) }))
    .describe('The last 60 class days since the member joined, latest first'),
});

export type OwnStreak = z.infer<typeof ownStreakSchema>;
