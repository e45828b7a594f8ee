import { untranslated } from '~/i18n/messages/message';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { setCitizenship } from './citizenship.server';
import { OWN_DONATION_DECISION_MESSAGE } from './find-donation-to-decide.server';
import { settlePayment } from './settle-payment.server';

/**
 * Accepts a payment with a foreign card or phone after staff have checked that its donor is a
 * citizen of India. The payment then becomes a donation. Throws `conflict` if the payment is no
 * longer pending, the provider does not know it or it cannot be a donation, for example because of
 * its amount, and `upstream_failed` if the provider cannot be reached.
 * Source: docs/rules.md#who-may-give.
 */
export async function acceptForeignPayment(
  ctx: Context,
  id: number,
  { note }: { note: string },
): Promise<{ message: string }> {
  const { adminId } = requireAdmin(ctx, ...acceptForeignPayment.permissions);
  const [held, admin] = await Promise.all([
    ctx.db.unmatchedPayment.findUnique({ where: { id, reason: 'foreign_card', status: 'open' } }),
    ctx.db.admin.findUniqueOrThrow({ where: { id: adminId }, select: { member_id: true } }),
  ]);
  if (!held?.member_id) throw new DomainError('conflict', untranslated('This payment does not wait any more.'));
  const { member_id: memberId, provider_order_id: orderId, provider_payment_id } = held;
  if (memberId === admin.member_id) throw new DomainError('forbidden', OWN_DONATION_DECISION_MESSAGE);
  const payment = await ctx.payments.findPayment(provider_payment_id);
  if (!payment) throw new DomainError('conflict', untranslated('Razorpay does not know this payment.'));
  await ctx.db.$transaction((tx) => setCitizenship(ctx, tx, memberId, note));
  // The provider may know neither the member nor the QR code of a payment.
  const known = { orderId: payment.orderId ?? orderId, memberId: payment.memberId ?? memberId };
  await settlePayment(ctx, { ...payment, ...known });
  const donation = await ctx.db.donation.findUnique({ where: { provider_payment_id }, select: { id: true } });
  if (!donation)
    throw new DomainError('conflict', untranslated('This payment cannot be a donation. Please refund it.'));
  return { message: 'Payment accepted as a donation.' };
}

acceptForeignPayment.permissions = ['approve_donations'] as const;
