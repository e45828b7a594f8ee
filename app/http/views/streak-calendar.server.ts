import type { StreakMonth } from '~/components/dashboard/streak-calendar';
import type { Context } from '~/domain/context';
import type { StreakDayStatus } from '~/domain/streaks/policy';
import type { OwnStreak } from '~/domain/streaks/responses';
import { type Language, LOCALES } from '~/i18n/languages';
import { addDays, type LocalDate } from '~/lib/calendar';

/** Returns the days of a streak by month, for the component `StreakCalendar`. */
export function loadStreakCalendar(ctx: Context, { days, is_class_day }: OwnStreak, language: Language) {
  const today = ctx.clock.today();
  return { months: listMonths(days, { today, isClassDay: is_class_day }), locale: LOCALES[language] };
}

function listMonths(
  days: OwnStreak['days'],
  { today, isClassDay }: { today: LocalDate; isClassDay: boolean },
): StreakMonth[] {
  const statuses = new Map(days.map(({ date, status }) => [date, status]));
  const runs = listRuns(days);
  const months: StreakMonth[] = [];
  const last = getLastDayOfMonth(today);
  for (let first = `${(days.at(-1)?.date ?? today).slice(0, 7)}-01`; first <= last;) {
    const end = getLastDayOfMonth(first);
    const month: StreakMonth = {
      first,
      length: toDayOfMonth(end),
      isCurrent: end === last,
      days: { attended: [], rested: [], excused: [], missed: [] },
      runs: runs
        .filter((run) => run.from <= end && run.until >= first)
        .map((run) => [run.from < first ? 0 : toDayOfMonth(run.from), run.until > end ? 32 : toDayOfMonth(run.until)]),
      today: null,
      ahead: [],
    };
    for (let date = first; date <= end; date = addDays(date, 1)) {
      const status = statuses.get(date);
      if (status) month.days[status].push(toDayOfMonth(date));
      else if (date === today && isClassDay) month.today = toDayOfMonth(date);
      else if (date > today) month.ahead.push(toDayOfMonth(date));
    }
    months.push(month);
    first = addDays(end, 1);
  }
  return months;
}

/** Returns the first and the last attended day of each streak, oldest first. */
function listRuns(days: OwnStreak['days']): { from: LocalDate; until: LocalDate }[] {
  const runs: { from: LocalDate; until: LocalDate }[] = [];
  let isOpen = false;
  for (const { date, status } of days.toReversed()) {
    const run = runs.at(-1);
    if (status === 'attended' && isOpen && run) run.until = date;
    else if (status === 'attended') runs.push({ from: date, until: date });
    isOpen = continuesStreak(status, isOpen);
  }
  return runs.filter(({ from, until }) => from !== until);
}

function continuesStreak(status: StreakDayStatus, isOpen: boolean): boolean {
  return status === 'attended' || (status !== 'missed' && isOpen);
}

function getLastDayOfMonth(date: LocalDate): LocalDate {
  const inNextMonth = addDays(`${date.slice(0, 7)}-28`, 4);
  return addDays(`${inNextMonth.slice(0, 7)}-01`, -1);
}

function toDayOfMonth(date: LocalDate): number {
  return Number(date.slice(8));
}
