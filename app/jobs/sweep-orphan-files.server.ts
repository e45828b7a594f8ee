import { sweepOrphanFiles } from '~/domain/content/sweep-orphan-files.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const sweepOrphanFilesJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('17 * * * *'),
  run: (ctx) => logNonZeroCount(ctx, 'orphan files removed', sweepOrphanFiles(ctx)),
});
