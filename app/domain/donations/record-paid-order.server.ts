import type { Transaction } from '~/db/client.server';
import { toDatabaseDate } from '~/lib/calendar';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import type { ProviderPayment } from './payments';
import { categoryFor } from './policy';
import { recordUnmatchedPayment } from './record-unmatched-payment.server';
import { rewardDonor } from './reward-donor.server';

export interface OpenOrder {
  id: number;
  provider_order_id: string;
  amount_paise: number;
  currency: string;
}

/** Whether it is money that we have, for this order. Source: docs/rules.md#verify. */
export function paysFor(payment: ProviderPayment, order: OpenOrder): boolean {
  return (
    (payment.status === 'captured' || payment.status === 'refunded') &&
    payment.orderId === order.provider_order_id &&
    payment.currency === order.currency &&
    payment.amount_paise === order.amount_paise
  );
}

/** Makes a paid order a donation once: the row decides between proofs that come together. */
export async function recordPaidOrder(ctx: Context, order: OpenOrder, payment: ProviderPayment): Promise<void> {
  const now = ctx.clock.now();
  const messageId = await ctx.db.$transaction(async (tx) => {
    const [won] = await tx.paymentOrder.updateManyAndReturn({
      where: { id: order.id, donation_id: null, status: { not: 'paid' } },
      data: { status: 'paid', checked_at: now },
      select: { member_id: true, amount_paise: true },
    });
    if (!won) {
      await recordSecondPayment(ctx, tx, order, payment);
      return null;
    }
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

async function recordSecondPayment(
  ctx: Context,
  tx: Transaction,
  { id }: OpenOrder,
  payment: ProviderPayment,
): Promise<void> {
  const { member_id: memberId, donation } = await tx.paymentOrder.findUniqueOrThrow({
    where: { id },
    select: { member_id: true, donation: { select: { id: true, provider_payment_id: true } } },
  });
  if (!donation || donation.provider_payment_id === payment.id) return;
  await recordUnmatchedPayment(ctx, tx, payment, { reason: 'second_payment', memberId, donationId: donation.id });
}
