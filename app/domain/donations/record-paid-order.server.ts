import { toDatabaseDate } from '~/lib/calendar';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import type { ProviderPayment } from './payments';
import { categoryFor } from './policy';
import { rewardDonor } from './reward-donor.server';

/** An order of ours, as far as its payment goes. */
export interface OpenOrder {
  id: number;
  provider_order_id: string;
  amount_paise: number;
  currency: string;
}

/** Whether a payment is money that we have, for this order and of its amount. Source: docs/rules.md#verify. */
export function paysFor(payment: ProviderPayment, order: OpenOrder): boolean {
  return (
    (payment.status === 'captured' || payment.status === 'refunded') &&
    payment.orderId === order.provider_order_id &&
    payment.currency === order.currency &&
    payment.amount_paise === order.amount_paise
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
      where: { id: order.id, donation_id: null, status: { not: 'paid' } },
      data: { status: 'paid', checked_at: now },
      select: { member_id: true, amount_paise: true },
    });
    if (!won) return null;
    const donation = await tx.donation.create({
      data: {
        ...{ member_id: won.member_id, amount_paise: won.amount_paise, category: categoryFor(won.amount_paise / 100) },
        ...{ payment_method: 'razorpay', status: 'approved', provider_payment_id: payment.id },
        ...{ donated_on: toDatabaseDate(ctx.clock.today()), created_at: now, decided_at: now },
      },
      select: { id: true, member_id: true, amount_paise: true },
    });
    await tx.paymentOrder.update({
      where: { id: order.id },
      data: { donation_id: donation.id },
      select: { id: true },
    });
    await recordAudit(ctx, tx, {
      action: 'donation.paid',
      subject: { kind: 'donation', id: donation.id },
      after: { amount: won.amount_paise / 100, order: order.provider_order_id, payment: payment.id },
    });
    return rewardDonor(ctx, tx, donation);
  });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
}
