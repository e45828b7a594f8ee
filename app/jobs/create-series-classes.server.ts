import { createUpcomingClasses } from '~/domain/classes/create-upcoming-classes.server';
import { onCronSchedule, defineJob, logCount } from './define-job';

export const createSeriesClassesJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  schedule: onCronSchedule('3 * * * *'),
  run: (ctx) => logCount(ctx, 'classes of series created', createUpcomingClasses(ctx)),
});
