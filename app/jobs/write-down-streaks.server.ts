import { writeDownStreaks } from '~/domain/streaks/write-down-streaks.server';
import { cron, defineJob, logCount } from './define-job';

export const writeDownStreaksJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  schedule: cron('5 0 * * *'),
  run: (ctx) => logCount(ctx, 'streaks expired', writeDownStreaks(ctx)),
});
