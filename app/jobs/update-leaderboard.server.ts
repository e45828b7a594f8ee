import { updateLeaderboard } from '~/domain/attendance/update-leaderboard.server';
import { defineJob, everyMinutes, logCount } from './define-job';

export const updateLeaderboardJob = defineJob({
  queue: 'upkeep',
  attempts: 1,
  schedule: everyMinutes(15),
  run: (ctx) => logCount(ctx, 'leaderboard updated', updateLeaderboard(ctx)),
});
