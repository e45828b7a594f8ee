import { queueChallengeMessages } from '~/domain/challenges/queue-challenge-messages.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const queueChallengeMessagesJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  id: () => 'queue-challenge-messages',
  schedule: onCronSchedule('4,49 17 * * *'),
  run: (ctx) => logNonZeroCount(ctx, 'challenge messages added to the outbox', queueChallengeMessages(ctx)),
});
