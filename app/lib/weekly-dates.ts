import { addDays, type LocalDate } from './calendar';
import { getWeekdayIndex } from './date-text';
import { countMinutes, DAY_MINUTES, toMinutes } from './time-range';

/** Dates between `from` and `until`, both inclusive, on weekdays from 1 (Monday) to 7 (Sunday). */
interface WeeklyPattern {
  weekdays: readonly number[];
  from: LocalDate;
  until: LocalDate;
}

/** Number of days after the first day at which `listWeeklyDates` stops. */
export const MAX_WEEKLY_DAYS = 2 * 366;

/** Lists the dates of a pattern. Stops after two years. */
export function listWeeklyDates({ weekdays, from, until }: WeeklyPattern): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let days = 0; days <= MAX_WEEKLY_DAYS; days += 1) {
    const date = addDays(from, days);
    if (date > until) break;
    if (weekdays.includes(getWeekdayIndex(date) + 1)) dates.push(date);
  }
  return dates;
}

/** A class, or a series of classes, as a pattern with times such as `06:00:00`. */
export interface OccupiedTime extends WeeklyPattern {
  title: string;
  start_time: string;
  end_time: string;
}

/** Lists the dates on which another class overlaps the times, with the title of that class. */
export function findClashes(
  dates: readonly LocalDate[],
  { start_time, end_time }: { start_time: string; end_time: string },
  occupied: readonly OccupiedTime[],
): { date: LocalDate; other: string }[] {
  const [start, length] = [toMinutes(start_time), countMinutes(start_time, end_time)];
  // A class over midnight can overlap a class of the day before or after it.
  const overlapping = [0, -1, 1].flatMap((days) =>
    occupied
      .filter((one) => {
        const otherStart = toMinutes(one.start_time) + days * DAY_MINUTES;
        return otherStart < start + length && start < otherStart + countMinutes(one.start_time, one.end_time);
      })
      .map((one) => ({ ...one, days })),
  );
  return dates.flatMap((date) => {
    const other = overlapping.find(({ days, ...pattern }) => isHeldOn(addDays(date, days), pattern));
    return other ? [{ date, other: other.title }] : [];
  });
}

function isHeldOn(date: LocalDate, { weekdays, from, until }: WeeklyPattern): boolean {
  return date >= from && date <= until && weekdays.includes(getWeekdayIndex(date) + 1);
}
