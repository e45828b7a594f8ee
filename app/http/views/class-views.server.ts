import type { ClassView, DaySummary, DayView, NextClass } from '~/components/dashboard/class-view';
import { isSeatedClass } from '~/domain/classes/policy';
import type { UpcomingDay, UpcomingClassRow } from '~/domain/classes/queries.server';
import type { Clock, CommunitySettings } from '~/domain/context';
import { localizeRow } from '~/domain/translations';
import { type Language, LOCALES } from '~/i18n/languages';
import type { LocalDate } from '~/lib/calendar';
import { getWeekdayIndex } from '~/lib/date-text';

export interface ClassViewOptions {
  clock: Clock;
  community: Pick<CommunitySettings, 'earlyJoinMinutes'>;
  language: Language;
}

/** Converts a day and its classes to the data that the screen shows. */
export function toDayView(
  { date, classes }: { date: LocalDate; classes: readonly UpcomingClassRow[] },
  { clock, community, language }: ClassViewOptions,
): DayView {
  const countSecondsUntil = (instant: Date) => Math.ceil((instant.getTime() - clock.now().getTime()) / 1000);
  const shown = classes.filter(({ standing }) => standing !== 'gone');
  return {
    ...toDaySummary(date, shown.length),
    classes: shown.map((one) => {
      const start = countSecondsUntil(one.starts_at);
      const open = start - 60 * community.earlyJoinMinutes;
      return toClassView(one, { open, start, end: countSecondsUntil(one.ends_at) }, language);
    }),
  };
}

/** Returns the first class of these days that is not cancelled, or null if there is none. */
export function findNextClass(days: readonly UpcomingDay[], language: Language): NextClass | null {
  for (const { date, classes } of days) {
    const first = classes().find(({ is_cancelled }) => !is_cancelled);
    if (first)
      return { weekday: getWeekdayIndex(date), startTime: first.start_time, ...getClassTitle(first, language) };
  }
  return null;
}

function toDaySummary(date: LocalDate, count: number): DaySummary {
  return { date, dayOfMonth: Number(date.slice(-2)), weekday: getWeekdayIndex(date), hasClasses: count > 0 };
}

/** Returns the title of a class in the language, or the English title with its `lang`. */
export function getClassTitle(one: Pick<UpcomingClassRow, 'title' | 'translations'>, language: Language) {
  const { title, langs } = localizeRow(language, 'classes', { ...one, description: '' });
  return { title, titleLang: langs.title };
}

function toClassView(row: UpcomingClassRow, secondsUntil: ClassView['secondsUntil'], language: Language): ClassView {
  const { title, description, langs } = localizeRow(language, 'classes', row);
  const instructor = language === 'en' ? row.instructor : row.translations[language]?.instructor;
  const isNow = row.standing === 'open' || row.standing === 'ongoing';
  return {
    id: row.id,
    title,
    description,
    langs: instructor ? langs : { ...langs, instructor: LOCALES.en },
    instructor: instructor ?? row.instructor,
    level: row.class_type,
    isSeated: isSeatedClass(row),
    isOwnBatch: row.is_own_batch,
    startTime: row.start_time,
    endTime: row.end_time,
    minutesToStart: Math.ceil(secondsUntil.start / 60),
    secondsUntil,
    isOngoing: row.is_ongoing,
    hasLink: row.live_link !== null,
    state: getState(row, isNow),
    time: row.standing === 'later' ? 'ahead' : isNow ? 'now' : 'over',
    attendanceCount: row.attendance_count,
    maxParticipants: row.max_participants,
    isOpenToAll: row.unlimited,
    reason: getReason(row, language),
    instead: row.instead && {
      id: row.instead.id,
      startTime: row.instead.start_time,
      ...getClassTitle(row.instead, language),
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
