import { DAY_NAMES, formatDate, type LocalDate } from '~/lib/calendar';
import { getWeekdayIndex } from '~/lib/date-text';
import type { ScheduleChange } from './series-schedule.server';

const SHOWN_DATES = 12;

/** Describes the classes that an edit of a series adds, keeps and removes, one kind per line. */
export function describeScheduleChange(
  { added, kept, removed, joined, compared_until }: ScheduleChange,
  { clashes }: { clashes: readonly { date: LocalDate; other: string }[] },
): string[] {
  return [
    `${countClasses(added.length, 'is', 'are')} added${listDates(added)}`,
    ...describeClashes(clashes),
    `${countClasses(kept, 'stays', 'stay')} on the timetable, with what you changed`,
    `${countClasses(removed.length, 'is', 'are')} removed${listDates(removed)}`,
    ...(joined.length > 0
      ? [`${countClasses(joined.length, 'stays', 'stay')} because members have joined${listDates(joined)}`]
      : []),
    ...(compared_until
      ? [
          `These numbers and dates cover two years, until ${formatDay(compared_until)}. Later classes of the series change in the same way`,
        ]
      : []),
  ];
}

function describeClashes(clashes: readonly { date: LocalDate; other: string }[]): string[] {
  const titles = [...new Set(clashes.map(({ other }) => other))];
  return titles.map((title) => {
    const dates = clashes.filter(({ other }) => other === title).map(({ date }) => date);
    return `Another class is held at this time, ${title}${listDates(dates)}`;
  });
}

function countClasses(count: number, one: string, many: string): string {
  if (count > 1) return `${count} classes ${many}`;
  return `${count === 1 ? '1' : 'No'} class ${one}`;
}

/** Formats dates. The year is omitted if it is the same as that of the previous date. */
function listDates(dates: readonly LocalDate[]): string {
  if (dates.length === 0) return '';
  const shown = dates.slice(0, SHOWN_DATES).map((date, index) => formatDay(date, dates[index - 1]));
  const last = dates.at(-1);
  const rest = dates.length - SHOWN_DATES;
  return `: ${shown.join(', ')}${rest > 0 && last ? ` and ${rest} more until ${formatDay(last)}` : ''}`;
}

function formatDay(date: LocalDate, before = ''): string {
  const text = `${DAY_NAMES[getWeekdayIndex(date)]?.slice(0, 3)} ${formatDate(date)}`;
  return before.slice(0, 4) === date.slice(0, 4) ? text.slice(0, -5) : text;
}
