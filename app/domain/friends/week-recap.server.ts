import { addDays, getMonday, type LocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import { loadMemberRow } from '../members/load-member-row.server';
import { requireMember } from '../members/require-member';

export interface WeekRecap {
  /** For each day from Monday to Sunday, true if the member attended. */
  came: boolean[];
  classes: number;
  minutes: number;
  /** Number of friends whom the member cheered. */
  cheered: number;
}

interface RecapRow {
  id: number;
  days: LocalDate[];
  classes: number;
  minutes: number;
  cheered: number;
}

/**
 * Returns the acting member's figures for a week from Monday to Sunday: on Sunday for the current
 * week, and on Monday for the previous week. Returns null on other days and if the week had no
 * class.
 */
export async function findWeekRecap(ctx: Context): Promise<WeekRecap | null> {
  const memberId = requireMember(ctx);
  const today = ctx.clock.today();
  const monday = getMonday(addDays(today, -1));
  const sunday = addDays(monday, 6);
  if (today !== sunday && today !== addDays(sunday, 1)) return null;
  const row = await loadMemberRow(ctx, `recap ${monday}`, memberId, (ids) => readRecaps(ctx, ids, monday));
  if (!row || row.classes === 0) return null;
  const { days, classes, minutes, cheered } = row;
  const came = Array.from({ length: 7 }, (_, index) => days.includes(addDays(monday, index)));
  return { came, classes, minutes, cheered };
}

function readRecaps(ctx: Context, ids: readonly number[], monday: LocalDate): Promise<RecapRow[]> {
  const sunday = addDays(monday, 6);
  return ctx.sql<RecapRow[]>`
    SELECT members.id, attended.*, (
      SELECT count(DISTINCT to_id)::int FROM cheers
      WHERE from_id = members.id AND day BETWEEN ${monday}::date AND ${sunday}::date
    ) AS cheered
    FROM members CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(DISTINCT attendances.class_date::text), '{}') AS days, count(*)::int AS classes,
        coalesce(sum(extract(epoch FROM ends_at - starts_at) / 60), 0)::int AS minutes
      FROM attendances JOIN classes ON classes.id = class_id
      WHERE member_id = members.id AND attendances.class_date BETWEEN ${monday}::date AND ${sunday}::date
        AND counts_for_member
    ) AS attended
    WHERE members.id = ANY(${ids}::int[])`;
}
