import type { Context } from '../context';
import type { ProviderPayment } from './payments';
import { paysFor, recordPaidOrder } from './record-paid-order.server';
import { recordRefund } from './record-refund.server';
import { recordUnmatchedPayment } from './record-unmatched-payment.server';
import { settleWithoutOrder } from './settle-without-order.server';
import { closeRefunded } from './unmatched-payments.server';

/** Settles one payment by the provider's word; webhooks come in any order and repeat. */
export async function settlePayment(ctx: Context, payment: ProviderPayment): Promise<void> {
  await (payment.orderId === null ? settleWithoutOrder(ctx, payment) : settleOrder(ctx, payment, payment.orderId));
  if (payment.status === 'refunded' || payment.refunded_paise > 0) await recordRefund(ctx, payment);
  if (payment.status === 'refunded') await closeRefunded(ctx, payment.id);
}

async function settleOrder(ctx: Context, payment: ProviderPayment, providerOrderId: string): Promise<void> {
  const order = await ctx.db.paymentOrder.findUnique({ where: { provider_order_id: providerOrderId } });
  if (!order) return;
  if (payment.status === 'failed') {
    await ctx.db.paymentOrder.updateMany({ where: { id: order.id, status: 'created' }, data: { status: 'failed' } });
  } else if (paysFor(payment, order)) {
    await recordPaidOrder(ctx, order, payment);
  } else {
    const { member_id: memberId, donation_id: donationId } = order;
    const found = { reason: 'differs_from_order', memberId, donationId } as const;
    await ctx.db.$transaction((tx) => recordUnmatchedPayment(ctx, tx, payment, found));
  }
}
