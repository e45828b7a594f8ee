import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { untranslated } from '~/i18n/messages/message';
import { fromDatabaseDate, toDatabaseDate } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { isActiveProposer } from '../admins/lapsed-proposals.server';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createInvalidFieldError, DomainError } from '../errors';
import { OWN_DONATION_DECISION_MESSAGE } from './find-donation-to-decide.server';
import { FINAL_DISPUTE_STATUSES, UNFINISHED_REFUND_STATUSES } from './policy';
import { applyReturns } from './record-refund.server';
import type { requestRefundSchema } from './refund-schemas';
import { sendRefund } from './send-refund.server';
import { getUndoDeadline } from './undo-decision.server';

const NOT_APPROVED = untranslated('Only an approved donation can be refunded.');
const STILL_UNDOABLE = untranslated('The approval can still be undone. Undo it instead.');
const DISPUTED = untranslated('The donor’s bank has opened a dispute. Wait until it is decided.');
const NOT_FINISHED = untranslated('This donation already has a refund that is not finished.');
const NO_SUCH_REFUND = untranslated('Refund not found.');
const DECIDED = untranslated('This refund was confirmed or withdrawn already.');
const FOR_A_SECOND_PERSON = untranslated('A second person must confirm this refund.');
const PROPOSER_GONE = untranslated(
  'The person who proposed this refund may no longer do so. Withdraw it and propose it again.',
);

type RequestRefundInput = z.output<typeof requestRefundSchema>;

/**
 * Refunds part of an approved donation or all of it. An online donation is refunded through the
 * provider. For other donations, staff record the transfer that they have made. If the refunds of a
 * donation exceed a configured amount together, a second person must confirm. If the same form is
 * sent several times, only one refund is made. Throws `conflict` if the donation cannot be refunded
 * now, `invalid` for a wrong field, and `forbidden` for the admin's own donation.
 * Source: docs/rules.md#refunds.
 */
export async function requestRefund(
  ctx: Context,
  donationId: number,
  input: RequestRefundInput,
): Promise<{ id: number; message: string }> {
  const { adminId } = requireAdmin(ctx, ...requestRefund.permissions);
  const now = ctx.clock.now();
  const made = await ctx.db.$transaction(async (tx) => {
    const donation = await lockDonation(ctx, tx, { id: donationId, adminId });
    const known = await tx.donationRefund.findUnique({ where: { form_key: input.form_key } });
    if (known?.donation_id === donationId) return { id: known.id, messageId: null };
    await assertRefundable(ctx, tx, donation);
    const left = donation.amount_paise - donation.refunded_paise;
    if (input.amount > left)
      throw createInvalidFieldError('amount', untranslated(`At most ${formatPaise(left)} can be refunded.`));
    const byHand = donation.payment_method === 'razorpay' ? null : readPaymentBack(ctx, donation, input);
    const needsSecond = donation.refunded_paise + input.amount > ctx.community.twoPeopleAboveRupees * 100;
    const { id } = await tx.donationRefund.create({
      data: {
        donation_id: donationId,
        amount_paise: input.amount,
        reason: input.reason,
        ...(byHand && { ...byHand, paid_back_on: toDatabaseDate(byHand.paid_back_on) }),
        form_key: input.form_key,
        status: needsSecond ? 'proposed' : 'requested',
        requested_by_id: adminId,
        requested_at: needsSecond ? null : now,
        created_at: now,
      },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: needsSecond ? 'refund.proposed' : 'refund.requested',
      subject: { kind: 'donation', id: donationId },
      after: { refund: id, amount: input.amount / 100, reason: input.reason, ...byHand },
    });
    return { id, messageId: needsSecond || !byHand ? null : await payBackByHand(ctx, tx, id) };
  });
  return { id: made.id, message: await finish(ctx, made) };
}

requestRefund.permissions = ['refund_donations'] as const;

/**
 * Confirms a large refund, which is then made. Throws `forbidden` for the person who proposed it,
 * and `conflict` if it was confirmed or withdrawn before.
 */
export async function confirmRefund(
  ctx: Context,
  { donationId, refundId }: { donationId: number; refundId: number },
): Promise<{ message: string }> {
  const { adminId } = requireAdmin(ctx, ...requestRefund.permissions);
  const messageId = await ctx.db.$transaction(async (tx) => {
    const donation = await lockDonation(ctx, tx, { id: donationId, adminId });
    const refund = await tx.donationRefund.findUnique({ where: { id: refundId, donation_id: donationId } });
    if (!refund) throw new DomainError('not_found', NO_SUCH_REFUND);
    if (refund.status !== 'proposed') {
      if (refund.confirmed_by_id === adminId) return null;
      throw new DomainError('conflict', DECIDED);
    }
    if (refund.requested_by_id === adminId) throw new DomainError('forbidden', FOR_A_SECOND_PERSON);
    if (!(await isActiveProposer(tx, refund.requested_by_id, requestRefund.permissions)))
      throw new DomainError('conflict', PROPOSER_GONE);
    await assertRefundable(ctx, tx, donation, refundId);
    if (refund.amount_paise > donation.amount_paise - donation.refunded_paise)
      throw new DomainError('conflict', untranslated('Less than this amount is left. Withdraw the refund.'));
    await tx.donationRefund.update({
      where: { id: refundId },
      data: { status: 'requested', confirmed_by_id: adminId, requested_at: ctx.clock.now() },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'refund.confirmed',
      subject: { kind: 'donation', id: donationId },
      after: { refund: refundId, amount: refund.amount_paise / 100 },
    });
    return refund.mode === null ? null : payBackByHand(ctx, tx, refundId);
  });
  return { message: await finish(ctx, { id: refundId, messageId }) };
}

confirmRefund.permissions = requestRefund.permissions;

/** Withdraws a refund that waits for a second person. Throws `conflict` if it was confirmed. */
export async function withdrawRefund(
  ctx: Context,
  { donationId, refundId }: { donationId: number; refundId: number },
): Promise<{ message: string }> {
  requireAdmin(ctx, ...requestRefund.permissions);
  await ctx.db.$transaction(async (tx) => {
    const where = { id: refundId, donation_id: donationId };
    const { count } = await tx.donationRefund.updateMany({
      where: { ...where, status: 'proposed' },
      data: { status: 'withdrawn', settled_at: ctx.clock.now() },
    });
    if (count === 0) {
      const known = await tx.donationRefund.findUnique({ where, select: { status: true } });
      if (!known) throw new DomainError('not_found', NO_SUCH_REFUND);
      if (known.status === 'withdrawn') return;
      throw new DomainError('conflict', DECIDED);
    }
    await recordAuditEntry(ctx, tx, {
      action: 'refund.withdrawn',
      subject: { kind: 'donation', id: donationId },
      after: { refund: refundId },
    });
  });
  return { message: 'Refund withdrawn.' };
}

withdrawRefund.permissions = requestRefund.permissions;

async function lockDonation(ctx: Context, tx: Transaction, { id, adminId }: { id: number; adminId: number }) {
  await tx.$queryRaw`SELECT id FROM donations WHERE id = ${id} FOR UPDATE`;
  const [donation, admin] = await Promise.all([
    tx.donation.findUnique({ where: { id } }),
    tx.admin.findUniqueOrThrow({ where: { id: adminId }, select: { member_id: true } }),
  ]);
  if (!donation) throw new DomainError('not_found', untranslated('Donation not found.'));
  if (donation.member_id !== null && donation.member_id === admin.member_id)
    throw new DomainError('forbidden', OWN_DONATION_DECISION_MESSAGE);
  return donation;
}

type LockedDonation = Awaited<ReturnType<typeof lockDonation>>;

async function assertRefundable(ctx: Context, tx: Transaction, donation: LockedDonation, except = 0): Promise<void> {
  const { id, status, provider_payment_id } = donation;
  if (status !== 'approved') throw new DomainError('conflict', NOT_APPROVED);
  if (getUndoDeadline(ctx, donation, { memberId: null })) throw new DomainError('conflict', STILL_UNDOABLE);
  const unfinished = await tx.donationRefund.count({
    where: { donation_id: id, id: { not: except }, status: { in: [...UNFINISHED_REFUND_STATUSES] } },
  });
  if (unfinished > 0) throw new DomainError('conflict', NOT_FINISHED);
  if (provider_payment_id === null) return;
  const open = { provider_payment_id, status: { notIn: [...FINAL_DISPUTE_STATUSES] } };
  if ((await tx.paymentDispute.count({ where: open })) > 0) throw new DomainError('conflict', DISPUTED);
}

function readPaymentBack(
  ctx: Context,
  { donated_on }: Pick<LockedDonation, 'donated_on'>,
  { mode, reference, paid_back_on }: RequestRefundInput,
) {
  if (mode === undefined) throw createInvalidFieldError('mode', untranslated('Choose how the money was paid back'));
  if (paid_back_on === undefined) throw createInvalidFieldError('paid_back_on', untranslated('Enter the day'));
  if (paid_back_on > ctx.clock.today())
    throw createInvalidFieldError('paid_back_on', untranslated('This day is still to come.'));
  if (paid_back_on < fromDatabaseDate(donated_on))
    throw createInvalidFieldError('paid_back_on', untranslated('This day is before the donation.'));
  if (reference === undefined)
    throw createInvalidFieldError('reference', untranslated('Enter the number of the payment'));
  return { mode, reference, paid_back_on };
}

/** Records a refund that staff have paid themselves. Returns the id of the message to the donor. */
async function payBackByHand(ctx: Context, tx: Transaction, refundId: number): Promise<number | null> {
  const { donation_id, amount_paise, donation } = await tx.donationRefund.update({
    where: { id: refundId },
    data: { status: 'done', settled_at: ctx.clock.now() },
    select: { donation_id: true, amount_paise: true, donation: { select: { refunded_paise: true } } },
  });
  const refunded = donation.refunded_paise + amount_paise;
  return applyReturns(ctx, tx, donation_id, { refunded, lost: 0, isExact: false });
}

const UNKNOWN =
  'The payment provider has not confirmed the refund yet. It is checked every ten minutes; do not refund it again.';

/** Makes a refund if it is due, and describes its state. */
async function finish(ctx: Context, { id, messageId }: { id: number; messageId: number | null }): Promise<string> {
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
  try {
    await sendRefund(ctx, id);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'upstream_failed') throw error;
    return UNKNOWN;
  }
  const refund = await ctx.db.donationRefund.findUniqueOrThrow({ where: { id } });
  const { status, amount_paise, failure, provider_refund_id } = refund;
  const amount = formatPaise(amount_paise);
  if (status === 'failed')
    throw new DomainError('conflict', untranslated(`The payment provider refused the refund: ${failure ?? ''}`));
  if (status === 'done') return `${amount} refunded.`;
  if (status === 'proposed') return `Refund of ${amount} proposed. A second person must confirm it.`;
  if (status === 'withdrawn') return 'Refund withdrawn.';
  return provider_refund_id === null ? UNKNOWN : `${amount} is on its way. The bank has not confirmed the refund yet.`;
}
