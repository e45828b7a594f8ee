import type { PaymentOrder } from '~/db/generated/client';
import type { Context } from '../context';
import { PAYMENT_ORDER_LIFETIME_HOURS } from './policy';
import { settlePayment } from './settle-payment.server';

/**
 * Updates one order from the provider's state, and expires it if it was not paid in time. Throws
 * `upstream_failed` if the provider cannot be reached.
 */
export async function recheckOrder(ctx: Context, { id, provider_order_id, created_at }: PaymentOrder): Promise<void> {
  const now = ctx.clock.now();
  const payments = await ctx.payments.listPayments(provider_order_id);
  for (const payment of payments) await settlePayment(ctx, payment);
  await ctx.db.paymentOrder.updateMany({
    where: { id, status: { in: ['created', 'failed'] } },
    data: { checked_at: now },
  });
  const isOver = now.getTime() - created_at.getTime() >= PAYMENT_ORDER_LIFETIME_HOURS * 3_600_000;
  if (isOver)
    await ctx.db.paymentOrder.updateMany({
      where: { id, status: 'created', OR: [{ donation_id: null }, { donation: { status: { not: 'pending' } } }] },
      data: { status: 'expired' },
    });
}
