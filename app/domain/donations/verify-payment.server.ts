import { type WithUntranslatedMessage, t } from '~/i18n/messages/message';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { paymentMatchesOrder } from './record-paid-order.server';
import type { VerifyPaymentInput } from './schemas';
import { settlePayment } from './settle-payment.server';
import {
  createPaymentNotConfirmedError,
  createPaymentNotVerifiedError,
  acceptSimplifiedPayment,
  createPaymentUnmatchedError,
} from './accept-simplified-payment.server';
import type { VerifiedPayment } from './responses';

const VERIFICATIONS_BY_MEMBER = { name: 'payment-proofs', times: 60, seconds: 3600, scope: 'shared' } as const;

/**
 * Accepts a member's payment if the provider confirms it. Repeated requests return the same result.
 */
export async function verifyPayment(
  ctx: Context,
  proof: VerifyPaymentInput,
): Promise<WithUntranslatedMessage<VerifiedPayment>> {
  const memberId = requireMember(ctx);
  await ctx.limits.consume(VERIFICATIONS_BY_MEMBER, String(memberId));
  return describe(
    ctx,
    proof.razorpay_order_id
      ? () => confirmOrder(ctx, proof, memberId)
      : () => acceptSimplifiedPayment(ctx, memberId, proof.razorpay_payment_id),
  );
}

/**
 * Confirms the payment of a browser that returns without a session cookie. The signature shows
 * which order was paid.
 */
export async function confirmReturnedPayment(
  ctx: Context,
  proof: VerifyPaymentInput,
): Promise<WithUntranslatedMessage<VerifiedPayment>> {
  return describe(ctx, () => confirmOrder(ctx, proof));
}

async function confirmOrder(ctx: Context, proof: VerifyPaymentInput, memberId?: number): Promise<number> {
  const { razorpay_order_id: providerOrderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = proof;
  if (!providerOrderId || !signature) throw createPaymentNotVerifiedError();
  const order = await ctx.db.paymentOrder.findUnique({
    where: { provider_order_id: providerOrderId },
    include: { donation: { select: { provider_payment_id: true, status: true } } },
  });
  if (!order) throw createPaymentNotVerifiedError('not_found');
  if (memberId !== undefined && order.member_id !== memberId) throw createPaymentNotVerifiedError('forbidden');
  if (!ctx.payments.isProof({ orderId: order.provider_order_id, paymentId, signature }))
    throw createPaymentNotVerifiedError();
  const isOfOrder = order.donation?.provider_payment_id === paymentId;
  if (order.donation_id !== null && isOfOrder && order.donation?.status !== 'pending') return order.donation_id;
  const payment = await ctx.payments.findPayment(paymentId);
  if (payment?.orderId !== order.provider_order_id) throw createPaymentNotVerifiedError();
  await settlePayment(ctx, payment);
  const { donation } = await ctx.db.paymentOrder.findUniqueOrThrow({
    where: { id: order.id },
    select: { donation: { select: { id: true, status: true, provider_payment_id: true } } },
  });
  // The fee of an authorized payment is perhaps known only now, after its capture.
  const isMatch = paymentMatchesOrder(payment, order) || donation?.provider_payment_id === paymentId;
  const isOurs = isMatch && (payment.status === 'captured' || payment.status === 'authorized');
  if (isOurs && (donation?.status === 'approved' || donation?.status === 'pending')) return donation.id;
  if (payment.status !== 'captured' && payment.status !== 'authorized') throw createPaymentNotVerifiedError();
  // The payment may have been captured in the meantime, without becoming a donation.
  const isUnmatched = (await ctx.db.unmatchedPayment.count({ where: { provider_payment_id: paymentId } })) > 0;
  throw isUnmatched || payment.status === 'captured' ? createPaymentUnmatchedError() : createPaymentNotConfirmedError();
}

/**
 * If the provider cannot be reached, the money may already have left the donor's account, so the
 * error message asks the donor not to pay again.
 */
async function confirmed(confirm: () => Promise<number>): Promise<number> {
  try {
    return await confirm();
  } catch (cause) {
    if (!(cause instanceof DomainError) || cause.code !== 'upstream_failed') throw cause;
    throw createPaymentNotConfirmedError(cause);
  }
}

async function describe(
  ctx: Context,
  confirm: () => Promise<number>,
): Promise<WithUntranslatedMessage<VerifiedPayment>> {
  const id = await confirmed(confirm);
  const { member, amount_paise, karma_points_awarded, ...donation } = await ctx.db.donation.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      amount_paise: true,
      category: true,
      status: true,
      karma_points_awarded: true,
      member: { select: { karma_points: true } },
    },
  });
  const isPending = donation.status === 'pending';
  return {
    message: isPending
      ? t('Your payment has reached us. Karma points are added once it is confirmed.')
      : t('Thank you. {count} karma points are added to your name.', { count: karma_points_awarded }),
    donation_info: {
      ...donation,
      amount: amount_paise / 100,
      karma_points_awarded,
      new_karma_total: member?.karma_points ?? 0,
    },
  };
}
