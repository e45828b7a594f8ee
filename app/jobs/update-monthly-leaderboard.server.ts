import { updateMonthlyLeaderboard } from '~/domain/attendance/update-monthly-leaderboard.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const updateMonthlyLeaderboardJob = defineJob({
  queue: 'upkeep',
  attempts: 2,
  schedule: onCronSchedule('7 * * * *'),
  run: (ctx) => logNonZeroCount(ctx, 'monthly leaderboard updated', updateMonthlyLeaderboard(ctx)),
});
