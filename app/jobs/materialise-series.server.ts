import { planDemoWeek } from '~/domain/classes/plan-ahead.server';
import { cron, defineJob, logCount } from './define-job';

export const materialiseSeriesJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  schedule: cron('3 * * * *'),
  run: (ctx) => logCount(ctx, 'classes of series created', planDemoWeek(ctx)),
});
