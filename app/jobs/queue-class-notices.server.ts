import { queueClassNotices } from '~/domain/classes/queue-class-notices.server';
import { defineJob, everyMinutes, logNonZeroCount } from './define-job';

export const queueClassNoticesJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  id: () => 'queue-class-notices',
  schedule: everyMinutes(5),
  run: (ctx) => logNonZeroCount(ctx, 'class notices added to the outbox', queueClassNotices(ctx)),
});
