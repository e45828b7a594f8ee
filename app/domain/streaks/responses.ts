import { z } from 'zod';
import { STREAK_DAY_STATUSES } from './policy';

export const ownStreakSchema = z.object({
  current_streak: z.int().describe('As it stands today'),
  longest_streak: z.int(),
  rest_days_left: z.int().describe('Class days that may still be missed before the streak ends'),
  rested_on: z.iso.date().nullable().describe('The last class day, when the streak rested on it'),
  paused_until: z.iso.date().nullable().describe('The last day of the pause that goes on'),
  is_class_day: z.boolean().describe('A class is held today'),
  pauses_left: z.int().describe('Pauses that may be begun now or after the one that goes on'),
  days: z
    .array(z.object({ date: z.iso.date(), status: z.enum(STREAK_DAY_STATUSES) }))
    .describe('The last 60 class days since the member joined, the latest first'),
});

export type OwnStreak = z.infer<typeof ownStreakSchema>;
