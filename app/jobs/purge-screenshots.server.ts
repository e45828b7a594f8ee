import { purgeScreenshots } from '~/domain/donations/purge-screenshots.server';
import { onCronSchedule, defineJob, logCount } from './define-job';

export const purgeScreenshotsJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('10 4 * * *'),
  run: (ctx) => logCount(ctx, 'old screenshots deleted', purgeScreenshots(ctx)),
});
