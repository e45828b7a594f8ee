import type { UnmatchedReason } from '~/db/generated/enums';
import { requireAdmin } from '../admins/require-admin';
import { VIEW_DONATIONS_PERMISSIONS } from '../admins/policy';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { untranslated } from '~/i18n/messages/message';
import { OPEN_UNMATCHED_STATUSES } from './close-unmatched-payment.server';
import { settlePayment } from './settle-payment.server';
import { OWN_DONATION_DECISION_MESSAGE } from './find-donation-to-decide.server';
import { FORMER_MEMBER_NAME } from './policy';

const MAX_LISTED = 50;

const UNKNOWN_PAYER = 'an unknown payer';

/**
 * Hours after a refund request after which staff may settle the payment by hand, even if the refund
 * is still unconfirmed.
 */
const REFUND_PATIENCE_HOURS = 24;

/** A captured payment that matches no donation. */
export interface UnmatchedPayment {
  id: number;
  paymentId: string;
  orderId: string | null;
  amountPaise: number;
  currency: string;
  reason: UnmatchedReason;
  /** True from the refund request until the provider confirms the refund. */
  isRefunding: boolean;
  /**
   * True if staff may settle the payment by hand: no refund was requested, or a refund was
   * requested more than 24 hours ago and is still unconfirmed.
   */
  maySettle: boolean;
  payer: string;
  /** False if the payer is not known or has deleted the account. */
  hasMember: boolean;
  donationId: number | null;
  createdAt: Date;
}

/** Lists the payments that wait for staff or for a refund, oldest first. */
export async function listUnmatchedPayments(ctx: Context): Promise<UnmatchedPayment[]> {
  requireAdmin(ctx, ...VIEW_DONATIONS_PERMISSIONS);
  const rows = await ctx.db.unmatchedPayment.findMany({
    where: { status: { in: [...OPEN_UNMATCHED_STATUSES] } },
    orderBy: { id: 'asc' },
    take: MAX_LISTED,
    include: { member: { select: { name: true } } },
  });
  return rows.map((row) => ({
    id: Number(row.id),
    paymentId: row.provider_payment_id,
    orderId: row.provider_order_id,
    amountPaise: Number(row.amount_paise),
    currency: row.currency,
    reason: row.reason,
    isRefunding: row.status === 'refunding',
    maySettle: row.status === 'open' || (row.decided_at !== null && row.decided_at <= getUnconfirmedCutoff(ctx)),
    payer: row.member?.name ?? (row.reason === 'no_order' ? UNKNOWN_PAYER : FORMER_MEMBER_NAME),
    hasMember: row.member_id !== null,
    donationId: row.donation_id,
    createdAt: row.created_at,
  }));
}

export async function countUnmatchedPayments(ctx: Context): Promise<number> {
  const [{ count }] = await ctx.sql<[{ count: number }]>`
    SELECT count(*)::int AS count FROM unmatched_payments WHERE status = ANY(${[...OPEN_UNMATCHED_STATUSES]}::"UnmatchedStatus"[])`;
  return count;
}

/**
 * Refunds an unmatched payment. The status is set to `refunding` before the provider is called. If
 * the response of the provider was lost, a retry is safe: the payment is refunded only once.
 */
export async function refundUnmatchedPayment(ctx: Context, id: number): Promise<{ message: string }> {
  const { adminId } = requireAdmin(ctx, ...refundUnmatchedPayment.permissions);
  const payment = await findPayment(ctx, { id, adminId });
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.unmatchedPayment.updateMany({
      where: { id, status: 'open' },
      data: { status: 'refunding', decided_by_id: adminId, decided_at: ctx.clock.now() },
    });
    if (count === 0) {
      const askedAgain = { where: { id, status: 'refunding' }, data: { decided_at: ctx.clock.now() } } as const;
      await tx.unmatchedPayment.updateMany(askedAgain);
      return;
    }
    const subject = { kind: 'payment', id: payment.provider_payment_id };
    await recordAuditEntry(ctx, tx, {
      action: 'payment.refunded',
      subject,
      after: { amount: Number(payment.amount_paise) / 100 },
    });
  });
  const { status } = await ctx.db.unmatchedPayment.findUniqueOrThrow({ where: { id }, select: { status: true } });
  if (status === 'settled') throw new DomainError('conflict', untranslated('This payment was settled already.'));
  if (status === 'refunding') {
    await ctx.payments.refund(payment.provider_payment_id);
    await settleAgain(ctx, payment.provider_payment_id);
  }
  const row = await ctx.db.unmatchedPayment.findUniqueOrThrow({ where: { id }, select: { status: true } });
  return {
    message:
      row.status === 'refunded' ? 'Payment refunded.' : 'The refund is on its way. The bank has not confirmed it yet.',
  };
}

refundUnmatchedPayment.permissions = ['approve_donations'] as const;

/**
 * Closes a payment that staff handled outside the application. Throws `conflict` if it was refunded
 * or settled in the meantime, and `upstream_failed` if the provider cannot be reached.
 */
export async function settleUnmatchedPayment(
  ctx: Context,
  id: number,
  { note }: { note: string },
): Promise<{ message: string }> {
  const { adminId } = requireAdmin(ctx, ...settleUnmatchedPayment.permissions);
  const payment = await findPayment(ctx, { id, adminId });
  const unconfirmed = { status: 'refunding', decided_at: { lte: getUnconfirmedCutoff(ctx) } } as const;
  if ((await ctx.db.unmatchedPayment.count({ where: { id, ...unconfirmed } })) > 0)
    await settleAgain(ctx, payment.provider_payment_id);
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.unmatchedPayment.updateMany({
      where: { id, OR: [{ status: 'open' }, unconfirmed] },
      data: { status: 'settled', note, decided_by_id: adminId, decided_at: ctx.clock.now() },
    });
    if (count === 0) throw new DomainError('conflict', untranslated('This payment is refunded or settled already.'));
    const subject = { kind: 'payment', id: payment.provider_payment_id };
    await recordAuditEntry(ctx, tx, { action: 'payment.settled', subject, after: { note } });
  });
  return { message: 'Payment marked as settled.' };
}

settleUnmatchedPayment.permissions = ['approve_donations'] as const;

function getUnconfirmedCutoff({ clock }: Context): Date {
  return new Date(clock.now().getTime() - REFUND_PATIENCE_HOURS * 3_600_000);
}

async function settleAgain(ctx: Context, providerPaymentId: string): Promise<void> {
  const payment = await ctx.payments.findPayment(providerPaymentId);
  if (payment) await settlePayment(ctx, payment);
}

async function findPayment(ctx: Context, { id, adminId }: { id: number; adminId: number }) {
  const [payment, admin] = await Promise.all([
    ctx.db.unmatchedPayment.findUnique({
      where: { id },
      select: { provider_payment_id: true, amount_paise: true, member_id: true },
    }),
    ctx.db.admin.findUniqueOrThrow({ where: { id: adminId }, select: { member_id: true } }),
  ]);
  if (!payment) throw new DomainError('not_found', untranslated('Payment not found.'));
  if (payment.member_id !== null && payment.member_id === admin.member_id)
    throw new DomainError('forbidden', OWN_DONATION_DECISION_MESSAGE);
  return payment;
}
