import { sweepOrphanFiles } from '~/domain/content/sweep-orphan-files.server';
import { cron, defineJob, logCount } from './define-job';

export const sweepOrphanFilesJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: cron('17 * * * *'),
  run: (ctx) => logCount(ctx, 'orphan files removed', sweepOrphanFiles(ctx)),
});
