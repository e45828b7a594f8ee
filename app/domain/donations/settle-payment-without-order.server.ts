import { toE164 } from '~/lib/phone';
import type { Context } from '../context';
import { approvePendingDonations } from './approve-donation.server';
import { isHeldAsForeign } from './citizenship.server';
import type { ProviderPayment } from './payments';
import {
  canPaymentBeDonation,
  lockPaymentWithoutOrder,
  recordSimplifiedPayment,
} from './record-simplified-payment.server';
import { recordUnmatchedPayment } from './record-unmatched-payment.server';
import { UNCAPTURED_PAYMENT_REJECTION_REASON, rejectPendingDonation } from './reject-donation.server';

/**
 * Settles a payment that has no matching order in our database. If a member made it in the
 * checkout, it becomes a donation of that member. Otherwise it is recorded as an unmatched payment
 * once it is captured. Source: docs/rules.md#simplified-mode.
 */
export async function settlePaymentWithoutOrder(ctx: Context, payment: ProviderPayment): Promise<void> {
  const donation = await ctx.db.donation.findUnique({
    where: { provider_payment_id: payment.id },
    select: { id: true, member_id: true },
  });
  if (donation) return settleDonation(ctx, payment, donation);
  const payer = canPaymentBeDonation(payment) ? await findPayer(ctx, payment) : null;
  if (payer !== null && (await isHeldAsForeign(ctx, payment, payer)))
    return recordPaymentWithoutOrder(ctx, payment, { memberId: payer, reason: 'foreign_card' });
  if (payer !== null && (await recordSimplifiedPayment(ctx, payer, payment))) return;
  if (payment.status === 'captured' || payment.status === 'refunded') await recordPaymentWithoutOrder(ctx, payment);
}

async function settleDonation(
  ctx: Context,
  payment: ProviderPayment,
  { id: donationId, member_id: memberId }: { id: number; member_id: number | null },
): Promise<void> {
  const named = { id: donationId };
  if (payment.status === 'captured') await approvePendingDonations(ctx, named, null);
  if (payment.status === 'refunded' || payment.status === 'failed')
    await rejectPendingDonation(ctx, named, { reason: UNCAPTURED_PAYMENT_REJECTION_REASON }, null);
  if ((await ctx.db.donation.count({ where: { ...named, status: 'rejected' } })) === 0) return;
  const unmatched = { reason: 'after_rejection', memberId, donationId } as const;
  await ctx.db.$transaction((tx) => recordUnmatchedPayment(ctx, tx, payment, unmatched));
}

/**
 * Returns the member in whose checkout the payment was made, or null if there is none or the
 * account was deleted.
 */
async function findPayer(ctx: Context, { memberId }: ProviderPayment): Promise<number | null> {
  if (memberId === null) return null;
  const member = await ctx.db.member.findUnique({ where: { id: memberId }, select: { id: true } });
  return member?.id ?? null;
}

/**
 * Records a captured payment without an order as unmatched. `memberId` is the member who made the
 * payment or submitted its id.
 */
export async function recordPaymentWithoutOrder(
  ctx: Context,
  payment: ProviderPayment,
  { memberId: known, reason = 'no_order' }: { memberId?: number; reason?: 'no_order' | 'foreign_card' } = {},
): Promise<void> {
  const memberId = known ?? (await findPayer(ctx, payment)) ?? (await findByPhone(ctx, payment));
  await ctx.db.$transaction(async (tx) => {
    await lockPaymentWithoutOrder(tx, payment.id);
    if ((await tx.donation.count({ where: { provider_payment_id: payment.id } })) > 0) return;
    await recordUnmatchedPayment(ctx, tx, payment, { reason, memberId, donationId: null });
  });
}

/**
 * Finds the member with the payer's phone. Stored webhooks contain no phone, so it is requested
 * from the provider. Without a phone, the payment is shown without a name.
 */
async function findByPhone(ctx: Context, payment: ProviderPayment): Promise<number | null> {
  const contact = payment.contact || (await ctx.payments.findPayment(payment.id).catch(() => null))?.contact;
  const phone = contact ? toE164(contact) : null;
  if (!phone) return null;
  const member = await ctx.db.member.findUnique({ where: { phone }, select: { id: true } });
  return member?.id ?? null;
}
