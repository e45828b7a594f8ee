import type { ClassView, DayView } from '~/components/dashboard/class-view';
import { isSeated } from '~/domain/classes/policy';
import type { UpcomingClass, UpcomingClasses } from '~/domain/classes/responses';
import type { Clock } from '~/domain/context';
import { instantOf } from '~/lib/calendar';
import { weekdayOf } from '~/lib/date-text';

/** Days of classes as screens show them. */
export function dayViews({ days }: UpcomingClasses, clock: Clock): DayView[] {
  return days.map(({ date, classes }) => ({
    date,
    dayOfMonth: Number(date.slice(-2)),
    weekday: weekdayOf(date),
    classes: classes
      .filter(({ standing }) => standing !== 'gone')
      .map((one) => classView(one, instantOf(date, one.start_time, clock.timeZone).getTime() - clock.now().getTime())),
  }));
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
