import type { MorningMark } from '~/components/art/kolam';

export interface WeekView {
  /** Seven, from Monday. */
  days: { date: string; mark: MorningMark; isToday: boolean }[];
  totalDays: number;
  totalClasses: number;
  currentStreak: number;
  /** Percent, 0 to 100. */
  rate: number;
  /** The streak began before this week. */
  isOlder: boolean;
  /** The last class day, when the streak rested on it. */
  restedOn: string | null;
}
