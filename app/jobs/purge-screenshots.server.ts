import { purgeDonationScreenshots } from '~/domain/donations/purge-screenshots.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const purgeScreenshotsJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('10 4 * * *'),
  run: (ctx) => logNonZeroCount(ctx, 'old screenshots deleted', purgeDonationScreenshots(ctx)),
});
