import { z } from 'zod';
import { sweepOutbox } from '~/domain/notifications/sweep-outbox.server';
import { defineJob, everySweep, logCount } from './define-job';

export const sweepOutboxJob = defineJob({
  queue: 'messages',
  payload: z.object({ now: z.boolean().optional() }),
  attempts: 1,
  schedule: everySweep(1),
  run: (ctx, options) => logCount(ctx, 'messages queued again', sweepOutbox(ctx, options)),
});
