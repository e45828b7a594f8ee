import { countMonth } from '~/domain/attendance/count-month.server';
import { cron, defineJob, logCount } from './define-job';

export const countMonthJob = defineJob({
  queue: 'upkeep',
  attempts: 2,
  schedule: cron('7 * * * *'),
  run: (ctx) => logCount(ctx, 'places of the month counted', countMonth(ctx)),
});
