import { sweepInIdRanges, type IdRange } from '~/lib/chunks';
import type { Context } from '../context';

/**
 * Corrects karma totals that differ from the ledger. Returns the number of corrected members.
 * Source: docs/rules.md#karma.
 */
export async function reconcileKarma(ctx: Context): Promise<number> {
  const { _max: last } = await ctx.db.member.aggregate({ _max: { id: true } });
  return sweepInIdRanges(last.id ?? 0, async (range) => {
    let corrected = 0;
    for (const { id } of await listWrongTotals(ctx, range)) corrected += await correctTotal(ctx, id);
    return corrected;
  });
}

function listWrongTotals({ sql }: Context, { after, upTo }: IdRange): Promise<{ id: number }[]> {
  return sql<{ id: number }[]>`
    WITH ledger AS (
      SELECT member_id, sum(delta)::int AS points FROM karma_entries WHERE member_id > ${after} AND member_id <= ${upTo} GROUP BY member_id
    )
    SELECT id FROM members LEFT JOIN ledger ON member_id = id
    WHERE id > ${after} AND id <= ${upTo} AND karma_points <> coalesce(points, 0) ORDER BY id`;
}

async function correctTotal(ctx: Context, id: number): Promise<number> {
  const corrected = await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM members WHERE id = ${id} FOR NO KEY UPDATE`;
    return tx.$executeRaw`
      UPDATE members SET karma_points = points, updated_at = ${ctx.clock.now()}
      FROM (SELECT coalesce(sum(delta), 0)::int AS points FROM karma_entries WHERE member_id = ${id}) AS ledger
      WHERE id = ${id} AND karma_points <> points`;
  });
  if (corrected) ctx.log.warn({ memberId: id }, 'karma differed from its ledger and was corrected');
  return corrected;
}
