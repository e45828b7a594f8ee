import type { Transaction } from '~/db/client.server';
import type { LocalDate } from '~/lib/calendar';
import { readOpenDay } from '../class-days.server';
import type { Context } from '../context';
import { getRankTitle } from '../members/policy';
import { openTransactionSql } from '../transaction-sql.server';
import { type ClassDay, getMaxRestDays } from './policy';
import { type StreakFacts, calculateStreak } from './calculate-streak';

interface MemberFacts extends Omit<StreakFacts, 'classDays'> {
  id: number;
  classes: number;
}

/**
 * Recalculates the streaks of members that the caller has locked. Returns how many stored streaks
 * were wrong and have been corrected. Source: docs/rules.md#streaks.
 */
export async function recalculateStreaksOfMembers(
  ctx: Context,
  tx: Transaction,
  ids: readonly number[],
): Promise<number> {
  const lockedMembers = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM members WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  if (lockedMembers.length === 0) return 0;
  const members = await readFacts(
    tx,
    lockedMembers.map(({ id }) => id),
  );
  const { firstOpenDay } = await readOpenDay(ctx, openTransactionSql(tx));
  const first = members.map(({ attended }) => attended[0] ?? firstOpenDay).sort()[0] ?? firstOpenDay;
  const classDays = await readClassDays(tx, { from: first, until: ctx.clock.today() });
  const rests = getMaxRestDays(ctx.community);
  const truth = members.map(({ id, classes, ...facts }) => {
    const streak = calculateStreak({ ...facts, classDays }, firstOpenDay, rests);
    return {
      id,
      total_classes_attended: classes,
      total_days_attended: facts.attended.length,
      last_attended_on: streak.lastAttendedOn,
      current_streak: streak.current,
      longest_streak: streak.longest,
      rests_left: streak.restsLeft,
      rested_on: streak.restedOn,
      paused_until: streak.pausedUntil,
      title: getRankTitle(classes),
    };
  });
  return tx.$executeRaw`
    UPDATE members SET
      total_classes_attended = truth.total_classes_attended, total_days_attended = truth.total_days_attended,
      last_attended_on = truth.last_attended_on, current_streak = truth.current_streak, longest_streak = truth.longest_streak,
      rests_left = truth.rests_left, rested_on = truth.rested_on, paused_until = truth.paused_until, title = truth.title,
      needs_recalculation = false, updated_at = ${ctx.clock.now()}
    FROM jsonb_to_recordset(${JSON.stringify(truth)}::jsonb) AS truth (
      id int, total_classes_attended int, total_days_attended int, last_attended_on date, current_streak int, longest_streak int,
      rests_left int, rested_on date[], paused_until date, title text)
    WHERE members.id = truth.id AND (members.total_classes_attended, members.total_days_attended, members.last_attended_on,
        members.current_streak, members.longest_streak, members.rests_left, members.rested_on, members.paused_until, members.title, members.needs_recalculation)
      IS DISTINCT FROM (truth.total_classes_attended, truth.total_days_attended, truth.last_attended_on,
        truth.current_streak, truth.longest_streak, truth.rests_left, truth.rested_on, truth.paused_until, truth.title, false)`;
}

function readFacts(tx: Transaction, ids: readonly number[]): Promise<MemberFacts[]> {
  return tx.$queryRaw<MemberFacts[]>`
    SELECT members.id,
      (opening_classes + count(class_date) - (SELECT count(*) FROM attendances WHERE member_id = members.id AND NOT counts_for_member))::int AS classes,
      coalesce(array_agg(DISTINCT class_date::text) FILTER (WHERE class_date IS NOT NULL), '{}') AS attended,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('from', from_day, 'until', until_day) ORDER BY from_day), '[]')
        FROM streak_pauses WHERE member_id = members.id) AS pauses
    FROM members LEFT JOIN attendances ON member_id = members.id WHERE members.id = ANY(${ids}::int[]) GROUP BY members.id`;
}

/**
 * Lists the class days of a period. Each one is found by an index lookup that starts from the
 * previous one.
 */
export function readClassDays(
  tx: Transaction,
  { from, until }: { from: LocalDate; until: LocalDate },
): Promise<ClassDay[]> {
  return tx.$queryRaw<ClassDay[]>`
    WITH RECURSIVE days AS (
      (SELECT class_date, is_excused FROM class_days WHERE class_date >= ${from}::date ORDER BY class_date LIMIT 1)
      UNION ALL
      SELECT later.* FROM days CROSS JOIN LATERAL (
        SELECT class_days.class_date, class_days.is_excused FROM class_days WHERE class_days.class_date > days.class_date
        ORDER BY class_days.class_date LIMIT 1
      ) AS later WHERE days.class_date < ${until}::date
    )
    SELECT class_date::text AS date, is_excused AS "isExcused" FROM days WHERE class_date <= ${until}::date ORDER BY class_date`;
}
