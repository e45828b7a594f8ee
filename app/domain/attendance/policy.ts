import type { LocalDate } from '~/lib/calendar';
import type { RateLimit } from '../throttles/rate-limiter';

export const ATTENDANCE_RATE_LIMIT: RateLimit = { name: 'marks', times: 30, seconds: 60, scope: 'process' };

export const LEADERBOARD_PERIODS = ['all', 'month'] as const;

export type AttendanceDayStatus = 'attended' | 'missed' | 'upcoming' | 'no_class';

export interface AttendanceDayFacts {
  date: LocalDate;
  attended: number;
  hasClass: boolean;
  isOver: boolean;
}

/**
 * Returns the status of a day in the member's week. Until the last class of a day has ended, the
 * day is `upcoming` unless the member has attended a class. The day of joining is never missed.
 */
export function getAttendanceDayStatus(
  day: AttendanceDayFacts,
  today: LocalDate,
  joinedOn: LocalDate,
): AttendanceDayStatus {
  if (day.attended > 0) return 'attended';
  if (day.date > today) return 'upcoming';
  if (!day.hasClass || day.date < joinedOn) return 'no_class';
  if (!day.isOver) return 'upcoming';
  return day.date === joinedOn ? 'no_class' : 'missed';
}

/**
 * Returns the percentage of past class days that were attended, or 0 if there were none.
 * Source: docs/rules.md#week.
 */
export function calculateWeeklyAttendanceRate(statuses: AttendanceDayStatus[]): number {
  const attended = statuses.filter((status) => status === 'attended').length;
  const counted = attended + statuses.filter((status) => status === 'missed').length;
  return counted === 0 ? 0 : Math.round((100 * attended) / counted);
}

/** Ranks after this one are estimated, so that a request does not get slower with more members. */
export const MAX_EXACT_RANK = 1000;

export function getFirstDayOfMonth(today: LocalDate): LocalDate {
  return `${today.slice(0, 7)}-01`;
}

interface MonthFigures {
  member_id: number;
  mornings: number;
  classes: number;
}

export function compareMonthlyRank(one: MonthFigures, other: MonthFigures): number {
  return other.mornings - one.mornings || other.classes - one.classes || one.member_id - other.member_id;
}

export function countDaysToOvertake(above: MonthlyFigures, own: MonthlyFigures): number {
  const missing = above.mornings - own.mornings;
  return missing > 0 && own.classes + missing > above.classes ? missing : missing + 1;
}

interface MonthlyFigures {
  mornings: number;
  classes: number;
}

/**
 * Returns the total duration of these classes in minutes. Minutes in which classes overlap are
 * counted once. The classes are ordered by start.
 */
export function countMinutesPractised(classes: readonly { starts_at: Date; ends_at: Date }[]): number {
  let total = 0;
  let counted = 0;
  for (const { starts_at, ends_at } of classes) {
    const [start, end] = [starts_at.getTime(), ends_at.getTime()];
    total += Math.max(0, end - Math.max(start, counted));
    counted = Math.max(counted, end);
  }
  return Math.round(total / 60_000);
}
