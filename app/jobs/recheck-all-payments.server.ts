import { recheckAllPayments } from '~/domain/donations/recheck-payments.server';
import { onCronSchedule, defineJob, logCount } from './define-job';

export const recheckAllPaymentsJob = defineJob({
  queue: 'payments',
  attempts: 5,
  schedule: onCronSchedule('20 2 * * *'),
  run: (ctx) => logCount(ctx, 'payments settled without a webhook', recheckAllPayments(ctx)),
});
