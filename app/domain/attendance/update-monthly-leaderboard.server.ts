import { sweepInIdRanges, type IdRange } from '~/lib/chunks';
import type { Context } from '../context';
import { compareMonthlyRank, MAX_EXACT_RANK, getFirstDayOfMonth } from './policy';

interface Counted {
  member_id: number;
  mornings: number;
  classes: number;
}

interface Span {
  places: Counted[];
  pairs: { mornings: number; classes: number; members: number }[];
}

/**
 * Recalculates how many days each member attended this month, and the top ranks.
 * Source: docs/rules.md#leaderboard.
 */
export async function updateMonthlyLeaderboard(ctx: Context): Promise<number> {
  const month = getFirstDayOfMonth(ctx.clock.today());
  const { _max: last } = await ctx.db.member.aggregate({ _max: { id: true } });
  const pairs = new Map<string, Span['pairs'][number]>();
  let places: Counted[] = [];
  await sweepInIdRanges(last.id ?? 0, async (range) => {
    const found = await countSpan(ctx, month, range);
    places = [...places, ...found.places].toSorted(compareMonthlyRank).slice(0, MAX_EXACT_RANK);
    for (const { members, ...figures } of found.pairs) {
      const key = `${figures.mornings} ${figures.classes}`;
      pairs.set(key, { ...figures, members: members + (pairs.get(key)?.members ?? 0) });
    }
    return found.pairs.length;
  });
  return ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE monthly_steps, monthly_places IN SHARE ROW EXCLUSIVE MODE`;
    await tx.$executeRaw`DELETE FROM monthly_steps`;
    await tx.$executeRaw`DELETE FROM monthly_places`;
    await tx.$executeRaw`
      INSERT INTO monthly_steps (mornings, classes, month, members_above)
        SELECT mornings, classes, ${month}::date, sum(members) OVER (ORDER BY mornings DESC, classes DESC) - members
        FROM jsonb_to_recordset(${JSON.stringify([...pairs.values()])}::jsonb) AS pair (mornings int, classes int, members int)`;
    return tx.$executeRaw`
      INSERT INTO monthly_places (place, month, member_id, mornings, classes)
        SELECT row_number() OVER (ORDER BY mornings DESC, classes DESC, member_id), ${month}::date, member_id, mornings, classes
        FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS counted (member_id int, mornings int, classes int)
        JOIN members ON members.id = member_id`;
  });
}

async function countSpan({ sql }: Context, month: string, { after, upTo }: IdRange): Promise<Span> {
  const [span] = await sql<[Span]>`
    WITH present AS (
      SELECT member_id, count(DISTINCT class_date)::int AS mornings, count(*)::int AS marks FROM attendances
      WHERE member_id > ${after} AND member_id <= ${upTo}
        AND class_date >= ${month}::date AND class_date < ${month}::date + interval '1 month'
      GROUP BY member_id
    ), overlapping AS (
      SELECT member_id, count(*)::int AS marks FROM attendances
      WHERE member_id > ${after} AND member_id <= ${upTo} AND NOT counts_for_member
        AND class_date >= ${month}::date AND class_date < ${month}::date + interval '1 month'
      GROUP BY member_id
    ), counted AS MATERIALIZED (
      SELECT member_id, mornings, present.marks - coalesce(overlapping.marks, 0) AS classes
      FROM present LEFT JOIN overlapping USING (member_id)
    )
    SELECT
      coalesce((SELECT jsonb_agg(places) FROM (
        SELECT member_id, mornings, classes FROM counted
        ORDER BY mornings DESC, classes DESC, member_id LIMIT ${MAX_EXACT_RANK}
      ) AS places), '[]') AS places,
      coalesce((SELECT jsonb_agg(pairs) FROM (
        SELECT mornings, classes, count(*)::int AS members FROM counted GROUP BY mornings, classes
      ) AS pairs), '[]') AS pairs`;
  return span;
}
