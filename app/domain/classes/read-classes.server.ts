import type { LocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import type { ClassType } from './policy';

/** A class as everybody is shown it, with what it takes to say where it stands. */
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
  /** Null where it is open to all. */
  max_participants: number | null;
  live_link: string | null;
  is_cancelled: boolean;
}

/** The classes from one day to another by start, those that were called off among them, in one round trip. */
export function readClasses(ctx: Context, from: LocalDate, to: LocalDate): Promise<ClassRow[]> {
  return ctx.db.$queryRaw<ClassRow[]>`
    SELECT id, title, description, instructor, class_type::text AS class_type, class_date::text AS date,
      start_time::text AS start_time, end_time::text AS end_time, starts_at, ends_at, attendance_count, max_participants,
      live_link, cancelled_at IS NOT NULL AS is_cancelled
    FROM classes WHERE class_date BETWEEN ${from}::date AND ${to}::date AND deleted_at IS NULL
    ORDER BY class_date, start_time, id`;
}

/** The classes of a day that the acting member has joined. */
export async function readJoined({ actor, db }: Context, day: LocalDate): Promise<ReadonlySet<number>> {
  if (actor.kind !== 'member') return new Set();
  const marks = await db.$queryRaw<{ class_id: number }[]>`
    SELECT class_id FROM attendances WHERE member_id = ${actor.memberId} AND class_date = ${day}::date`;
  return new Set(marks.map(({ class_id }) => class_id));
}
