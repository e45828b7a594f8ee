import { oweChallengeMessages } from '~/domain/challenges/owe-challenge-messages.server';
import { cron, defineJob, logCount } from './define-job';

export const oweChallengeMessagesJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  id: () => 'owe-challenge-messages',
  schedule: cron('4,49 17 * * *'),
  run: (ctx) => logCount(ctx, 'challenge messages added to the outbox', oweChallengeMessages(ctx)),
});
