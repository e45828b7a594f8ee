import { updateLeaderboard } from '~/domain/attendance/update-leaderboard.server';
import { defineJob, everyMinutes, logNonZeroCount } from './define-job';

export const updateLeaderboardJob = defineJob({
  queue: 'upkeep',
  attempts: 1,
  schedule: everyMinutes(15),
  run: (ctx) => logNonZeroCount(ctx, 'leaderboard updated', updateLeaderboard(ctx)),
});
