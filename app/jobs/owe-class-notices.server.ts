import { oweClassNotices } from '~/domain/classes/owe-class-notices.server';
import { defineJob, everyMinutes, logCount } from './define-job';

export const oweClassNoticesJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  id: () => 'owe-class-notices',
  schedule: everyMinutes(5),
  run: (ctx) => logCount(ctx, 'class notices added to the outbox', oweClassNotices(ctx)),
});
