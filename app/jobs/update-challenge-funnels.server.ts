import { updateChallengeFunnels } from '~/domain/challenges/update-challenge-funnels.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const updateChallengeFunnelsJob = defineJob({
  queue: 'upkeep',
  attempts: 2,
  schedule: onCronSchedule('11 * * * *'),
  run: (ctx) => logNonZeroCount(ctx, 'challenge funnels updated', updateChallengeFunnels(ctx)),
});
