import { sweepOrphanFiles } from '~/domain/content/sweep-orphan-files.server';
import { onCronSchedule, defineJob, logCount } from './define-job';

export const sweepOrphanFilesJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('17 * * * *'),
  run: (ctx) => logCount(ctx, 'orphan files removed', sweepOrphanFiles(ctx)),
});
