import { type LocalDate, toLocalTime, toLocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import type { PhoneFormat } from './schemas';

export interface AttendanceFilter {
  from?: LocalDate;
  until?: LocalDate;
  classId?: number;
}

interface Row {
  date: LocalDate;
  start_time: string;
  title: string;
  instructor: string;
  class_id: number;
  member_id: number;
  name: string;
  phone: string;
  marked_at: Date;
  counts_for_member: boolean;
}

const CHUNK_SIZE = 1_000;

/** Streams attendances by date, class and member. Each chunk begins after the previous one. */
export async function* streamAttendances(
  ctx: Context,
  { from = '1900-01-01', until = '2999-12-31', classId }: AttendanceFilter,
  toPhone: PhoneFormat,
): AsyncGenerator<Record<string, string | number>[], void> {
  let last = { date: from, class_id: 0, member_id: 0 };
  for (let rows: Row[] | null = null; rows === null || rows.length === CHUNK_SIZE;) {
    rows = await ctx.standbySql<Row[]>`
      SELECT attendances.class_date::text AS date, to_char(start_time, 'HH24:MI') AS start_time, classes.title, instructor,
        class_id, member_id, members.name, phone, marked_at, counts_for_member
      FROM attendances JOIN classes ON classes.id = class_id JOIN members ON members.id = member_id
      WHERE attendances.class_date BETWEEN ${last.date}::date AND ${until}::date
        AND (attendances.class_date, class_id, member_id) > (${last.date}::date, ${last.class_id}::int, ${last.member_id}::int)
        AND class_id = coalesce(${classId ?? null}::int, class_id)
      ORDER BY attendances.class_date, class_id, member_id LIMIT ${CHUNK_SIZE}`;
    last = rows.at(-1) ?? last;
    yield rows.map((row) => toExported(ctx, row, toPhone));
  }
}

function toExported({ clock }: Context, row: Row, toPhone: PhoneFormat): Record<string, string | number> {
  return {
    date: row.date,
    start_time: row.start_time,
    class: row.title,
    teacher: row.instructor,
    class_id: row.class_id,
    member_id: row.member_id,
    name: row.name,
    phone: toPhone(row.phone),
    marked_at: `${toLocalDate(row.marked_at, clock.timeZone)} ${toLocalTime(row.marked_at, clock.timeZone)}`,
    counts: row.counts_for_member ? 'yes' : 'no',
  };
}
