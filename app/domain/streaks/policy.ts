import { type LocalDate, toLocalDate } from '~/lib/calendar';
import type { Clock } from '../context';
import type { RateLimit } from '../throttles/rate-limiter';

/** Source: docs/rules.md#marking. */
export const MARK_AFTER_END_MINUTES = 5;

/** Also the rest days of a new streak. Source: docs/rules.md#kind-streaks. */
export const MAX_REST_DAYS = 2;

export const DAYS_PER_REST_DAY = 7;

export const MAX_STORED_REST_DAYS = 30;

export const STREAK_DAY_STATUSES = ['attended', 'rested', 'excused', 'missed'] as const;

export type StreakDayStatus = (typeof STREAK_DAY_STATUSES)[number];

/** Limits starting and ending pauses, because each waits for the member's row. */
export const PAUSE_RATE_LIMIT: RateLimit = { name: 'streak-pauses', times: 10, seconds: 60, scope: 'process' };

export const MAX_PAUSE_DAYS = 14;
export const MAX_PAUSES = 2;
export const PAUSE_WINDOW_DAYS = 90;

/** A day with a class. An excused day does not count as missed for anyone. */
export interface ClassDay {
  date: LocalDate;
  isExcused: boolean;
}

/**
 * A streak neither grows nor ends during a pause unless the member attends. Both days are included.
 */
export interface Pause {
  from: LocalDate;
  until: LocalDate;
}

/** A member's streak as it is stored: settled up to the last attendance or the last pause. */
export interface Streak {
  current: number;
  longest: number;
  restsLeft: number;
  /** Class days that a rest day was spent on, latest first. */
  restedOn: readonly LocalDate[];
  lastAttendedOn: LocalDate | null;
  pausedUntil: LocalDate | null;
}

/** A date and the last class days before it that are not excused, latest first. */
interface StreakDay {
  date: LocalDate;
  classDaysBefore: readonly LocalDate[];
}

/** Returns the last day that can still be marked: just after midnight it is yesterday. */
export function getLastMarkableDay(clock: Clock): LocalDate {
  return toLocalDate(new Date(clock.now().getTime() - MARK_AFTER_END_MINUTES * 60_000), clock.timeZone);
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

/** Returns those of the class days that were missed since the streak was settled, latest first. */
export function listMissedDays(
  { lastAttendedOn, pausedUntil }: Pick<Streak, 'lastAttendedOn' | 'pausedUntil'>,
  classDays: readonly LocalDate[],
): LocalDate[] {
  return classDays.filter((day) => day > (lastAttendedOn ?? '') && day > (pausedUntil ?? ''));
}

/**
 * Returns the present streak: 0 if more class days were missed than rest days are left. The SQL
 * function `get_current_streak` mirrors it for statements that read or update many members.
 */
export function getCurrentStreak(
  streak: Pick<Streak, 'current' | 'restsLeft' | 'lastAttendedOn' | 'pausedUntil'>,
  classDays: readonly LocalDate[],
): number {
  return listMissedDays(streak, classDays).length > streak.restsLeft ? 0 : streak.current;
}

/** Adds a day that the member attended. A day up to the last attendance changes nothing. */
export function addAttendedDay(streak: Streak, { date, classDaysBefore }: StreakDay, rests: number): Streak {
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

/** Begins a pause. The class days that were missed before it are settled. */
export function addPause(
  streak: Streak,
  { classDaysBefore, until }: { classDaysBefore: readonly LocalDate[]; until: LocalDate },
  rests: number,
): Streak {
  return { ...settleMissedDays(streak, classDaysBefore, rests), pausedUntil: until };
}

export function createStreak(rests: number): Streak {
  return { current: 0, longest: 0, restsLeft: rests, restedOn: [], lastAttendedOn: null, pausedUntil: null };
}

/** Spends a rest day on each missed class day. If there are too few, ends the streak. */
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
