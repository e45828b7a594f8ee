import { expireStreaks } from '~/domain/streaks/expire-streaks.server';
import { onCronSchedule, defineJob, logCount } from './define-job';

export const expireStreaksJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  schedule: onCronSchedule('5 0 * * *'),
  run: (ctx) => logCount(ctx, 'streaks expired', expireStreaks(ctx)),
});
