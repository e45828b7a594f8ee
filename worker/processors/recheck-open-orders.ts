import type { Context } from '~/domain/context';
import { recheckOpenOrders } from '~/domain/donations/recheck-open-orders.server';

/** Asks the payment provider about orders that nobody came back from. */
export async function recheckOpenOrdersJob(ctx: Context): Promise<void> {
  const asked = await recheckOpenOrders(ctx);
  if (asked > 0) ctx.log.info({ asked }, 'open orders rechecked');
}
