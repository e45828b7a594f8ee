import { recheckAllPayments } from '~/domain/donations/recheck-payments.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const recheckAllPaymentsJob = defineJob({
  queue: 'payments',
  attempts: 5,
  schedule: onCronSchedule('20 2 * * *'),
  run: (ctx) => logNonZeroCount(ctx, 'payments settled without a webhook', recheckAllPayments(ctx)),
});
