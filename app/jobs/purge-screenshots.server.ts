import { purgeScreenshots } from '~/domain/donations/purge-screenshots.server';
import { cron, defineJob, logCount } from './define-job';

export const purgeScreenshotsJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: cron('10 4 * * *'),
  run: (ctx) => logCount(ctx, 'old screenshots deleted', purgeScreenshots(ctx)),
});
