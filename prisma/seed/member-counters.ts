import { getRankTitle } from '~/domain/members/policy';
import { calculateStreak } from '~/domain/streaks/calculate-streak';
import { type LocalDate, toDatabaseDate } from '~/lib/calendar';

/**
 * Returns the counters of a member who attended on the given dates. `dates` has one entry per
 * class; `classDays` are all class days until today, in order. Source: docs/rules.md#streaks.
 */
export function calculateCounters(
  dates: readonly LocalDate[],
  days: readonly LocalDate[],
  { today, rests }: { today: LocalDate; rests: number },
) {
  const attended = [...new Set(dates)].sort();
  const classDays = days.map((date) => ({ date, isExcused: false }));
  const { current, longest, restsLeft, restedOn } = calculateStreak({ attended, classDays, pauses: [] }, today, rests);
  const last = attended.at(-1);
  const title = getRankTitle(dates.length);
  return {
    total_classes_attended: dates.length,
    total_days_attended: attended.length,
    current_streak: current,
    longest_streak: longest,
    rests_left: restsLeft,
    rested_on: restedOn.map(toDatabaseDate),
    last_attended_on: last === undefined ? null : toDatabaseDate(last),
    title,
    celebrated_title: title,
  };
}
