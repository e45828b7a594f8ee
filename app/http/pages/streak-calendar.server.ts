import type { DrawnDay } from '~/components/dashboard/streak-days';
import type { Context } from '~/domain/context';
import type { OwnStreak } from '~/domain/streaks/responses';
import { type Language, LOCALES } from '~/i18n/languages';
import { WORDS } from '~/i18n/words';
import { addDays, type LocalDate, mondayOf } from '~/lib/calendar';

/** Returns the data of `StreakDays` for a streak. */
export function streakCalendar(ctx: Context, streak: OwnStreak, language: Language) {
  return {
    days: streak.days,
    weeks: streakWeeks(streak, ctx.clock.today()),
    weekdays: WORDS[language].member.home.week.shortDays,
    locale: LOCALES[language],
  };
}

/** Returns the days of whole weeks, from the Monday before the first class day to this Sunday. */
function streakWeeks({ days, is_class_day }: OwnStreak, today: LocalDate): DrawnDay[] {
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
