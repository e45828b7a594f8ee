import { updateChallengeFunnels } from '~/domain/challenges/update-challenge-funnels.server';
import { cron, defineJob, logCount } from './define-job';

export const updateChallengeFunnelsJob = defineJob({
  queue: 'upkeep',
  attempts: 2,
  schedule: cron('11 * * * *'),
  run: (ctx) => logCount(ctx, 'challenge funnels updated', updateChallengeFunnels(ctx)),
});
