import type { Context } from '../context';
import { approvePending } from './approve-donation.server';
import type { ProviderPayment } from './payments';
import { paysFor, recordPaidOrder } from './record-paid-order.server';
import { recordRefund } from './record-refund.server';
import { recordUnmatchedPayment } from './record-unmatched-payment.server';
import { rejectPending } from './reject-donation.server';
import { closeRefunded } from './unmatched-payments.server';

const RETURNED = 'The payment did not go through, and the provider has returned it.';

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

/** It was written down as pending while its money was only set aside. */
async function settleWithoutOrder(ctx: Context, payment: ProviderPayment): Promise<void> {
  const named = { provider_payment_id: payment.id };
  if (payment.status === 'captured') await approvePending(ctx, named, null);
  if (payment.status === 'refunded' || payment.status === 'failed')
    await rejectPending(ctx, named, { reason: RETURNED }, null);
  const rejected = await ctx.db.donation.findUnique({
    where: { ...named, status: 'rejected' },
    select: { id: true, member_id: true },
  });
  if (!rejected) return;
  const { id: donationId, member_id: memberId } = rejected;
  const found = { reason: 'after_rejection', memberId, donationId } as const;
  await ctx.db.$transaction((tx) => recordUnmatchedPayment(ctx, tx, payment, found));
}
