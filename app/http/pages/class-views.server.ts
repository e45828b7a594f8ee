import type { ClassView, DayChip, DaysToCome, DayView } from '~/components/dashboard/class-view';
import { isSeated } from '~/domain/classes/policy';
import type { UpcomingClass, UpcomingClasses } from '~/domain/classes/responses';
import type { Clock } from '~/domain/context';
import { instantOf } from '~/lib/calendar';
import { weekdayOf } from '~/lib/date-text';

type Day = UpcomingClasses['days'][number];

/** A day as screens show it with its classes. */
export function dayView(day: Day, clock: Clock): DayView {
  const startsInMs = ({ start_time }: UpcomingClass) =>
    instantOf(day.date, start_time, clock.timeZone).getTime() - clock.now().getTime();
  return { ...dayChip(day), classes: shownOf(day).map((one) => classView(one, startsInMs(one))) };
}

/** The days after today of which one is shown: the one that is asked for, or the next. */
export function daysToCome(days: readonly Day[], asked: string | null, clock: Clock): DaysToCome | null {
  const shown = days.find(({ date }) => date === asked) ?? days[0];
  if (!shown) return null;
  const [first] = days.flatMap((day) =>
    shownOf(day)
      .filter(({ is_cancelled }) => !is_cancelled)
      .map(({ title, start_time }) => ({ weekday: weekdayOf(day.date), title, startTime: start_time })),
  );
  return { days: days.map(dayChip), shown: dayView(shown, clock), first: first ?? null };
}

function dayChip(day: Day): DayChip {
  const { date } = day;
  return {
    date,
    dayOfMonth: Number(date.slice(-2)),
    weekday: weekdayOf(date),
    hasClasses: shownOf(day).length > 0,
  };
}

function shownOf({ classes }: Day): UpcomingClass[] {
  return classes.filter(({ standing }) => standing !== 'gone');
}

function classView(one: UpcomingClass, startsInMs: number): ClassView {
  const isNow = one.standing === 'open' || one.standing === 'ongoing';
  return {
    id: one.id,
    title: one.title,
    description: one.description,
    instructor: one.instructor,
    level: one.class_type,
    isSeated: isSeated(one),
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
    instead: one.instead && { id: one.instead.id, title: one.instead.title, startTime: one.instead.start_time },
  };
}

function stateOf({ is_cancelled, is_joined, is_full }: UpcomingClass, isNow: boolean): ClassView['state'] {
  if (is_cancelled) return 'cancelled';
  if (is_joined) return 'joined';
  if (is_full) return 'full';
  return isNow ? 'open' : 'later';
}
