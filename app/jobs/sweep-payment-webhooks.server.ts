import { sweepPaymentEvents } from '~/domain/donations/process-payment-event.server';
import { defineJob, everySweepIntervals, logNonZeroCount } from './define-job';

export const sweepPaymentWebhooksJob = defineJob({
  queue: 'payments',
  attempts: 1,
  schedule: everySweepIntervals(2),
  run: (ctx) => logNonZeroCount(ctx, 'payment webhooks queued again', sweepPaymentEvents(ctx)),
});
