import { sweepPaymentEvents } from '~/domain/donations/process-payment-event.server';
import { defineJob, everySweep, logCount } from './define-job';

export const sweepPaymentWebhooksJob = defineJob({
  queue: 'payments',
  attempts: 1,
  schedule: everySweep(2),
  run: (ctx) => logCount(ctx, 'payment webhooks queued again', sweepPaymentEvents(ctx)),
});
