import type { LocalDate } from '~/lib/calendar';
import {
  addAttendedDayToStreak,
  addPauseToStreak,
  type ClassDay,
  endStreak,
  getCurrentStreak,
  MAX_REST_DAYS,
  createStreak,
  type StreakPause,
  type Streak,
} from './policy';

export interface StreakFacts {
  classDays: readonly ClassDay[];
  attended: readonly LocalDate[];
  pauses: readonly StreakPause[];
}

/**
 * Number of missed class days at which every streak ends. The SQL function `class_days_before`
 * returns the same number of days.
 */
const CLASS_DAYS_BEFORE = MAX_REST_DAYS + 1;

/**
 * Calculates a streak from all attendances and pauses. The class days before `firstOpenDay` are
 * over. Source: docs/rules.md#kind-streaks.
 */
export function calculateStreak(
  { classDays, attended, pauses }: StreakFacts,
  firstOpenDay: LocalDate,
  rests: number,
): Streak {
  const dates = classDays.filter(({ isExcused }) => !isExcused).map(({ date }) => date);
  let passed = 0;
  const listClassDaysBefore = (date: LocalDate): LocalDate[] => {
    while ((dates[passed] ?? date) < date) passed += 1;
    return dates.slice(Math.max(0, passed - CLASS_DAYS_BEFORE), passed).toReversed();
  };
  let streak = createStreak(rests);
  for (const { date, until } of mergeInOrder(attended, rests > 0 ? pauses : [])) {
    const day = { date, classDaysBefore: listClassDaysBefore(date) };
    streak =
      until === null ? addAttendedDayToStreak(streak, day, rests) : addPauseToStreak(streak, { ...day, until }, rests);
  }
  return getCurrentStreak(streak, listClassDaysBefore(firstOpenDay)) > 0 ? streak : endStreak(streak, rests);
}

/**
 * Merges attendances and pauses in the order of their dates. If a pause starts on an attended date,
 * the pause comes first.
 */
function mergeInOrder(
  attended: readonly LocalDate[],
  pauses: readonly StreakPause[],
): { date: LocalDate; until: LocalDate | null }[] {
  const marks = attended.map((date) => ({ date, until: null }));
  const begun = pauses.map(({ from, until }) => ({ date: from, until }));
  return [...begun, ...marks].sort((one, other) => compareDates(one.date, other.date));
}

function compareDates(one: LocalDate, other: LocalDate): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
