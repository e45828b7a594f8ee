import { type LocalDate, localDateOf } from '~/lib/calendar';
import type { Clock } from '../context';
import type { Limit } from '../throttles/rate-limiter';

/** Source: docs/rules.md#marking. */
export const MARK_AFTER_END_MINUTES = 5;

/** Also those of a streak that begins. Source: docs/rules.md#kind-streaks. */
export const MOST_RESTS = 2;

export const DAYS_PER_REST = 7;

export const REMEMBERED_RESTS = 30;

const NEVER: LocalDate = '9999-12-31';

export const STREAK_DAY_STATUSES = ['attended', 'rested', 'excused', 'missed'] as const;

export type StreakDayStatus = (typeof STREAK_DAY_STATUSES)[number];

/** Beginning and ending one; each waits for the member's row. */
export const PAUSES_BY_MEMBER: Limit = { name: 'streak-pauses', times: 10, seconds: 60, scope: 'process' };

export const LONGEST_PAUSE_DAYS = 14;
export const MOST_PAUSES = 2;
export const PAUSES_WITHIN_DAYS = 90;

/** A day on which class was held; an excused one counts against nobody. */
export interface ClassDay {
  date: LocalDate;
  isExcused: boolean;
}

/** Both days belong to it; a streak neither grows nor ends unless the member attends. */
export interface Pause {
  from: LocalDate;
  until: LocalDate;
}

export interface StreakFacts {
  classDays: readonly ClassDay[];
  attended: readonly LocalDate[];
  pauses: readonly Pause[];
}

/** As it is written down: settled at the last day attended or the beginning of the last pause. */
export interface Streak {
  current: number;
  longest: number;
  restsLeft: number;
  restedOn: LocalDate[];
  /** Class days since it was settled: as many as rest days are held at most, else it has ended. */
  missed: LocalDate[];
}

/** Just after midnight it is yesterday, which nobody has missed yet. */
export function lastDayToMark(clock: Clock): LocalDate {
  return localDateOf(new Date(clock.now().getTime() - MARK_AFTER_END_MINUTES * 60_000), clock.timeZone);
}

export function restsOf({ streakKindness }: { streakKindness: boolean }): number {
  return streakKindness ? MOST_RESTS : 0;
}

export function streakDayStatus(
  date: LocalDate,
  { attended, excused, rested }: { attended: boolean; excused: boolean; rested: ReadonlySet<LocalDate> },
): StreakDayStatus {
  if (attended) return 'attended';
  if (excused) return 'excused';
  return rested.has(date) ? 'rested' : 'missed';
}

/** Marks must come to the same. Source: docs/rules.md#streaks, docs/rules.md#kind-streaks. */
export function streakOf(facts: StreakFacts, today: LocalDate, rests: number): Streak {
  const pauses = rests > 0 ? facts.pauses : [];
  const fresh = { current: 0, restsLeft: rests };
  const streak: Streak = { ...fresh, longest: 0, restedOn: [], missed: [] };
  const settle = () => {
    if (streak.missed.length > streak.restsLeft) Object.assign(streak, fresh);
    else {
      streak.restsLeft -= streak.missed.length;
      streak.restedOn.unshift(...streak.missed.toReversed());
    }
    streak.missed = [];
  };
  const begunOn = pauses.map(({ from }) => from);
  const goneBefore = [today, ...facts.attended.slice(-1), ...begunOn].sort().at(-1) ?? today;
  let begun = 0;
  for (const { date, attended, isExcused } of daysOf(facts)) {
    for (; date >= (pauses[begun]?.from ?? NEVER); begun += 1) settle();
    if (attended) {
      settle();
      streak.current += 1;
      streak.longest = Math.max(streak.longest, streak.current);
      if (streak.current % DAYS_PER_REST === 0) streak.restsLeft = Math.min(rests, streak.restsLeft + 1);
    } else if (streak.current > 0 && date < goneBefore && !isExcused && date > (pauses[begun - 1]?.until ?? '')) {
      streak.missed.push(date);
    }
  }
  if (begun < pauses.length) settle();
  if (streak.missed.length > streak.restsLeft) Object.assign(streak, { ...fresh, missed: [] });
  return { ...streak, restedOn: streak.restedOn.slice(0, REMEMBERED_RESTS) };
}

function* daysOf({ classDays, attended }: StreakFacts) {
  let [day, mark] = [0, 0];
  for (;;) {
    const [classDay, date] = [classDays[day], attended[mark]];
    const next = date === undefined || (classDay && classDay.date < date) ? classDay?.date : date;
    if (next === undefined) return;
    const isAttended = date === next;
    yield { date: next, attended: isAttended, isExcused: classDay?.date === next && classDay.isExcused };
    if (classDay?.date === next) day += 1;
    if (isAttended) mark += 1;
  }
}
