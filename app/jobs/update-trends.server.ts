import { updateTrends } from '~/domain/analytics/update-trends.server';
import { onCronSchedule, defineJob } from './define-job';

export const updateTrendsJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('40 1 * * *'),
  run: (ctx) => updateTrends(ctx),
});
