import { type Said, say } from '~/i18n/messages/say';
import type { Context } from '../context';
import { actingMember } from '../members/acting-member';
import { paysFor, recordPaidOrder } from './record-paid-order.server';
import type { PaymentProof } from './schemas';
import { notVerified, takeSimplifiedPayment } from './take-simplified-payment.server';
import type { VerifiedPayment } from './responses';

const VERIFICATIONS_BY_MEMBER = { name: 'payment-proofs', times: 60, seconds: 3600, scope: 'shared' } as const;

/** Takes a member's payment once the provider confirms it; the same proof answers the same. */
export async function verifyPayment(ctx: Context, proof: PaymentProof): Promise<Said<VerifiedPayment>> {
  const memberId = actingMember(ctx);
  await ctx.limits.take(VERIFICATIONS_BY_MEMBER, String(memberId));
  const donationId = proof.razorpay_order_id
    ? await confirmOrder(ctx, proof, memberId)
    : await takeSimplifiedPayment(ctx, memberId, proof.razorpay_payment_id);
  return describe(ctx, donationId);
}

/** For a browser without its session: the signature alone says which order was paid. */
export async function confirmReturnedPayment(ctx: Context, proof: PaymentProof): Promise<Said<VerifiedPayment>> {
  return describe(ctx, await confirmOrder(ctx, proof));
}

async function confirmOrder(ctx: Context, proof: PaymentProof, memberId?: number): Promise<number> {
  const { razorpay_order_id: providerOrderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = proof;
  if (!providerOrderId || !signature) throw notVerified();
  const order = await ctx.db.paymentOrder.findUnique({
    where: { provider_order_id: providerOrderId },
    include: { donation: { select: { provider_payment_id: true } } },
  });
  if (!order) throw notVerified('not_found');
  if (memberId !== undefined && order.member_id !== memberId) throw notVerified('forbidden');
  if (!ctx.payments.isProof({ orderId: order.provider_order_id, paymentId, signature })) throw notVerified();
  if (order.donation_id !== null && order.donation?.provider_payment_id === paymentId) return order.donation_id;
  const payment = await ctx.payments.findPayment(paymentId);
  if (payment?.status !== 'captured' || !paysFor(payment, order)) throw notVerified();
  await recordPaidOrder(ctx, order, payment);
  const { donation_id } = await ctx.db.paymentOrder.findUniqueOrThrow({ where: { id: order.id } });
  if (donation_id === null) throw notVerified();
  return donation_id;
}

async function describe(ctx: Context, id: number): Promise<Said<VerifiedPayment>> {
  const { member, amount_paise, karma_points_awarded, ...donation } = await ctx.db.donation.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ id: true, amount_paise: true, category: true, status: true, karma_points_awarded: true },
      member: { select: { karma_points: true } },
    },
  });
  const isPending = donation.status === 'pending';
  return {
    message: isPending
      ? say('Your payment has reached us. Karma points are added once it is confirmed.')
      : say('Thank you. {count} karma points are added to your name.', { count: karma_points_awarded }),
    donation_info: {
      ...donation,
      amount: amount_paise / 100,
      karma_points_awarded,
      new_karma_total: member?.karma_points ?? 0,
    },
  };
}
