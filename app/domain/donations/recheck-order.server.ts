import type { PaymentOrder } from '~/db/generated/client';
import type { Context } from '../context';
import { PAYMENT_ORDER_LIFETIME_HOURS } from './policy';
import { settlePayment } from './settle-payment.server';

/** A payment can reach the provider some minutes after its QR code was closed. */
const CODE_GRACE_MS = 30 * 60_000;

/**
 * Updates one order from the provider's state, and expires it if it was not paid in time. Throws
 * `upstream_failed` if the provider cannot be reached.
 */
export async function recheckOrder(ctx: Context, order: PaymentOrder): Promise<void> {
  const { id, provider_order_id, created_at, code_closes_at } = order;
  const now = ctx.clock.now();
  const payments = await ctx.payments.listPayments(provider_order_id);
  for (const payment of payments) await settlePayment(ctx, payment);
  await ctx.db.paymentOrder.updateMany({
    where: { id, status: { in: ['created', 'failed'] } },
    data: { checked_at: now },
  });
  const openUntil = code_closes_at?.getTime() ?? created_at.getTime() + PAYMENT_ORDER_LIFETIME_HOURS * 3_600_000;
  const isOver = now.getTime() >= openUntil + (code_closes_at ? CODE_GRACE_MS : 0);
  if (isOver)
    await ctx.db.paymentOrder.updateMany({
      where: { id, status: 'created', OR: [{ donation_id: null }, { donation: { status: { not: 'pending' } } }] },
      data: { status: 'expired' },
    });
}
