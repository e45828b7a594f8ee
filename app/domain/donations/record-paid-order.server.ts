import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { findCitizenDeclaration } from './citizenship.server';
import { getPayerFee } from './payer-fee';
import type { ProviderPayment } from './payments';
import { getPaymentDay } from './payment-day';
import { getDonationCategory } from './policy';
import { recordUnmatchedPayment } from './record-unmatched-payment.server';
import { rewardDonor } from './reward-donor.server';

export interface OpenPaymentOrder {
  id: number;
  provider_order_id: string;
  amount_paise: number;
  currency: string;
}

/**
 * True if the payment belongs to this order and has the same currency and amount, with or without
 * the fee of the provider on top.
 */
export function paymentMatchesOrder(payment: ProviderPayment, order: OpenPaymentOrder): boolean {
  return (
    payment.orderId === order.provider_order_id &&
    payment.currency === order.currency &&
    getPayerFee(payment, order.amount_paise) !== null
  );
}

/**
 * True if we received the money for this order, even if it was refunded later.
 * Source: docs/rules.md#verify.
 */
export function isOrderPaidBy(payment: ProviderPayment, order: OpenPaymentOrder): boolean {
  return (payment.status === 'captured' || payment.status === 'refunded') && paymentMatchesOrder(payment, order);
}

/** Locks an order until the transaction ends, and returns the order with its donation. */
export async function lockPaymentOrder(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM payment_orders WHERE id = ${id} FOR UPDATE`;
  return tx.paymentOrder.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      member_id: true,
      amount_paise: true,
      donation: { select: { id: true, status: true, provider_payment_id: true } },
    },
  });
}

/**
 * Records a paid order as a donation exactly once. Concurrent confirmations are serialised by a
 * lock on the order.
 */
export async function recordPaidOrder(ctx: Context, order: OpenPaymentOrder, payment: ProviderPayment): Promise<void> {
  const messageId = await ctx.db.$transaction((tx) => recordPaid(ctx, tx, order, payment));
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
}

async function recordPaid(
  ctx: Context,
  tx: Transaction,
  order: OpenPaymentOrder,
  payment: ProviderPayment,
): Promise<number | null> {
  const { status, member_id: memberId, amount_paise, donation: known } = await lockPaymentOrder(tx, order.id);
  if (status === 'paid') {
    if (known && known.provider_payment_id !== payment.id)
      await recordUnmatchedPayment(ctx, tx, payment, { reason: 'second_payment', memberId, donationId: known.id });
    return null;
  }
  if (await wasHandledAsUnmatched(tx, payment)) return null;
  const rejected = await tx.donation.findUnique({
    where: { provider_payment_id: payment.id, status: 'rejected' },
    select: { id: true },
  });
  if (rejected) {
    await recordUnmatchedPayment(ctx, tx, payment, { reason: 'after_rejection', memberId, donationId: rejected.id });
    return null;
  }
  const now = ctx.clock.now();
  const approved = {
    status: 'approved',
    provider_payment_id: payment.id,
    payer_fee_paise: getPayerFee(payment, amount_paise) ?? 0,
    decided_at: now,
    citizen_declared_at: await findCitizenDeclaration(tx, memberId),
    donated_on: getPaymentDay(ctx, payment),
  } as const;
  const select = { id: true, member_id: true, amount_paise: true } as const;
  // If an order was paid twice, the payment that is captured first becomes the donation.
  const [held] = await tx.donation.updateManyAndReturn({
    where: { id: known?.id ?? 0, status: 'pending' },
    data: approved,
    select,
  });
  const donation =
    held ??
    (await tx.donation.create({
      data: {
        member_id: memberId,
        amount_paise,
        category: getDonationCategory(amount_paise / 100),
        ...approved,
        payment_method: 'razorpay',
        created_at: now,
      },
      select,
    }));
  await tx.paymentOrder.update({
    where: { id: order.id },
    data: { status: 'paid', checked_at: now, donation_id: donation.id },
    select: { id: true },
  });
  await recordAuditEntry(ctx, tx, {
    action: held ? 'donation.approved' : 'donation.paid',
    subject: { kind: 'donation', id: donation.id },
    after: { amount: amount_paise / 100, order: order.provider_order_id, payment: payment.id },
  });
  return rewardDonor(ctx, tx, donation);
}

/**
 * A payment may have been recorded as unmatched before its QR code, its fee or the citizenship of
 * its donor was known. An open record of a captured payment is removed. Returns true if another
 * record exists, because the payment was refunded or staff have settled it.
 */
async function wasHandledAsUnmatched(tx: Transaction, { id, status }: ProviderPayment): Promise<boolean> {
  const where = { provider_payment_id: id };
  if (status === 'captured')
    await tx.unmatchedPayment.deleteMany({
      where: { ...where, status: 'open', reason: { in: ['no_order', 'differs_from_order', 'foreign_card'] } },
    });
  return (await tx.unmatchedPayment.count({ where })) > 0;
}
