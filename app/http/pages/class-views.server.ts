import type { ClassRowView, ClassView, DaySummary, UpcomingDaysView, DayView } from '~/components/dashboard/class-view';
import { isSeatedClass } from '~/domain/classes/policy';
import type { UpcomingDay, UpcomingClassesByDay, UpcomingClassRow } from '~/domain/classes/queries.server';
import type { Clock } from '~/domain/context';
import { localizeRow } from '~/domain/translations';
import type { Language } from '~/i18n/languages';
import { toInstant, type LocalDate } from '~/lib/calendar';
import { getWeekdayIndex } from '~/lib/date-text';

type Day = UpcomingClassesByDay['days'][number];

export interface ClassViewOptions {
  clock: Clock;
  language: Language;
}

/** Converts a day and its classes to the data that the screen shows. */
export function toDayView(
  { date, classes }: Pick<Day, 'date' | 'classes'>,
  { clock, language }: ClassViewOptions,
): DayView {
  const startsInMs = ({ start_time }: UpcomingClassRow) =>
    toInstant(date, start_time, clock.timeZone).getTime() - clock.now().getTime();
  const shown = classes.filter(({ standing }) => standing !== 'gone');
  return {
    ...dayChip(date, shown.length),
    classes: shown.map((one) => classView(one, startsInMs(one), language)),
  };
}

/**
 * Converts the days after today. Selects the requested day or, if it is not among them, the first
 * day. Returns null if there are no days.
 */
export function toUpcomingDaysView(
  days: readonly UpcomingDay[],
  asked: string | null,
  to: ClassViewOptions,
): UpcomingDaysView | null {
  const shown = days.find(({ date }) => date === asked) ?? days[0];
  if (!shown) return null;
  return {
    days: days.map(({ date, count }) => dayChip(date, count)),
    shown: {
      ...dayChip(shown.date, shown.count),
      classes: shown.classes().map((row) => rowView(row, to.language)),
    },
    first: findFirst(days, to.language),
  };
}

function findFirst(days: readonly UpcomingDay[], language: Language): UpcomingDaysView['first'] {
  for (const { date, classes } of days) {
    const first = classes().find(({ is_cancelled }) => !is_cancelled);
    if (first) return { weekday: getWeekdayIndex(date), startTime: first.start_time, ...getTitle(first, language) };
  }
  return null;
}

function dayChip(date: LocalDate, count: number): DaySummary {
  return { date, dayOfMonth: Number(date.slice(-2)), weekday: getWeekdayIndex(date), hasClasses: count > 0 };
}

function getTitle(one: Pick<UpcomingClassRow, 'title' | 'translations'>, language: Language) {
  const { title, langs } = localizeRow(language, 'classes', { ...one, description: '' });
  return { title, titleLang: langs.title };
}

function classView(row: UpcomingClassRow, startsInMs: number, language: Language): ClassView {
  return {
    ...rowView(row, language),
    description: localizeRow(language, 'classes', row).description,
    endTime: row.end_time,
    minutesToStart: Math.ceil(startsInMs / 60_000),
    isOngoing: row.is_ongoing,
    hasLink: row.live_link !== null,
  };
}

function rowView(row: UpcomingClassRow, language: Language): ClassRowView {
  const { title, langs } = localizeRow(language, 'classes', row);
  const isNow = row.standing === 'open' || row.standing === 'ongoing';
  return {
    id: row.id,
    title,
    langs,
    instructor: row.instructor,
    level: row.class_type,
    isSeated: isSeatedClass(row),
    isOwnBatch: row.is_own_batch,
    startTime: row.start_time,
    state: getState(row, isNow),
    time: row.standing === 'later' ? 'ahead' : isNow ? 'now' : 'over',
    attendanceCount: row.attendance_count,
    maxParticipants: row.max_participants,
    isOpenToAll: row.unlimited,
    reason: getReason(row, language),
    instead: row.instead && {
      id: row.instead.id,
      startTime: row.instead.start_time,
      ...getTitle(row.instead, language),
    },
  };
}

/**
 * Returns the reason for the cancellation, translated if staff have entered a translation. Returns
 * null if there is no reason.
 */
function getReason(row: UpcomingClassRow, language: Language): ClassView['reason'] {
  if (!row.cancel_reason) return null;
  const { cancel_reason: text, langs } = localizeRow(language, 'class_cancellations', row);
  return text === null ? null : { text, lang: langs.cancel_reason };
}

function getState(
  { is_cancelled, is_joined, is_full }: Pick<UpcomingClassRow, 'is_cancelled' | 'is_joined' | 'is_full'>,
  isNow: boolean,
): ClassView['state'] {
  if (is_cancelled) return 'cancelled';
  if (is_joined) return 'joined';
  if (is_full) return 'full';
  return isNow ? 'open' : 'later';
}
