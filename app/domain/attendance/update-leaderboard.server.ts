import { sweepInIdRanges, type IdRange } from '~/lib/chunks';
import type { LocalDate } from '~/lib/calendar';
import { readOpenDay } from '../class-days.server';
import type { Context } from '../context';

interface RankedFigures {
  streak: number;
  classes: number;
  members: number;
}

/**
 * Counts how many members rank above each combination of streak and number of classes.
 * Source: docs/rules.md#leaderboard.
 */
export async function updateLeaderboard(ctx: Context): Promise<number> {
  const pairs = new Map<string, RankedFigures>();
  const { _max: last } = await ctx.db.member.aggregate({ _max: { id: true } });
  const { classDays } = await readOpenDay(ctx, ctx.sql);
  await sweepInIdRanges(last.id ?? 0, async (range) => {
    const figures = await countFigures(ctx, range, classDays);
    for (const { streak, classes, members } of figures) {
      const key = `${streak} ${classes}`;
      pairs.set(key, { streak, classes, members: members + (pairs.get(key)?.members ?? 0) });
    }
    return figures.length;
  });
  return ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE leaderboard_steps IN SHARE ROW EXCLUSIVE MODE`;
    await tx.$executeRaw`DELETE FROM leaderboard_steps`;
    return tx.$executeRaw`
      INSERT INTO leaderboard_steps (streak, classes, members_above)
        SELECT streak, classes, sum(members) OVER (ORDER BY streak DESC, classes DESC) - members
        FROM jsonb_to_recordset(${JSON.stringify([...pairs.values()])}::jsonb) AS step (streak int, classes int, members int)`;
  });
}

function countFigures({ sql }: Context, { after, upTo }: IdRange, classDays: LocalDate[]): Promise<RankedFigures[]> {
  return sql<RankedFigures[]>`
    SELECT get_current_streak(members, ${classDays}::date[]) AS streak, total_classes_attended AS classes, count(*)::int AS members
    FROM members
    WHERE id > ${after} AND id <= ${upTo} AND total_classes_attended > 0 GROUP BY 1, 2`;
}
