import { recalculateStreaks } from '~/domain/streaks/recalculate-streaks.server';
import { defineJob, everyMinutes, logNonZeroCount } from './define-job';

export const recalculateStreaksJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  id: () => 'recalculate-streaks',
  schedule: everyMinutes(5),
  run: (ctx) => logNonZeroCount(ctx, 'streaks recalculated', recalculateStreaks(ctx)),
});
