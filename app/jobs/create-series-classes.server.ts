import { createUpcomingClasses } from '~/domain/classes/create-upcoming-classes.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const createSeriesClassesJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  schedule: onCronSchedule('3 * * * *'),
  run: (ctx) => logNonZeroCount(ctx, 'classes of series created', createUpcomingClasses(ctx)),
});
