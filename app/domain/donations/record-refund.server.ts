import type { Transaction } from '~/db/client.server';
import { formatPaise, formatRupees } from '~/lib/format-number';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { addKarma } from '../karma/add-karma.server';
import { addToOutbox } from '../notifications/outbox.server';
import type { ProviderPayment } from './payments';
import { getDonationKarma } from './policy';

/**
 * Records refunds and lost disputes, deducts the karma and notifies the donor.
 * Source: docs/rules.md#donations.
 */
export async function recordRefund(ctx: Context, payment: ProviderPayment): Promise<void> {
  const { _sum } = await ctx.db.paymentDispute.aggregate({
    where: { provider_payment_id: payment.id },
    _sum: { lost_paise: true },
  });
  const returned = payment.refunded_paise + (_sum.lost_paise ?? 0);
  if (payment.status !== 'refunded' && returned === 0) return;
  const messageId = await ctx.db.$transaction(async (tx) => {
    const donation = await tx.donation.findUnique({ where: { provider_payment_id: payment.id }, select: { id: true } });
    if (!donation) return null;
    return applyRefund(ctx, tx, donation.id, payment.status === 'refunded' ? payment.amount_paise : returned);
  });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
}

/**
 * Changes an approved donation so that `refundedPaise` of it are refunded in total, deducts the
 * karma and adds the message to the donor, whose id is returned. A total that is not higher than
 * the recorded total is ignored, because reports of the provider can arrive out of order.
 */
export async function applyRefund(
  ctx: Context,
  tx: Transaction,
  id: number,
  refundedPaise: number,
): Promise<number | null> {
  await tx.$queryRaw`SELECT id FROM donations WHERE id = ${id} FOR UPDATE`;
  const donation = await tx.donation.findUniqueOrThrow({
    where: { id },
    select: { status: true, member_id: true, amount_paise: true, refunded_paise: true, karma_points_awarded: true },
  });
  const { status, member_id, amount_paise, karma_points_awarded: karma } = donation;
  if (status !== 'approved' || refundedPaise <= donation.refunded_paise) return null;
  const isWhole = refundedPaise >= amount_paise;
  const left = isWhole ? 0 : Math.min(karma, getDonationKarma(Math.ceil((amount_paise - refundedPaise) / 100)));
  await tx.donation.update({
    where: { id },
    data: {
      refunded_at: ctx.clock.now(),
      karma_points_awarded: left,
      ...(isWhole ? { status: 'refunded' } : { refunded_paise: refundedPaise }),
    },
    select: { id: true },
  });
  const taken = karma - left;
  if (member_id !== null && taken > 0) {
    const reference = isWhole ? `donation:${id}` : `donation:${id}:${refundedPaise}`;
    await addKarma(ctx, tx, { member_id, delta: -taken, reason: 'refund', reference });
  }
  await recordAuditEntry(ctx, tx, {
    action: 'donation.refunded',
    subject: { kind: 'donation', id },
    before: { status: 'approved', karma },
    after: { status: isWhole ? 'refunded' : 'approved', karma: left },
  });
  if (member_id === null) return null;
  const donor = await tx.member.findUniqueOrThrow({ where: { id: member_id }, select: { name: true, phone: true } });
  const returnedPaise = Math.min(refundedPaise, amount_paise) - donation.refunded_paise;
  return addToOutbox(ctx, tx, {
    event_key: `donation-refunded:${id}:${isWhole ? 'whole' : String(refundedPaise)}`,
    phone: donor.phone,
    member_id,
    template: 'donation_refunded',
    variables: { 1: donor.name, 2: formatRupees(returnedPaise), 3: formatPaise(amount_paise), 4: String(taken) },
  });
}
