import type { z } from 'zod';
import { type LocalDate, toLocalDate } from '~/lib/calendar';
import { MARK_ATTENDANCE_AFTER_END_MINUTES } from '../class-days';
import type { Context } from '../context';
import { getRankTitle } from '../members/policy';
import { addAttendedDayToStreak, getMaxRestDays, type Streak } from '../streaks/policy';
import type { markAttendanceSchema } from './schemas';

export interface JoinAttempt {
  memberId: number;
  input: z.output<typeof markAttendanceSchema>;
  at: Date;
}

/** A member whose row is locked by the transaction. */
export interface LockedMember extends Streak {
  id: number;
  total_classes_attended: number;
  total_days_attended: number;
  title: string;
  needs_recalculation: boolean;
  awaits_credit: boolean;
}

interface Times {
  starts_at: string;
  ends_at: string;
}

interface HeldClass extends Times {
  id: number;
  is_full: boolean;
}

/**
 * A date with the classes that members tapped, and everything that these members attended on that
 * date.
 */
export interface ClassDayFacts {
  date: LocalDate;
  class_days_before: LocalDate[];
  classes: HeldClass[];
  /** Attendances of cancelled and deleted classes are included. */
  attendances: (Times & { member_id: number; class_id: number; counts: boolean })[];
}

export type AttendanceRejection =
  'no_class' | 'wrong_date' | 'already_marked' | 'not_started' | 'ended' | 'full' | 'no_member';

export interface AcceptedAttendance {
  marked: true;
  streak_updated: boolean;
  new_streak: number;
  new_title: string | null;
  needs_recalculation: boolean;
  awaits_credit: boolean;
}

/** An attendance to insert, and the new streak and totals of its member. */
export interface AttendanceRow {
  id: number;
  class_id: number;
  class_date: LocalDate;
  marked_at: Date;
  counts_for_member: boolean;
  total_classes_attended: number;
  total_days_attended: number;
  current_streak: number;
  longest_streak: number;
  rests_left: number;
  rested_on: readonly LocalDate[];
  last_attended_on: LocalDate | null;
  title: string;
  needs_recalculation: boolean;
}

type Decision = { refusal: AttendanceRejection } | { mark: AcceptedAttendance; row: AttendanceRow };

interface MarkFacts {
  days: readonly ClassDayFacts[];
  members: ReadonlyMap<number, LockedMember>;
}

/**
 * Decides whether a tap marks attendance. Returns the row to insert, or the reason for the
 * rejection. Source: docs/rules.md#marking.
 */
export function evaluateJoinAttempt(ctx: Context, tap: JoinAttempt, { days, members }: MarkFacts): Decision {
  const day = days.find(({ classes }) => classes.some(({ id }) => id === tap.input.class_id));
  const yogaClass = day?.classes.find(({ id }) => id === tap.input.class_id);
  if (!day || !yogaClass) return { refusal: 'no_class' };
  // After midnight, a class is among those of the day on which it ends.
  const lastDate = toLocalDate(new Date(yogaClass.ends_at), ctx.clock.timeZone);
  if (![day.date, lastDate].includes(tap.input.attendance_date)) return { refusal: 'wrong_date' };
  const attended = day.attendances.filter(({ member_id }) => member_id === tap.memberId);
  if (attended.some(({ class_id }) => class_id === yogaClass.id)) return { refusal: 'already_marked' };
  const { earlyJoinMinutes } = ctx.community;
  if (Date.parse(yogaClass.starts_at) > tap.at.getTime() + earlyJoinMinutes * 60_000) return { refusal: 'not_started' };
  if (Date.parse(yogaClass.ends_at) < tap.at.getTime() - MARK_ATTENDANCE_AFTER_END_MINUTES * 60_000)
    return { refusal: 'ended' };
  if (yogaClass.is_full) return { refusal: 'full' };
  const member = members.get(tap.memberId);
  if (!member) return { refusal: 'no_member' };
  const counts = !attended.some((other) => other.counts && timesOverlap(other, yogaClass));
  return countMark(ctx, member, { tap, day, counts, isFirstOfDay: attended.length === 0 });
}

/**
 * True if two classes overlap. A class that starts exactly when another class ends does not overlap
 * it. Source: docs/rules.md#overlapping-classes.
 */
function timesOverlap(one: Times, other: Times): boolean {
  return Date.parse(one.starts_at) < Date.parse(other.ends_at) && Date.parse(other.starts_at) < Date.parse(one.ends_at);
}

function countMark(
  ctx: Context,
  member: LockedMember,
  { tap, day, counts, isFirstOfDay }: { tap: JoinAttempt; day: ClassDayFacts; counts: boolean; isFirstOfDay: boolean },
): { mark: AcceptedAttendance; row: AttendanceRow } {
  const { date } = day;
  const streak = addAttendedDayToStreak(
    member,
    { date, classDaysBefore: day.class_days_before },
    getMaxRestDays(ctx.community),
  );
  const total = member.total_classes_attended + Number(counts);
  const title = getRankTitle(total);
  const isOutOfOrder = date < (member.lastAttendedOn ?? '');
  const isPaused = date <= (member.pausedUntil ?? '');
  const isRecalculated = isOutOfOrder || isPaused || date < ctx.clock.today();
  return {
    mark: {
      marked: true,
      streak_updated: isFirstOfDay,
      new_streak: streak.current,
      new_title: title === member.title ? null : title,
      needs_recalculation: isRecalculated,
      awaits_credit: member.awaits_credit,
    },
    row: {
      id: member.id,
      class_id: tap.input.class_id,
      class_date: date,
      marked_at: tap.at,
      counts_for_member: counts,
      total_classes_attended: total,
      total_days_attended: member.total_days_attended + Number(isFirstOfDay),
      current_streak: streak.current,
      longest_streak: streak.longest,
      rests_left: streak.restsLeft,
      rested_on: streak.restedOn,
      last_attended_on: streak.lastAttendedOn,
      title,
      needs_recalculation: member.needs_recalculation || isRecalculated,
    },
  };
}
