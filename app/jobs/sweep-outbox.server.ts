import { z } from 'zod';
import { sweepOutbox } from '~/domain/notifications/sweep-outbox.server';
import { defineJob, everySweepInterval, logCount } from './define-job';

export const sweepOutboxJob = defineJob({
  queue: 'messages',
  payload: z.object({ now: z.boolean().optional() }),
  attempts: 1,
  schedule: everySweepInterval(1),
  run: (ctx, options) => logCount(ctx, 'messages queued again', sweepOutbox(ctx, options)),
});
