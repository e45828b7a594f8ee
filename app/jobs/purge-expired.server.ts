import { deleteExpiredRows } from '~/domain/retention/delete-expired-rows.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const purgeExpiredJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('40 * * * *'),
  run: (ctx) => logNonZeroCount(ctx, 'expired rows deleted', deleteExpiredRows(ctx)),
});
