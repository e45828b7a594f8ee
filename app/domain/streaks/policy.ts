import type { LocalDate } from '~/lib/calendar';
import type { RateLimit } from '../throttles/rate-limiter';

/**
 * Maximum number of rest days. A new streak starts with this number.
 * Source: docs/rules.md#kind-streaks.
 */
export const MAX_REST_DAYS = 2;

export const DAYS_PER_REST_DAY = 7;

export const MAX_STORED_REST_DAYS = 30;

export const STREAK_DAY_STATUSES = ['attended', 'rested', 'excused', 'missed'] as const;

export type StreakDayStatus = (typeof STREAK_DAY_STATUSES)[number];

/**
 * Limits how often a member starts or ends a pause, because each request locks the member's row.
 */
export const PAUSE_RATE_LIMIT: RateLimit = { name: 'streak-pauses', times: 10, seconds: 60, scope: 'process' };

export const MAX_PAUSE_DAYS = 14;
export const MAX_PAUSES_PER_WINDOW = 2;
export const PAUSE_WINDOW_DAYS = 90;

/** A day with a class. If it is excused, no member has missed it. */
export interface ClassDay {
  date: LocalDate;
  isExcused: boolean;
}

/**
 * A pause, including its first and last day. During a pause a streak does not end, and it grows
 * only if the member attends.
 */
export interface StreakPause {
  from: LocalDate;
  until: LocalDate;
}

/**
 * A member's streak as it is stored. Missed days are included up to the last attendance or the last
 * pause.
 */
export interface Streak {
  current: number;
  longest: number;
  restsLeft: number;
  /** Missed class days that rest days were used for, latest first. */
  restedOn: readonly LocalDate[];
  lastAttendedOn: LocalDate | null;
  pausedUntil: LocalDate | null;
}

/** A date, and the last class days before it without excused ones, latest first. */
interface StreakDay {
  date: LocalDate;
  classDaysBefore: readonly LocalDate[];
}

export function getMaxRestDays({ streakKindness }: { streakKindness: boolean }): number {
  return streakKindness ? MAX_REST_DAYS : 0;
}

export function getStreakDayStatus(
  date: LocalDate,
  { attended, excused, rested }: { attended: boolean; excused: boolean; rested: ReadonlySet<LocalDate> },
): StreakDayStatus {
  if (attended) return 'attended';
  if (excused) return 'excused';
  return rested.has(date) ? 'rested' : 'missed';
}

/**
 * Returns the class days that the member has missed: those after the last attendance and the last
 * pause. Keeps the order of `classDays`.
 */
export function listMissedDays(
  { lastAttendedOn, pausedUntil }: Pick<Streak, 'lastAttendedOn' | 'pausedUntil'>,
  classDays: readonly LocalDate[],
): LocalDate[] {
  return classDays.filter((day) => day > (lastAttendedOn ?? '') && day > (pausedUntil ?? ''));
}

/**
 * Returns the current streak, which is 0 if the member has missed more class days than rest days
 * are left. The SQL function `get_current_streak` must return the same. It is used in queries over
 * many members.
 */
export function getCurrentStreak(
  streak: Pick<Streak, 'current' | 'restsLeft' | 'lastAttendedOn' | 'pausedUntil'>,
  classDays: readonly LocalDate[],
): number {
  return listMissedDays(streak, classDays).length > streak.restsLeft ? 0 : streak.current;
}

/**
 * Adds an attended day to a streak. Returns the streak unchanged if the day is not after the last
 * attendance.
 */
export function addAttendedDayToStreak(streak: Streak, { date, classDaysBefore }: StreakDay, rests: number): Streak {
  if (date <= (streak.lastAttendedOn ?? '')) return streak;
  const settled = settleMissedDays(streak, classDaysBefore, rests);
  const current = settled.current + 1;
  const earned = current % DAYS_PER_REST_DAY === 0 ? 1 : 0;
  return {
    ...settled,
    current,
    longest: Math.max(settled.longest, current),
    restsLeft: Math.min(rests, settled.restsLeft + earned),
    lastAttendedOn: date,
  };
}

/**
 * Adds a pause to a streak. Class days that were missed before the pause use up rest days or end
 * the streak.
 */
export function addPauseToStreak(
  streak: Streak,
  { classDaysBefore, until }: { classDaysBefore: readonly LocalDate[]; until: LocalDate },
  rests: number,
): Streak {
  return { ...settleMissedDays(streak, classDaysBefore, rests), pausedUntil: until };
}

export function createStreak(rests: number): Streak {
  return { current: 0, longest: 0, restsLeft: rests, restedOn: [], lastAttendedOn: null, pausedUntil: null };
}

/**
 * Uses one rest day for each missed class day. If there are not enough rest days, ends the streak.
 */
function settleMissedDays(streak: Streak, classDays: readonly LocalDate[], rests: number): Streak {
  const missed = listMissedDays(streak, classDays);
  if (streak.current === 0 || missed.length > streak.restsLeft) return endStreak(streak, rests);
  if (missed.length === 0) return streak;
  return {
    ...streak,
    restsLeft: streak.restsLeft - missed.length,
    restedOn: [...missed, ...streak.restedOn].slice(0, MAX_STORED_REST_DAYS),
  };
}

export function endStreak(streak: Streak, rests: number): Streak {
  return { ...streak, current: 0, restsLeft: rests };
}
