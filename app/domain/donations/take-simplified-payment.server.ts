import { toE164 } from '~/lib/phone';
import type { Context } from '../context';
import { DomainError, type ErrorCode } from '../errors';
import { capturePayment } from './capture-payment.server';
import type { ProviderPayment } from './payments';
import { SIMPLIFIED_WINDOW_HOURS } from './policy';
import { isDonation, recordSimplifiedPayment } from './record-simplified-payment.server';
import { settlePayment } from './settle-payment.server';
import { recordWithoutOrder } from './settle-without-order.server';
import { say } from '~/i18n/messages/say';

export function notVerified(code: ErrorCode = 'invalid'): DomainError {
  return new DomainError(code, say('Payment verification failed. Please try again.'));
}

/** Error for captured money that waits for staff. */
export function waitsForStaff(): DomainError {
  return new DomainError(
    'conflict',
    say('Your payment has reached us, and our team is matching it to you. Please do not pay again.'),
  );
}

/** Accepts a payment without an order. Throws conflict. Source: docs/rules.md#simplified-mode. */
export async function takeSimplifiedPayment(ctx: Context, memberId: number, paymentId: string): Promise<number> {
  const used = await ctx.db.donation.findUnique({
    where: { provider_payment_id: paymentId },
    select: { id: true, member_id: true, status: true },
  });
  if (used && used.member_id !== memberId) throw notVerified();
  if (used && used.status !== 'pending') return used.id;
  const payment = await ctx.payments.findPayment(paymentId);
  if (payment?.orderId !== null) throw notVerified();
  if (used) {
    await settlePayment(ctx, payment);
    return used.id;
  }
  if (await isOwn(ctx, payment, memberId)) {
    const present = payment.status === 'authorized' ? await capturePayment(ctx, payment) : payment;
    const donation = await recordSimplifiedPayment(ctx, memberId, present);
    if (donation?.member_id === memberId) return donation.id;
  }
  if (payment.status !== 'captured') throw notVerified();
  await recordWithoutOrder(ctx, payment, memberId);
  throw waitsForStaff();
}

async function isOwn(ctx: Context, payment: ProviderPayment, memberId: number): Promise<boolean> {
  const ageMs = ctx.clock.now().getTime() - payment.created_at.getTime();
  if (!isDonation(payment) || ageMs >= SIMPLIFIED_WINDOW_HOURS * 3_600_000) return false;
  if (payment.memberId !== null) return payment.memberId === memberId;
  const { phone } = await ctx.db.member.findUniqueOrThrow({ where: { id: memberId }, select: { phone: true } });
  return toE164(payment.contact) === phone;
}
