import { recheckRecentPayments } from '~/domain/donations/recheck-payments.server';
import { defineJob, everyMinutes, logNonZeroCount } from './define-job';

export const recheckRecentPaymentsJob = defineJob({
  queue: 'payments',
  attempts: 2,
  schedule: everyMinutes(30),
  run: (ctx) => logNonZeroCount(ctx, 'payments settled without a webhook', recheckRecentPayments(ctx)),
});
