import type { Transaction } from '~/db/client.server';
import { formatPaise } from '~/lib/format-number';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { addKarma } from '../karma/add-karma.server';
import { addEachToOutbox, addToOutbox } from '../notifications/outbox.server';
import { updateUnmatchedPayment } from './close-unmatched-payment.server';
import type { ProviderPayment } from './payments';
import { getDonationKarma } from './policy';
import { closeStaffRefunds, storeRefunds, sumReturns } from './store-refunds.server';

/**
 * Applies the processed refunds and the lost disputes of a payment to its donation. If the stored
 * refunds differ from the payment, or are still pending, they are requested from the provider.
 * Source: docs/rules.md#refunds.
 */
export async function recordRefund(ctx: Context, payment: ProviderPayment): Promise<void> {
  const known = await sumReturns(ctx.db, payment.id);
  if (known.pending > 0 || payment.refunded_paise !== known.pending + known.processed)
    await storeRefunds(ctx, await ctx.payments.listRefunds(payment.id));
  const messageIds = await ctx.db.$transaction(async (tx) => {
    const donation = await tx.donation.findUnique({ where: { provider_payment_id: payment.id }, select: { id: true } });
    if (donation) await lockDonation(tx, donation.id);
    const returns = await sumReturns(tx, payment.id);
    await closeStaffRefunds(ctx, tx, payment.id);
    await updateUnmatchedPayment(ctx, tx, payment, returns);
    if (!donation) return [];
    const whole = payment.status === 'refunded' ? payment.amount_paise : payment.refunded_paise;
    // Without stored refunds, the total of the payment counts. It may come from an old event.
    const isExact = returns.refunds > 0;
    const refunded = isExact ? returns.processed : whole;
    const messageId = await applyReturns(ctx, tx, donation.id, { refunded, lost: returns.lost, isExact });
    const failures = returns.failed > 0 ? await tellFailures(ctx, tx, donation.id) : [];
    return messageId === null ? failures : [messageId, ...failures];
  });
  await ctx.enqueueAll(messageIds.map((messageId) => ({ name: 'send-whatsapp-message', payload: { messageId } })));
}

/**
 * Adds one message to the donor for each refund that the bank did not pay and that staff have not
 * settled. Returns the ids of the messages.
 */
async function tellFailures(ctx: Context, tx: Transaction, donationId: number): Promise<number[]> {
  if (!ctx.reminders.sendsRefundFailures) return [];
  const { provider_payment_id, amount_paise, member } = await tx.donation.findUniqueOrThrow({
    where: { id: donationId },
    select: {
      provider_payment_id: true,
      amount_paise: true,
      member: { select: { id: true, name: true, phone: true } },
    },
  });
  if (!member) return [];
  const failed = await tx.providerRefund.updateManyAndReturn({
    where: {
      provider_payment_id: provider_payment_id ?? '',
      status: 'failed',
      settled_at: null,
      failure_told_at: null,
    },
    data: { failure_told_at: ctx.clock.now() },
    select: { id: true, amount_paise: true },
  });
  return addEachToOutbox(
    ctx,
    tx,
    failed.map((refund) => ({
      event_key: `donation-refund-failed:${refund.id}`,
      phone: member.phone,
      member_id: member.id,
      template: 'donation_refund_failed',
      variables: { 1: member.name, 2: formatPaise(refund.amount_paise), 3: formatPaise(amount_paise) },
    })),
  );
}

async function lockDonation(tx: Transaction, id: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM donations WHERE id = ${id} FOR UPDATE`;
}

interface Returns {
  /** Paise that were refunded in total. */
  refunded: number;
  /** Paise that the donor's bank took after lost disputes. */
  lost: number;
  /** If false, the amounts may be out of date, and a total below the recorded one is ignored. */
  isExact: boolean;
}

/**
 * Changes an approved or refunded donation to these amounts, corrects the karma and, after a
 * refund, adds the message to the donor, whose id is returned.
 */
export async function applyReturns(
  ctx: Context,
  tx: Transaction,
  id: number,
  { refunded, lost, isExact }: Returns,
): Promise<number | null> {
  await lockDonation(tx, id);
  const donation = await tx.donation.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      member_id: true,
      amount_paise: true,
      refunded_paise: true,
      lost_paise: true,
      refund_changes: true,
      karma_points_awarded: true,
    },
  });
  const { status, member_id, amount_paise, karma_points_awarded: karma } = donation;
  if (status !== 'approved' && status !== 'refunded') return null;
  const before = status === 'refunded' ? amount_paise : donation.refunded_paise;
  const total = Math.min(refunded + lost, amount_paise);
  if (!isExact && total < before) return null;
  if (total === before && lost === donation.lost_paise) return null;
  const isWhole = total === amount_paise;
  const most = total < before ? getDonationKarma(amount_paise / 100) : karma;
  const left = isWhole ? 0 : Math.min(most, getDonationKarma(Math.ceil((amount_paise - total) / 100)));
  const change = donation.refund_changes + 1;
  await tx.donation.update({
    where: { id },
    data: {
      refunded_at: ctx.clock.now(),
      karma_points_awarded: left,
      lost_paise: lost,
      refund_changes: change,
      ...(isWhole ? { status: 'refunded' } : { status: 'approved', refunded_paise: total }),
    },
    select: { id: true },
  });
  if (member_id !== null && left !== karma)
    await addKarma(ctx, tx, {
      member_id,
      delta: left - karma,
      reason: 'refund',
      reference: `donation:${id}:change:${change}`,
    });
  await recordAuditEntry(ctx, tx, {
    action: total < before ? 'donation.restored' : 'donation.refunded',
    subject: { kind: 'donation', id },
    before: { status, karma },
    after: { status: isWhole ? 'refunded' : 'approved', karma: left },
  });
  const returnedPaise = total - Math.min(lost, total) - (before - Math.min(donation.lost_paise, before));
  if (member_id === null || returnedPaise <= 0) return null;
  const donor = await tx.member.findUniqueOrThrow({ where: { id: member_id }, select: { name: true, phone: true } });
  return addToOutbox(ctx, tx, {
    event_key: `donation-refunded:${id}:change:${change}`,
    phone: donor.phone,
    member_id,
    template: 'donation_refunded',
    variables: {
      1: donor.name,
      2: formatPaise(returnedPaise),
      3: formatPaise(amount_paise),
      4: String(Math.max(0, karma - left)),
    },
  });
}
