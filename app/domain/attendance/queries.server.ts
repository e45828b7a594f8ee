import { addDays, getDayName, type LocalDate, toLocalDate, getMonday } from '~/lib/calendar';
import { listRecentClassDays } from '../class-days.server';
import type { Context } from '../context';
import { requireMember } from '../members/require-member';
import { loadMemberRow } from '../members/load-member-row.server';
import { listMissedDays, getCurrentStreak, type Streak, getStreakDayStatus } from '../streaks/policy';
import { getAttendanceDayStatus, calculateWeeklyAttendanceRate } from './policy';
import type { WeekDay, WeeklyAttendance } from './responses';

interface DayRow {
  date: LocalDate;
  counts: boolean;
  last_end: Date | null;
  excused: boolean;
}

interface MemberRow extends Streak {
  id: number;
  created_at: Date;
  total_days: number;
  total_classes: number;
  attended: Record<LocalDate, number>;
  paused: LocalDate[];
}

/**
 * Returns the acting member's week from Monday to Sunday with totals. Source: docs/rules.md#week.
 */
export async function getWeeklyAttendance(ctx: Context): Promise<WeeklyAttendance> {
  const memberId = requireMember(ctx);
  const [now, today] = [ctx.clock.now(), ctx.clock.today()];
  const monday = getMonday(today);
  const [classDays, days, member] = await Promise.all([
    listRecentClassDays(ctx),
    readDays(ctx, monday),
    readMember(ctx, memberId, monday),
  ]);
  const joinedOn = toLocalDate(member?.created_at ?? now, ctx.clock.timeZone);
  const current_streak = member ? getCurrentStreak(member, classDays) : 0;
  const missed = member && current_streak > 0 ? listMissedDays(member, classDays) : [];
  const rested = new Set([...(member?.restedOn ?? []), ...missed]);
  const weekly_calendar = days.map(({ date, counts, last_end, ...day }): WeekDay => {
    const attended = member?.attended[date] ?? 0;
    const isOver = last_end !== null && last_end < now;
    const excused = day.excused || (member?.paused.includes(date) ?? false);
    // Until its last class is over, a day is shown as a day with a class, even if it does not count
    // as a class day.
    const status = getAttendanceDayStatus(
      { date, attended, hasClass: counts || (last_end !== null && !isOver), isOver },
      today,
      joinedOn,
    );
    const isCounted = status === 'attended' || (date < today && (status === 'missed' || excused) && date > joinedOn);
    const streak_status = isCounted ? getStreakDayStatus(date, { attended: attended > 0, excused, rested }) : null;
    return { date, day_name: getDayName(date), status, attendance_count: attended, streak_status };
  });
  return {
    weekly_calendar,
    stats: {
      total_days: member?.total_days ?? 0,
      total_classes: member?.total_classes ?? 0,
      current_streak,
      longest_streak: member?.longest ?? 0,
      weekly_attendance_rate: calculateWeeklyAttendanceRate(weekly_calendar.map((day) => day.status)),
      rested_on: missed[0] ?? null,
      paused_until: member?.pausedUntil && member.pausedUntil >= today ? member.pausedUntil : null,
    },
  };
}

/**
 * Reads the days of a week. A day counts as a class day if at least one of its classes was
 * announced before it began, unless the day is excused.
 */
function readDays(ctx: Context, monday: LocalDate): Promise<DayRow[]> {
  return ctx.recent.read(
    `days of the week from ${monday}`,
    () => ctx.sql<DayRow[]>`
      SELECT day::date::text AS date, max(ends_at) AS last_end, excused,
        NOT excused AND coalesce(bool_or(announced_at < starts_at), false) AS counts
      FROM generate_series(${monday}::date, ${addDays(monday, 6)}::date, interval '1 day') AS week (day)
      CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM excused_days WHERE excused_days.day = week.day)) AS amnesty (excused)
      LEFT JOIN held_classes ON class_date = week.day::date
      GROUP BY week.day, excused ORDER BY week.day`,
  );
}

async function readMember(ctx: Context, memberId: number, monday: LocalDate): Promise<MemberRow | undefined> {
  const sunday = addDays(monday, 6);
  return loadMemberRow(
    ctx,
    `week ${monday}`,
    memberId,
    (ids) => ctx.sql<MemberRow[]>`
    SELECT id, created_at, total_days_attended AS total_days, total_classes_attended AS total_classes,
      current_streak AS current, longest_streak AS longest, rests_left AS "restsLeft", rested_on::text[] AS "restedOn",
      last_attended_on::text AS "lastAttendedOn", paused_until::text AS "pausedUntil",
      (SELECT coalesce(jsonb_object_agg(class_date, times), '{}') FROM (
        SELECT class_date, count(*) FILTER (WHERE counts_for_member) AS times FROM attendances
        WHERE member_id = members.id AND class_date BETWEEN ${monday}::date AND ${sunday}::date GROUP BY class_date
      ) AS marks) AS attended,
      ARRAY(SELECT day::date::text FROM streak_pauses, generate_series(
          greatest(from_day, ${monday}::date), least(until_day, ${sunday}::date), interval '1 day') AS day
        WHERE member_id = members.id AND ${ctx.community.streakKindness}) AS paused
    FROM members WHERE id = ANY(${ids}::int[])`,
  );
}
