import type { ClassView, DayChip, DaysToCome, DayView } from '~/components/dashboard/class-view';
import { isSeated } from '~/domain/classes/policy';
import type { ComingDay, Upcoming, UpcomingClassRow } from '~/domain/classes/queries.server';
import type { Clock } from '~/domain/context';
import { inLanguage } from '~/domain/translations';
import type { Language } from '~/i18n/languages';
import { instantOf, type LocalDate } from '~/lib/calendar';
import { weekdayOf } from '~/lib/date-text';

type Day = Upcoming['days'][number];

export interface Shown {
  clock: Clock;
  language: Language;
}

/** A day as screens show it with its classes. */
export function dayView({ date, classes }: Pick<Day, 'date' | 'classes'>, { clock, language }: Shown): DayView {
  const startsInMs = ({ start_time }: UpcomingClassRow) =>
    instantOf(date, start_time, clock.timeZone).getTime() - clock.now().getTime();
  const shown = classes.filter(({ standing }) => standing !== 'gone');
  return {
    ...dayChip(date, shown.length),
    classes: shown.map((one) => classView(one, startsInMs(one), language)),
  };
}

/** The days after today, of which the one asked for is shown, or the next. */
export function daysToCome(days: readonly ComingDay[], asked: string | null, to: Shown): DaysToCome | null {
  const shown = days.find(({ date }) => date === asked) ?? days[0];
  if (!shown) return null;
  return {
    days: days.map(({ date, count }) => dayChip(date, count)),
    shown: dayView({ date: shown.date, classes: shown.classes() }, to),
    first: firstOf(days, to.language),
  };
}

function firstOf(days: readonly ComingDay[], language: Language): DaysToCome['first'] {
  for (const { date, classes } of days) {
    const first = classes().find(({ is_cancelled }) => !is_cancelled);
    if (first) return { weekday: weekdayOf(date), startTime: first.start_time, ...titleOf(first, language) };
  }
  return null;
}

function dayChip(date: LocalDate, count: number): DayChip {
  return { date, dayOfMonth: Number(date.slice(-2)), weekday: weekdayOf(date), hasClasses: count > 0 };
}

function titleOf(one: Pick<UpcomingClassRow, 'title' | 'translations'>, language: Language) {
  const { title, langs } = inLanguage(language, 'classes', { ...one, description: '' });
  return { title, titleLang: langs.title };
}

function classView(row: UpcomingClassRow, startsInMs: number, language: Language): ClassView {
  const one = inLanguage(language, 'classes', row);
  const isNow = one.standing === 'open' || one.standing === 'ongoing';
  return {
    id: one.id,
    title: one.title,
    description: one.description,
    langs: one.langs,
    instructor: one.instructor,
    level: one.class_type,
    isSeated: isSeated(row),
    isOwnBatch: one.is_own_batch,
    startTime: one.start_time,
    endTime: one.end_time,
    minutesToStart: Math.ceil(startsInMs / 60_000),
    attendanceCount: one.attendance_count,
    maxParticipants: one.max_participants,
    isOpenToAll: one.unlimited,
    state: stateOf(one, isNow),
    time: one.standing === 'later' ? 'ahead' : isNow ? 'now' : 'over',
    isOngoing: one.is_ongoing,
    hasLink: one.live_link !== null,
    reason: reasonIn(row, language),
    instead: one.instead && {
      ...{ id: one.instead.id, startTime: one.instead.start_time },
      ...titleOf(one.instead, language),
    },
  };
}

/** Why a class was called off, in a language or else in the English of staff. */
function reasonIn(row: UpcomingClassRow, language: Language): ClassView['reason'] {
  if (!row.cancel_reason) return null;
  const { cancel_reason: text, langs } = inLanguage(language, 'class_cancellations', row);
  return text === null ? null : { text, lang: langs.cancel_reason };
}

function stateOf(
  { is_cancelled, is_joined, is_full }: Pick<UpcomingClassRow, 'is_cancelled' | 'is_joined' | 'is_full'>,
  isNow: boolean,
): ClassView['state'] {
  if (is_cancelled) return 'cancelled';
  if (is_joined) return 'joined';
  if (is_full) return 'full';
  return isNow ? 'open' : 'later';
}
