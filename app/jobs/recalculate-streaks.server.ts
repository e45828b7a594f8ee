import { recalculateStreaks } from '~/domain/streaks/recalculate-streaks.server';
import { defineJob, everyMinutes, logCount } from './define-job';

export const recalculateStreaksJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  id: () => 'recalculate-streaks',
  schedule: everyMinutes(5),
  run: (ctx) => logCount(ctx, 'streaks recalculated', recalculateStreaks(ctx)),
});
