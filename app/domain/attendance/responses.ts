import { z } from 'zod';
import { LEADERBOARD_PERIODS } from './policy';
import { DAY_NAMES } from '~/lib/calendar';
import { STREAK_DAY_STATUSES } from '../streaks/policy';

export const weekDaySchema = z.object({
  date: z.iso.date(),
  day_name: z.enum(DAY_NAMES),
  status: z.enum(['attended', 'missed', 'upcoming', 'no_class']),
  attendance_count: z.int(),
  streak_status: z
    .enum(STREAK_DAY_STATUSES)
    .nullable()
    .describe('Effect of the day on the streak; null if it does not count yet'),
});

export type WeekDay = z.infer<typeof weekDaySchema>;

export const weeklyAttendanceSchema = z.object({
  weekly_calendar: z.array(weekDaySchema).length(7).describe('Days of the week, starting on Monday'),
  stats: z.object({
    total_days: z.int(),
    total_classes: z.int(),
    current_streak: z.int(),
    longest_streak: z.int(),
    weekly_attendance_rate: z.int().describe('Percentage of this week’s class days so far that the member attended'),
    rested_on: z.iso.date().nullable().describe('The last class day, if it used a rest day; otherwise null'),
    paused_until: z.iso.date().nullable().describe('Last day of the current pause; null without a pause'),
  }),
});

export type WeeklyAttendance = z.infer<typeof weeklyAttendanceSchema>;

export const markedAttendanceSchema = z.object({
  streak_updated: z.boolean().describe('True for the first attendance of the day'),
  new_streak: z.int(),
  new_title: z.string().nullable().describe('The new title; null if the title did not change'),
});

export type MarkedAttendance = z.infer<typeof markedAttendanceSchema>;

export const leaderboardEntrySchema = z.object({
  id: z.int(),
  rank: z.int(),
  name: z.string(),
  total_classes_attended: z.int(),
  current_streak: z.int(),
  title: z.string(),
  month_mornings: z.int().optional().describe('Mornings of this month, with period=month'),
  month_classes: z.int().optional().describe('Classes of this month, with period=month'),
});

export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

export const ownRankSchema = leaderboardEntrySchema.extend({
  rank: z.int().nullable().describe('Null before the first attendance'),
  rank_is_estimate: z.boolean().describe('True for ranks above 1,000, which are updated every few minutes'),
  mornings_to_next_place: z
    .int()
    .nullable()
    .describe(
      'Mornings needed to reach the next place if its member does not attend; null for rank 1 and for ranks above 1,000',
    ),
  next_title: z.string().nullable(),
  classes_to_next_title: z.int(),
});

export type OwnRank = z.infer<typeof ownRankSchema>;

export const leaderboardResponseSchema = z.object({
  period: z.enum(LEADERBOARD_PERIODS),
  leaderboard: z.array(leaderboardEntrySchema),
  me: ownRankSchema,
});

export type Leaderboard = z.infer<typeof leaderboardResponseSchema>;
