import { recheckOpenOrders } from '~/domain/donations/recheck-open-orders.server';
import { defineJob, everyMinutes, logNonZeroCount } from './define-job';

export const recheckOpenOrdersJob = defineJob({
  queue: 'payments',
  attempts: 2,
  schedule: everyMinutes(10),
  run: (ctx) => logNonZeroCount(ctx, 'open orders rechecked', recheckOpenOrders(ctx)),
});
