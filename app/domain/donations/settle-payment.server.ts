import type { Context } from '../context';
import { captureExpectedPayment } from './capture-payment.server';
import type { ProviderPayment } from './payments';
import { type OpenPaymentOrder, isOrderPaidBy, recordPaidOrder } from './record-paid-order.server';
import { recordAuthorizedPayment } from './record-authorized-payment.server';
import { recordRefund } from './record-refund.server';
import { recordUnmatchedPayment } from './record-unmatched-payment.server';
import { UNCAPTURED_PAYMENT_REJECTION_REASON, rejectPendingDonation } from './reject-donation.server';
import { settlePaymentWithoutOrder } from './settle-payment-without-order.server';
import { closeUnmatchedPaymentAfterRefund } from './close-unmatched-payment.server';

/**
 * Settles a payment according to its current state at the provider. Repeating it is safe, because
 * webhooks arrive more than once and in any order.
 */
export async function settlePayment(ctx: Context, told: ProviderPayment): Promise<void> {
  const order = told.orderId === null ? null : await findOrder(ctx, told.orderId);
  const payment = told.status === 'authorized' ? await captureExpectedPayment(ctx, told, order) : told;
  await (order ? settleOrder(ctx, payment, order) : settlePaymentWithoutOrder(ctx, payment));
  await recordRefund(ctx, payment);
  if (payment.status === 'refunded') await closeUnmatchedPaymentAfterRefund(ctx, payment.id);
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
    } satisfies Record<keyof OpenPaymentOrder | 'status' | 'member_id' | 'donation_id', true>,
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
  } else if (payment.status === 'authorized') {
    await recordAuthorizedPayment(ctx, order, payment);
  } else if (isOrderPaidBy(payment, order)) {
    await recordPaidOrder(ctx, order, payment);
  } else {
    const { member_id: memberId, donation_id: donationId } = order;
    const found = { reason: 'differs_from_order', memberId, donationId } as const;
    await ctx.db.$transaction((tx) => recordUnmatchedPayment(ctx, tx, payment, found));
  }
}
