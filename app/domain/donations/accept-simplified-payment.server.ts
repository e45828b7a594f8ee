import { toE164 } from '~/lib/phone';
import type { Context } from '../context';
import { DomainError, type ErrorCode } from '../errors';
import { isHeldAsForeign } from './citizenship.server';
import { capturePayment } from './capture-payment.server';
import type { ProviderPayment } from './payments';
import { SIMPLIFIED_PAYMENT_MAX_AGE_HOURS } from './policy';
import { recordRefund } from './record-refund.server';
import { canPaymentBeDonation, recordSimplifiedPayment } from './record-simplified-payment.server';
import { settlePayment } from './settle-payment.server';
import { recordPaymentWithoutOrder } from './settle-payment-without-order.server';
import { t } from '~/i18n/messages/message';

export function createPaymentNotVerifiedError(code: ErrorCode = 'invalid'): DomainError {
  return new DomainError(code, t('Payment verification failed. Please try again.'));
}

/** Creates the error for a payment that the provider has not confirmed yet. */
export function createPaymentNotConfirmedError(cause?: unknown): DomainError {
  return new DomainError(
    'upstream_failed',
    t('Your payment is being confirmed, and your history shows it within a few minutes. Please do not pay again.'),
    { cause },
  );
}

/** Creates the error for a captured payment that staff have to match to a donation. */
export function createPaymentUnmatchedError(): DomainError {
  return new DomainError(
    'conflict',
    t('Your payment has reached us, and our team is matching it to you. Please do not pay again.'),
  );
}

/**
 * Accepts a payment without an order and returns the id of its donation. Throws `conflict` if the
 * money was received but cannot be matched to the member automatically, `upstream_failed` if it is
 * not captured yet, and `invalid` if the payment cannot be verified.
 * Source: docs/rules.md#simplified-mode.
 */
export async function acceptSimplifiedPayment(ctx: Context, memberId: number, paymentId: string): Promise<number> {
  const used = await ctx.db.donation.findUnique({
    where: { provider_payment_id: paymentId },
    select: { id: true, member_id: true, status: true },
  });
  if (used && used.member_id !== memberId) throw createPaymentNotVerifiedError();
  if (used && used.status !== 'pending') return used.id;
  const payment = await ctx.payments.findPayment(paymentId);
  if (payment?.orderId !== null) throw createPaymentNotVerifiedError();
  if (used) {
    await settlePayment(ctx, payment);
    return used.id;
  }
  // A payment of somebody else is never held for this member, because staff could accept it.
  const own = await isOwn(ctx, payment, memberId);
  const isHeld = own && (await isHeldAsForeign(ctx, payment, memberId));
  if (own && !isHeld) {
    const present = payment.status === 'authorized' ? await capturePayment(ctx, payment) : payment;
    const donation = await recordSimplifiedPayment(ctx, memberId, present);
    if (donation?.member_id === memberId) {
      // The provider may have refunded a part while the payment was unmatched.
      await recordRefund(ctx, present);
      return donation.id;
    }
  }
  if (payment.status === 'authorized' && payment.memberId === memberId) throw createPaymentNotConfirmedError();
  if (payment.status !== 'captured') throw createPaymentNotVerifiedError();
  await recordPaymentWithoutOrder(ctx, payment, { memberId, reason: isHeld ? 'foreign_card' : 'no_order' });
  throw createPaymentUnmatchedError();
}

async function isOwn(ctx: Context, payment: ProviderPayment, memberId: number): Promise<boolean> {
  const ageMs = ctx.clock.now().getTime() - payment.created_at.getTime();
  if (!canPaymentBeDonation(payment) || ageMs >= SIMPLIFIED_PAYMENT_MAX_AGE_HOURS * 3_600_000) return false;
  if (payment.memberId !== null) return payment.memberId === memberId;
  const { phone } = await ctx.db.member.findUniqueOrThrow({ where: { id: memberId }, select: { phone: true } });
  return toE164(payment.contact) === phone;
}
