import type { Context } from '~/domain/context';
import { countLeaderboard } from '~/domain/attendance/count-leaderboard.server';

/** The counting of the leaderboard for places that nobody counts out. */
export async function countLeaderboardJob(ctx: Context): Promise<void> {
  ctx.log.info({ steps: await countLeaderboard(ctx) }, 'leaderboard counted');
}
