import type { LocalDate } from '~/lib/calendar';
import type { Limit } from '../throttles/rate-limiter';

export const MARKS_BY_MEMBER: Limit = { name: 'marks', times: 30, seconds: 60, scope: 'process' };

export type DayStatus = 'attended' | 'missed' | 'upcoming' | 'no_class';

/** What is known of one day of a member's week. */
export interface DayFacts {
  date: LocalDate;
  attended: number;
  /** Classes were held or are planned. */
  hasClass: boolean;
  /** The last class of the day is over. */
  isOver: boolean;
}

/** How a day of the week stands for a member who joined on `joinedOn`. Today waits until its last class has ended. */
export function statusOf(day: DayFacts, today: LocalDate, joinedOn: LocalDate): DayStatus {
  if (day.attended > 0) return 'attended';
  if (day.date > today) return 'upcoming';
  if (!day.hasClass || day.date < joinedOn) return 'no_class';
  return day.date === today && !day.isOver ? 'upcoming' : 'missed';
}

/** Whole percent of the class days gone by that were attended; 0 where there were none. Source: docs/rules.md#week. */
export function weeklyRate(statuses: DayStatus[]): number {
  const attended = statuses.filter((status) => status === 'attended').length;
  const counted = attended + statuses.filter((status) => status === 'missed').length;
  return counted === 0 ? 0 : Math.round((100 * attended) / counted);
}
