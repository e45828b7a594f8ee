import type { Context } from '../context';

/**
 * Counts how many members stand above each pair of living streak and classes, so that a place far down the leaderboard can be told without
 * counting it out. Members with one pair share a step. Returns the steps. Source: docs/rules.md#leaderboard.
 */
export async function countLeaderboard(ctx: Context): Promise<number> {
  return ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE leaderboard_steps IN SHARE ROW EXCLUSIVE MODE`;
    await tx.$executeRaw`DELETE FROM leaderboard_steps`;
    return tx.$executeRaw`
      WITH standing AS (
        SELECT living_streak(members, class_days) AS streak, total_classes_attended AS classes,
          count(*) AS members
        FROM members, class_days_before(${ctx.clock.today()}::date) WHERE total_classes_attended > 0 GROUP BY 1, 2
      )
      INSERT INTO leaderboard_steps (streak, classes, members_above)
        SELECT streak, classes, sum(members) OVER (ORDER BY streak DESC, classes DESC) - members FROM standing`;
  });
}
