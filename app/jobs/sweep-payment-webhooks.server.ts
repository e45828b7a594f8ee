import { sweepPaymentEvents } from '~/domain/donations/process-payment-event.server';
import { defineJob, everySweepInterval, logCount } from './define-job';

export const sweepPaymentWebhooksJob = defineJob({
  queue: 'payments',
  attempts: 1,
  schedule: everySweepInterval(2),
  run: (ctx) => logCount(ctx, 'payment webhooks queued again', sweepPaymentEvents(ctx)),
});
