import { countChallenges } from '~/domain/challenges/count-challenges.server';
import { cron, defineJob, logCount } from './define-job';

export const countChallengesJob = defineJob({
  queue: 'upkeep',
  attempts: 2,
  schedule: cron('11 * * * *'),
  run: (ctx) => logCount(ctx, 'challenges counted', countChallenges(ctx)),
});
