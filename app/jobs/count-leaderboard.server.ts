import { countLeaderboard } from '~/domain/attendance/count-leaderboard.server';
import { defineJob, everyMinutes, logCount } from './define-job';

export const countLeaderboardJob = defineJob({
  queue: 'upkeep',
  attempts: 1,
  schedule: everyMinutes(15),
  run: (ctx) => logCount(ctx, 'leaderboard entries counted', countLeaderboard(ctx)),
});
