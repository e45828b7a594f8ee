import { replayStreaks } from '~/domain/streaks/replay-streaks.server';
import { defineJob, everyMinutes, logCount } from './define-job';

export const replayStreaksJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  id: () => 'replay-streaks',
  schedule: everyMinutes(5),
  run: (ctx) => logCount(ctx, 'streaks recalculated', replayStreaks(ctx)),
});
