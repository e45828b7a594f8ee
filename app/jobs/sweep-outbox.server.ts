import { z } from 'zod';
import { sweepOutbox } from '~/domain/notifications/sweep-outbox.server';
import { defineJob, everySweepIntervals, logNonZeroCount } from './define-job';

export const sweepOutboxJob = defineJob({
  queue: 'messages',
  payload: z.object({ now: z.boolean().optional() }),
  attempts: 1,
  schedule: everySweepIntervals(1),
  run: (ctx, options) => logNonZeroCount(ctx, 'messages queued again', sweepOutbox(ctx, options)),
});
