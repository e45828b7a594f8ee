import type { Context } from '../context';
import { captureExpectedPayment } from './capture-payment.server';
import { isHeldAsForeign } from './citizenship.server';
import type { ProviderPayment } from './payments';
import { type OpenPaymentOrder, isOrderPaidBy, recordPaidOrder } from './record-paid-order.server';
import { recordAuthorizedPayment } from './record-authorized-payment.server';
import { findCodeOfPayment } from './find-code-of-payment.server';
import { recordRefund } from './record-refund.server';
import { recordUnmatchedPayment } from './record-unmatched-payment.server';
import { UNCAPTURED_PAYMENT_REJECTION_REASON, rejectPendingDonation } from './reject-donation.server';
import { settlePaymentWithoutOrder } from './settle-payment-without-order.server';

/**
 * Settles a payment according to its current state at the provider. Repeating it is safe, because
 * webhooks arrive more than once and in any order.
 */
export async function settlePayment(ctx: Context, reported: ProviderPayment): Promise<void> {
  const withOrder = { ...reported, orderId: reported.orderId ?? (await findCodeOfPayment(ctx, reported)) };
  const order = withOrder.orderId === null ? null : await findOrder(ctx, withOrder.orderId);
  const payment = withOrder.status === 'authorized' ? await captureExpectedPayment(ctx, withOrder, order) : withOrder;
  await (order ? settleOrder(ctx, payment, order) : settlePaymentWithoutOrder(ctx, payment));
  await recordRefund(ctx, payment);
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

function findOrder(ctx: Context, providerOrderId: string) {
  return ctx.db.paymentOrder.findUnique({
    where: { provider_order_id: providerOrderId },
    select: {
      id: true,
      provider_order_id: true,
      amount_paise: true,
      currency: true,
      status: true,
      member_id: true,
      donation_id: true,
      code_closes_at: true,
    } satisfies Record<keyof OpenPaymentOrder | 'status' | 'member_id' | 'donation_id' | 'code_closes_at', true>,
  });
}

async function settleOrder(ctx: Context, payment: ProviderPayment, order: Order): Promise<void> {
  if (payment.status === 'failed' || (payment.status === 'refunded' && !payment.wasCaptured)) {
    await ctx.db.paymentOrder.updateMany({ where: { id: order.id, status: 'created' }, data: { status: 'failed' } });
    await rejectPendingDonation(
      ctx,
      { provider_payment_id: payment.id },
      { reason: UNCAPTURED_PAYMENT_REJECTION_REASON },
      null,
    );
  } else if (await isHeldAsForeign(ctx, payment, order.member_id)) {
    const { member_id: memberId, donation_id: donationId } = order;
    const unmatched = { reason: 'foreign_card', memberId, donationId } as const;
    await ctx.db.$transaction((tx) => recordUnmatchedPayment(ctx, tx, payment, unmatched));
  } else if (payment.status === 'authorized') {
    await recordAuthorizedPayment(ctx, order, payment);
  } else if (isOrderPaidBy(payment, order) && !isAfterClose(payment, order)) {
    await recordPaidOrder(ctx, order, payment);
  } else {
    const { member_id: memberId, donation_id: donationId } = order;
    const reason = isOrderPaidBy(payment, order) ? 'closed_code' : 'differs_from_order';
    await ctx.db.$transaction((tx) => recordUnmatchedPayment(ctx, tx, payment, { reason, memberId, donationId }));
  }
}

/**
 * True if a QR code was paid after it was closed.
 * Source: docs/rules.md#qr-codes-of-the-provider.
 */
function isAfterClose(payment: ProviderPayment, { code_closes_at, status }: Order): boolean {
  return status !== 'paid' && code_closes_at !== null && payment.created_at > code_closes_at;
}
