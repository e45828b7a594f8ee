import type { StreakDay } from '~/components/dashboard/streak-calendar';
import type { Context } from '~/domain/context';
import type { OwnStreak } from '~/domain/streaks/responses';
import { type Language, LOCALES } from '~/i18n/languages';
import { CATALOGUES } from '~/i18n/catalogue';
import { addDays, type LocalDate, getMonday } from '~/lib/calendar';

/** Returns the data of a streak for the component `StreakDays`. */
export function loadStreakCalendar(ctx: Context, streak: OwnStreak, language: Language) {
  return {
    days: streak.days,
    weeks: streakWeeks(streak, ctx.clock.today()),
    weekdays: CATALOGUES[language].member.home.week.shortDays,
    locale: LOCALES[language],
  };
}

/**
 * Returns the days of whole weeks, from the Monday of the week with the first class day to the
 * Sunday of this week.
 */
function streakWeeks({ days, is_class_day }: OwnStreak, today: LocalDate): StreakDay[] {
  const statuses = new Map(days.map(({ date, status }) => [date, status]));
  const first = getMonday(days.at(-1)?.date ?? today);
  const end = addDays(getMonday(today), 7);
  const drawn: StreakDay[] = [];
  for (let date = first; date < end; date = addDays(date, 1)) {
    const mark = statuses.get(date) ?? (is_class_day && date === today ? 'today' : 'none');
    drawn.push({ dayOfMonth: Number(date.slice(8)), mark, isToday: date === today });
  }
  return drawn;
}
