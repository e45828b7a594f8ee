import type { LocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import type { ClassType } from './policy';

/** A class as whoever asks is shown it, with what it takes to say where it stands. */
export interface ClassRow {
  id: number;
  title: string;
  description: string;
  instructor: string;
  class_type: ClassType;
  date: LocalDate;
  start_time: string;
  end_time: string;
  starts_at: Date;
  ends_at: Date;
  attendance_count: number;
  max_participants: number;
  live_link: string | null;
  is_cancelled: boolean;
  /** When the member who asks joined it. */
  marked_at: Date | null;
}

/** The classes from one day to another by start, those that were called off among them, in one round trip. */
export function readClassDays(ctx: Context, from: LocalDate, to: LocalDate): Promise<ClassRow[]> {
  const memberId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
  return ctx.db.$queryRaw<ClassRow[]>`
    SELECT classes.id, title, description, instructor, class_type::text AS class_type, classes.class_date::text AS date,
      start_time::text AS start_time, end_time::text AS end_time, starts_at, ends_at, attendance_count, max_participants,
      live_link, cancelled_at IS NOT NULL AS is_cancelled, marked_at
    FROM classes LEFT JOIN attendances ON attendances.class_id = classes.id AND attendances.member_id = ${memberId}::int
    WHERE classes.class_date BETWEEN ${from}::date AND ${to}::date AND deleted_at IS NULL
    ORDER BY classes.class_date, start_time, classes.id`;
}
