import { recheckRefunds } from '~/domain/donations/send-refund.server';
import { defineJob, everyMinutes, logNonZeroCount } from './define-job';

export const recheckRefundsJob = defineJob({
  queue: 'payments',
  attempts: 2,
  schedule: everyMinutes(10),
  run: (ctx) => logNonZeroCount(ctx, 'refunds rechecked', recheckRefunds(ctx)),
});
