import { expireStreaks } from '~/domain/streaks/expire-streaks.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const expireStreaksJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  schedule: onCronSchedule('5 0 * * *'),
  run: (ctx) => logNonZeroCount(ctx, 'streaks expired', expireStreaks(ctx)),
});
