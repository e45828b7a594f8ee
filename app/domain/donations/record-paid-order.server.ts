import { toDatabaseDate } from '~/lib/calendar';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import type { ProviderPayment } from './payments';
import { categoryFor } from './policy';
import { rewardDonor } from './reward-donor.server';

/** An order of ours, as far as its payment goes. */
export interface OpenOrder {
  id: number;
  providerOrderId: string;
  amountPaise: number;
  currency: string;
}

/** Whether a payment is money that we have, for this order and of its amount. Source: docs/rules.md#verify. */
export function paysFor(payment: ProviderPayment, order: OpenOrder): boolean {
  return (
    (payment.status === 'captured' || payment.status === 'refunded') &&
    payment.orderId === order.providerOrderId &&
    payment.currency === order.currency &&
    payment.amountPaise === order.amountPaise
  );
}

/**
 * Turns a paid order into an approved donation with its karma and thanks, once, whoever brings the proof: the member, the webhook and the
 * recheck may come at the same time, and the order's row decides. An order that failed or expired before is taken too.
 */
export async function recordPaidOrder(ctx: Context, order: OpenOrder, payment: ProviderPayment): Promise<void> {
  const now = ctx.clock.now();
  const messageId = await ctx.db.$transaction(async (tx) => {
    const [won] = await tx.paymentOrder.updateManyAndReturn({
      where: { id: order.id, donationId: null, status: { not: 'paid' } },
      data: { status: 'paid', checkedAt: now },
      select: { memberId: true, amountPaise: true },
    });
    if (!won) return null;
    const donation = await tx.donation.create({
      data: {
        ...{ memberId: won.memberId, amountPaise: won.amountPaise, category: categoryFor(won.amountPaise / 100) },
        ...{ paymentMethod: 'razorpay', status: 'approved', providerPaymentId: payment.id },
        ...{ donatedOn: toDatabaseDate(ctx.clock.today()), createdAt: now, decidedAt: now },
      },
      select: { id: true, memberId: true, amountPaise: true },
    });
    await tx.paymentOrder.update({
      where: { id: order.id },
      data: { donationId: donation.id },
      select: { id: true },
    });
    await recordAudit(ctx, tx, {
      action: 'donation.paid',
      subject: { kind: 'donation', id: donation.id },
      after: { amount: won.amountPaise / 100, order: order.providerOrderId, payment: payment.id },
    });
    return rewardDonor(ctx, tx, donation);
  });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
}
