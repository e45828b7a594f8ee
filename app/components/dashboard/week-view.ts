import type { WeekDayState } from '~/components/art/kolam';

export interface WeekView {
  /** Seven days, starting on Monday. */
  days: { date: string; mark: WeekDayState; isToday: boolean }[];
  totalDays: number;
  totalClasses: number;
  currentStreak: number;
  /** Attendance rate as a percentage from 0 to 100. */
  rate: number;
  /** True if the streak began before this week. */
  isOlder: boolean;
  /** Date of the last class day if the streak used a rest day on it, otherwise null. */
  restedOn: string | null;
  /** Last day of a pause of the streak that goes on today, such as `3 Dec`, otherwise null. */
  pausedUntil: string | null;
}
