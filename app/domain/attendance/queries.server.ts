import { addDays, dayNameOf, type LocalDate, localDateOf, mondayOf } from '~/lib/calendar';
import type { Context } from '../context';
import { actingMember } from '../members/acting-member';
import { streakDayStatus } from '../streaks/policy';
import { statusOf, weeklyRate } from './policy';
import type { WeekDay, WeeklyAttendance } from './responses';

interface WeekRow {
  date: LocalDate;
  attended: number;
  classes: number;
  last_end: Date | null;
  excused: boolean;
  created_at: Date;
  total_days: number;
  total_classes: number;
  current_streak: number;
  longest_streak: number;
  missed: LocalDate[];
  rested: LocalDate[];
}

/** The acting member's week from Monday to Sunday with their totals, in one round trip. Source: docs/rules.md#week. */
export async function getWeeklyAttendance(ctx: Context): Promise<WeeklyAttendance> {
  const memberId = actingMember(ctx);
  const [now, today] = [ctx.clock.now(), ctx.clock.today()];
  const rows = await readWeek(ctx, memberId, mondayOf(today));
  const joinedOn = localDateOf(rows[0]?.created_at ?? now, ctx.clock.timeZone);
  const member = rows[0];
  const missed = member && member.current_streak > 0 ? member.missed : [];
  const rested = new Set([...(member?.rested ?? []), ...missed]);
  const weekly_calendar = rows.map(({ date, attended, classes, last_end, excused }): WeekDay => {
    const facts = { date, attended, hasClass: classes > 0, isOver: last_end !== null && last_end < now };
    const status = statusOf(facts, today, joinedOn);
    const isCounted = status === 'attended' || (date < today && (status === 'missed' || excused) && date >= joinedOn);
    const streak_status = isCounted ? streakDayStatus(date, { attended: attended > 0, excused, rested }) : null;
    return { date, day_name: dayNameOf(date), status, attendance_count: attended, streak_status };
  });
  return {
    weekly_calendar,
    stats: {
      total_days: member?.total_days ?? 0,
      total_classes: member?.total_classes ?? 0,
      current_streak: member?.current_streak ?? 0,
      longest_streak: member?.longest_streak ?? 0,
      weekly_attendance_rate: weeklyRate(weekly_calendar.map((day) => day.status)),
      rested_on: missed[0] ?? null,
    },
  };
}

/** A class counts once it is over if its day is a class day, and until then in any case. */
function readWeek(ctx: Context, memberId: number, monday: LocalDate): Promise<WeekRow[]> {
  const sunday = addDays(monday, 6);
  const { streakKindness } = ctx.community;
  return ctx.db.$queryRaw<WeekRow[]>`
    WITH held AS (
      SELECT class_date, count(*) AS classes, max(ends_at) AS last_end FROM held_classes
      WHERE class_date BETWEEN ${monday}::date AND ${sunday}::date AND (ends_at >= ${ctx.clock.now()}
        OR announced_at < starts_at AND NOT EXISTS (SELECT FROM excused_days WHERE day = class_date))
      GROUP BY class_date
    ), marks AS (
      SELECT class_date, count(*) AS attended FROM attendances
      WHERE member_id = ${memberId} AND class_date BETWEEN ${monday}::date AND ${sunday}::date
      GROUP BY class_date
    )
    SELECT day::date::text AS date, coalesce(attended, 0)::int AS attended, coalesce(classes, 0)::int AS classes, last_end,
      EXISTS (SELECT FROM excused_days WHERE excused_days.day = week.day)
        OR ${streakKindness} AND EXISTS (SELECT FROM streak_pauses WHERE member_id = members.id AND week.day BETWEEN from_day AND until_day)
        AS excused,
      members.created_at, total_days_attended AS total_days, total_classes_attended AS total_classes, longest_streak,
      living_streak(members, class_days) AS current_streak, days_missed(members, class_days)::text[] AS missed,
      rested_on::text[] AS rested
    FROM generate_series(${monday}::date, ${sunday}::date, interval '1 day') AS week (day)
    CROSS JOIN members
    CROSS JOIN class_days_before(${ctx.clock.today()}::date)
    LEFT JOIN held ON held.class_date = day::date
    LEFT JOIN marks ON marks.class_date = day::date
    WHERE members.id = ${memberId}
    ORDER BY day`;
}
