import type { Context } from '../context';
import { RANKS } from '../members/policy';

/**
 * Rebuilds a member's streak, longest streak, totals and title from their attendance rows and writes down what differs. Returns whether
 * anything did. Source: docs/rules.md#streaks.
 */
export async function recalculateMember(ctx: Context, memberId: number): Promise<boolean> {
  const titles = RANKS.map((rank) => rank.title);
  const thresholds = RANKS.map((rank) => rank.fromClasses);
  const healed = await ctx.db.$executeRaw`
    WITH member AS (
      SELECT id FROM members WHERE id = ${memberId} FOR NO KEY UPDATE
    ), marks AS (
      SELECT class_date, count(*) AS classes FROM attendances WHERE member_id = (SELECT id FROM member) GROUP BY class_date
    ), class_days AS (
      SELECT class_date, row_number() OVER (ORDER BY class_date) AS nth FROM (
        SELECT class_date FROM held_classes WHERE class_date <= ${ctx.clock.today()}::date
        UNION SELECT class_date FROM marks
      ) AS days
    ), runs AS (
      SELECT count(*) AS days, max(class_date) AS last_day FROM (
        SELECT class_date, nth - row_number() OVER (ORDER BY class_date) AS run FROM class_days JOIN marks USING (class_date)
      ) AS attended GROUP BY run
    ), totals AS (
      SELECT coalesce(sum(classes), 0)::int AS classes, count(*)::int AS days, max(class_date) AS last_day FROM marks
    ), truth AS (
      SELECT classes, days, last_day,
        coalesce((SELECT max(runs.days) FROM runs), 0)::int AS longest,
        coalesce((SELECT living_streak(runs.days::int, last_day, class_day) FROM runs WHERE runs.last_day = totals.last_day), 0) AS streak,
        (${titles}::text[])[(SELECT count(*) FROM unnest(${thresholds}::int[]) AS threshold WHERE threshold <= classes)] AS title
      FROM totals, class_day_before(${ctx.clock.today()}::date)
    )
    UPDATE members SET
      total_classes_attended = classes, total_days_attended = days, last_attended_on = last_day, current_streak = streak,
      longest_streak = longest, title = truth.title, updated_at = ${ctx.clock.now()}
    FROM truth, member
    WHERE members.id = member.id
      AND (total_classes_attended, total_days_attended, last_attended_on, current_streak, longest_streak, members.title)
        IS DISTINCT FROM (classes, days, last_day, streak, longest, truth.title)`;
  return healed > 0;
}
