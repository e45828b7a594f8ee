import { titleFor } from '~/domain/members/policy';
import { type LocalDate, toDatabaseDate } from '~/lib/calendar';

/**
 * The counters of a member who attended on these dates, one entry a class, where classes were held on `classDays` in order, up to today.
 * Source: docs/rules.md#streaks.
 */
export function standingAfter(dates: readonly LocalDate[], classDays: readonly LocalDate[], today: LocalDate) {
  const attended = new Set(dates);
  let [run, longest] = [0, 0];
  for (const day of classDays) {
    if (attended.has(day)) run += 1;
    else if (day !== today) run = 0;
    longest = Math.max(longest, run);
  }
  const lastAttendedOn = [...attended].sort().at(-1);
  const title = titleFor(dates.length);
  return {
    total_classes_attended: dates.length,
    total_days_attended: attended.size,
    current_streak: run,
    longest_streak: longest,
    last_attended_on: lastAttendedOn === undefined ? null : toDatabaseDate(lastAttendedOn),
    title,
    celebrated_title: title,
  };
}
