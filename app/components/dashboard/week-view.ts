import type { WeekDayState } from '~/components/art/kolam';

export interface WeekView {
  /** Seven days from Monday. */
  days: { date: string; mark: WeekDayState; isToday: boolean }[];
  totalDays: number;
  totalClasses: number;
  currentStreak: number;
  /** Percentage from 0 to 100. */
  rate: number;
  /** True if the streak began before this week. */
  isOlder: boolean;
  /** The last class day, if the streak used a rest day on it. */
  restedOn: string | null;
}
