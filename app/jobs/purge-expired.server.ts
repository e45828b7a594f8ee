import { sweepRetention } from '~/domain/retention/sweep-retention.server';
import { onCronSchedule, defineJob, logCount } from './define-job';

export const purgeExpiredJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('40 * * * *'),
  run: (ctx) => logCount(ctx, 'expired rows deleted', sweepRetention(ctx)),
});
