import type { DrawnDay } from '~/components/dashboard/streak-days';
import type { OwnStreak } from '~/domain/streaks/responses';
import { addDays, type LocalDate, mondayOf } from '~/lib/calendar';

/** The days of whole weeks, from the Monday before the first class day to this Sunday. */
export function streakWeeks({ days, is_class_day }: OwnStreak, today: LocalDate): DrawnDay[] {
  const statuses = new Map(days.map(({ date, status }) => [date, status]));
  const first = mondayOf(days.at(-1)?.date ?? today);
  const end = addDays(mondayOf(today), 7);
  const drawn: DrawnDay[] = [];
  for (let date = first; date < end; date = addDays(date, 1)) {
    const mark = statuses.get(date) ?? (is_class_day && date === today ? 'today' : 'none');
    drawn.push({ dayOfMonth: Number(date.slice(8)), mark, isToday: date === today });
  }
  return drawn;
}
