import type { Transaction } from '~/db/client.server';
import { formatPaise } from '~/lib/format-number';
import { untranslated } from '~/i18n/messages/message';
import { requireAdmin, assertPermission } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { addKarma } from '../karma/add-karma.server';
import type { Prisma } from '~/db/generated/client';
import { OWN_DONATION_DECISION_MESSAGE } from './find-donation-to-decide.server';
import { getDonationDecisionKey } from './policy';
import type { UndoDecisionResponse } from './responses';

const columns = {
  id: true,
  status: true,
  payment_method: true,
  member_id: true,
  donor_name: true,
  amount_paise: true,
  decided_by_id: true,
  decided_at: true,
  karma_points_awarded: true,
  decisions_undone: true,
  proposed_by_id: true,
  member: { select: { name: true } },
} satisfies Prisma.DonationSelect;

type Decided = Prisma.DonationGetPayload<{ select: typeof columns }>;

/**
 * Undoes a decision. Throws `conflict` if the donor has already been notified.
 * Source: docs/rules.md#review.
 */
export async function undoDecision(ctx: Context, id: number): Promise<UndoDecisionResponse> {
  const actor = requireAdmin(ctx, ...undoDecision.permissions);
  const approver = await ctx.db.admin.findUniqueOrThrow({
    where: { id: actor.adminId },
    select: { member_id: true },
  });
  const found = await ctx.db.donation.findUnique({ where: { id }, select: columns });
  if (!found) throw new DomainError('not_found', untranslated('Donation not found.'));
  const donor = found.member?.name ?? found.donor_name;
  if (donor === null) throw new DomainError('conflict', TOO_LATE);
  if (found.member_id !== null && found.member_id === approver.member_id)
    throw new DomainError('forbidden', OWN_DONATION_DECISION_MESSAGE);
  if (found.status !== 'pending') {
    assertPermission(actor, [found.status === 'rejected' ? 'reject_donations' : 'approve_donations']);
    if (!getUndoDeadline(ctx, found, { memberId: approver.member_id })) throw new DomainError('conflict', TOO_LATE);
    if (!(await undo(ctx, found, actor.adminId))) return undoDecision(ctx, id);
  } else if (found.payment_method === 'razorpay') throw new DomainError('conflict', TOO_LATE);
  else if (!(await withdrawProposal(ctx, found, actor.adminId))) throw new DomainError('conflict', NOTHING_TO_UNDO);
  const { amount_paise } = found;
  return {
    message: `${formatPaise(amount_paise)} of ${donor} waits for a decision again.`,
    donation_details: { amount: amount_paise / 100, user_name: donor },
  };
}

undoDecision.permissions = ['approve_donations', 'reject_donations'] as const;

const NOTHING_TO_UNDO = untranslated('There is nothing to undo: this donation waits for a decision.');

/**
 * Withdraws a proposal, the first of two approvals. Only the admin who made the proposal can
 * withdraw it.
 */
function withdrawProposal(ctx: Context, { id }: Decided, adminId: number): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const { count } = await tx.donation.updateMany({
      where: { id, status: 'pending', proposed_by_id: adminId },
      data: { proposed_by_id: null, proposed_at: null },
    });
    if (count === 0) return false;
    await recordWithdrawal(ctx, tx, id);
    return true;
  });
}

function recordWithdrawal(ctx: Context, tx: Transaction, id: number): Promise<void> {
  return recordAuditEntry(ctx, tx, { action: 'donation.proposal_withdrawn', subject: { kind: 'donation', id } });
}

const TOO_LATE = untranslated('This decision is final: its donor was already notified.');

type ByHand = Pick<Decided, 'status' | 'member_id' | 'donor_name' | 'decided_by_id' | 'decided_at'>;

/**
 * Returns the time until which the decision can be undone. Returns null if it is too late, the
 * donor has deleted the account, or the donation is the approver's own.
 */
export function getUndoDeadline({ clock, community }: Context, donation: ByHand, approver: Approver): Date | null {
  const { status, member_id, donor_name, decided_by_id, decided_at } = donation;
  if (status === 'pending' || status === 'refunded' || decided_by_id === null || decided_at === null) return null;
  if (member_id === null ? donor_name === null : member_id === approver.memberId) return null;
  const until = new Date(decided_at.getTime() + community.undoSeconds * 1000);
  return until > clock.now() ? until : null;
}

interface Approver {
  memberId: number | null;
}

/** Undoes the decision, unless a worker is already sending the message to the donor. */
async function undo(ctx: Context, found: Decided, adminId: number): Promise<boolean> {
  const { id, status, decided_at, member_id, ...decided } = found;
  const isProposer = decided.proposed_by_id === adminId;
  return ctx.db.$transaction(async (tx) => {
    const { count } = await tx.donation.updateMany({
      where: { id, status, decided_at, decisions_undone: decided.decisions_undone },
      data: {
        status: 'pending',
        decided_by_id: null,
        decided_at: null,
        karma_points_awarded: 0,
        rejection_reason: null,
        translations: {},
        decisions_undone: { increment: 1 },
        ...(isProposer ? { proposed_by_id: null, proposed_at: null } : {}),
      },
    });
    if (count === 0) return false;
    const name = getDonationDecisionKey({ id, ...decided });
    const event_key = `donation-${status}:${name}`;
    const unsent = await tx.outboxMessage.deleteMany({ where: { event_key, status: 'pending', attempts: 0 } });
    // A donor without an account gets no message.
    if (unsent.count === 0 && member_id !== null) throw new DomainError('conflict', TOO_LATE);
    await tx.statementLine.updateMany({
      where: { donation_id: id, match: 'matched' },
      data: { match: 'close', reason: 'undone', approved: false },
    });
    const { karma_points_awarded: karma } = decided;
    if (member_id !== null && karma > 0)
      await addKarma(ctx, tx, { member_id, delta: -karma, reason: 'correction', reference: `donation:${name}` });
    await recordAuditEntry(ctx, tx, {
      action: 'donation.undone',
      subject: { kind: 'donation', id },
      before: { status, karma },
      after: { status: 'pending', karma: 0 },
    });
    if (isProposer) await recordWithdrawal(ctx, tx, id);
    return true;
  });
}
