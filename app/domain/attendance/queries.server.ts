import { addDays, dayNameOf, type LocalDate, localDateOf, mondayOf } from '~/lib/calendar';
import type { Context } from '../context';
import { actingMember } from '../members/acting-member';
import { statusOf, weeklyRate } from './policy';
import type { WeekDay, WeeklyAttendance } from './responses';

interface WeekRow {
  date: LocalDate;
  attended: number;
  classes: number;
  last_end: Date | null;
  created_at: Date;
  total_days: number;
  total_classes: number;
  current_streak: number;
  longest_streak: number;
}

/** The acting member's week from Monday to Sunday with their totals, in one round trip. Source: docs/rules.md#week. */
export async function getWeeklyAttendance(ctx: Context): Promise<WeeklyAttendance> {
  const memberId = actingMember(ctx);
  const [now, today] = [ctx.clock.now(), ctx.clock.today()];
  const rows = await readWeek(ctx, memberId, mondayOf(today));
  const joinedOn = localDateOf(rows[0]?.created_at ?? now, ctx.clock.timeZone);
  const weekly_calendar = rows.map(({ date, attended, classes, last_end }): WeekDay => {
    const facts = { date, attended, hasClass: classes > 0, isOver: last_end !== null && last_end < now };
    return { date, day_name: dayNameOf(date), status: statusOf(facts, today, joinedOn), attendance_count: attended };
  });
  const member = rows[0];
  return {
    weekly_calendar,
    stats: {
      total_days: member?.total_days ?? 0,
      total_classes: member?.total_classes ?? 0,
      current_streak: member?.current_streak ?? 0,
      longest_streak: member?.longest_streak ?? 0,
      weekly_attendance_rate: weeklyRate(weekly_calendar.map((day) => day.status)),
    },
  };
}

function readWeek(ctx: Context, memberId: number, monday: LocalDate): Promise<WeekRow[]> {
  const sunday = addDays(monday, 6);
  return ctx.db.$queryRaw<WeekRow[]>`
    WITH held AS (
      SELECT class_date, count(*) AS classes, max(ends_at) AS last_end FROM held_classes
      WHERE class_date BETWEEN ${monday}::date AND ${sunday}::date
      GROUP BY class_date
    ), marks AS (
      SELECT class_date, count(*) AS attended FROM attendances
      WHERE member_id = ${memberId} AND class_date BETWEEN ${monday}::date AND ${sunday}::date
      GROUP BY class_date
    )
    SELECT day::date::text AS date, coalesce(attended, 0)::int AS attended, coalesce(classes, 0)::int AS classes, last_end,
      members.created_at, total_days_attended AS total_days, total_classes_attended AS total_classes, longest_streak,
      living_streak(members, class_days) AS current_streak
    FROM generate_series(${monday}::date, ${sunday}::date, interval '1 day') AS day
    CROSS JOIN members
    CROSS JOIN class_days_before(${ctx.clock.today()}::date)
    LEFT JOIN held ON held.class_date = day::date
    LEFT JOIN marks ON marks.class_date = day::date
    WHERE members.id = ${memberId}
    ORDER BY day`;
}
