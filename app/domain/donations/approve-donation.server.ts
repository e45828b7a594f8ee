import { formatCount, formatPaise } from '~/lib/format-number';
import { requireAdmin } from '../admins/require-admin';
import type { AuditAction } from '../audit/actions';
import { recordAuditEntries, recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import type { Transaction } from '~/db/client.server';
import type { Prisma } from '~/db/generated/client';
import { createAlreadyDecidedError, getDonationDecision } from './decision.server';
import { createFieldConflictError, DomainError } from '../errors';
import { buildActiveProposerFilter } from '../admins/lapsed-proposals.server';
import { MANUAL_METHODS } from './policy';
import { hasLookalike } from './duplicate-signs.server';
import { enqueueDonorMessageIfDue, getDonorNotificationTime } from './notify-donor.server';
import { findDonationToDecide } from './find-donation-to-decide.server';
import { rewardDonors } from './reward-donor.server';
import type { Approval } from './responses';
import type { ApproveDonationInput } from './schemas';
import { untranslated } from '~/i18n/messages/message';

const NOT_COMPARED = untranslated(
  'Another donation has the same or a similar screenshot. Please compare both, then tick “I compared both”.',
);

const PROPOSAL_WITHDRAWN = untranslated('The first approval was withdrawn. Please approve again.');

/**
 * Approves a pending donation that was not paid online. Above a configured amount, two admins must
 * approve. Throws `conflict` if another donation has a similar screenshot and `compared` is not
 * set. Source: docs/rules.md#donations.
 */
export async function approveDonation(
  ctx: Context,
  id: number,
  { compared = false }: ApproveDonationInput = {},
): Promise<Approval> {
  const { adminId } = requireAdmin(ctx, ...approveDonation.permissions);
  await withdrawLapsedProposal(ctx, id);
  const step = await findDonationToDecide(ctx, ctx.db, { id, adminId });
  if (step !== null && step !== 'proposed' && !compared && (await hasLookalike(ctx, id)))
    throw createFieldConflictError('compared', NOT_COMPARED);
  if (step === 'propose') await propose(ctx, id, adminId);
  const named = { id, ...byHand(ctx, adminId) };
  if (step === 'approve')
    await approvePendingDonations(ctx, named, adminId, { proposal: { proposed_by_id: null, proposed_at: null } });
  if (step === 'confirm') await approvePendingDonations(ctx, named, adminId);
  const decision = await getDonationDecision(ctx, id);
  const { karma_points_awarded, amount_paise, donor, status } = decision;
  if (status !== 'approved' && status !== 'pending') throw createAlreadyDecidedError(ctx, decision);
  if (status === 'pending' && step === 'confirm') throw new DomainError('conflict', PROPOSAL_WITHDRAWN);
  return {
    message:
      status === 'approved'
        ? `Donation approved. ${formatCount(karma_points_awarded)} karma points awarded to ${donor.name.replace(/\.$/, '')}.`
        : `Approval proposed. Above ${formatPaise(ctx.community.twoPeopleAboveRupees * 100)} a second person must confirm it.`,
    donation_details: {
      amount: amount_paise / 100,
      karma_points_awarded,
      user_name: donor.name,
      new_karma_total: donor.karma_points,
    },
    awaits_second_person: status === 'pending',
  };
}

approveDonation.permissions = ['approve_donations'] as const;

function byHand({ community }: Context, adminId: number): Prisma.DonationWhereInput {
  const small = { amount_paise: { lte: community.twoPeopleAboveRupees * 100 } };
  return {
    payment_method: { not: 'razorpay' },
    OR: [small, { proposed_by_id: { not: adminId }, ...HAS_ACTIVE_PROPOSER }],
  };
}

/** A proposal counts while its admin is active and may still make it. */
const HAS_ACTIVE_PROPOSER = {
  OR: [
    { proposedBy: buildActiveProposerFilter(approveDonation.permissions) },
    {
      payment_method: { in: [...MANUAL_METHODS] },
      proposedBy: buildActiveProposerFilter(['record_donations']),
    },
  ],
} satisfies Prisma.DonationWhereInput;

/**
 * Withdraws a proposal that no longer counts, so that another admin can propose the approval. Such
 * a proposal is left if the admin lost the permission at the moment of the proposal.
 */
async function withdrawLapsedProposal(ctx: Context, id: number): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.donation.updateMany({
      where: { id, status: 'pending', proposed_by_id: { not: null }, NOT: HAS_ACTIVE_PROPOSER },
      data: { proposed_by_id: null, proposed_at: null },
    });
    if (count === 0) return;
    await recordAuditEntry(ctx, tx, { action: 'donation.proposal_withdrawn', subject: { kind: 'donation', id } });
  });
}

async function propose(ctx: Context, id: number, adminId: number): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.donation.updateMany({
      where: { id, status: 'pending', payment_method: { not: 'razorpay' }, proposed_by_id: null },
      data: { proposed_by_id: adminId, proposed_at: ctx.clock.now() },
    });
    if (count > 0) await recordAuditEntry(ctx, tx, { action: 'donation.proposed', subject: { kind: 'donation', id } });
  });
}

interface ApprovalDetails {
  /** Sets the columns for approval by two admins. */
  proposal?: Pick<Prisma.DonationUncheckedUpdateManyInput, 'proposed_by_id' | 'proposed_at'>;
  action?: AuditAction;
  /** Runs in the same transaction with the ids of the donations that were approved. */
  also?: (tx: Transaction, ids: number[]) => Promise<void>;
}

/**
 * Approves those of the donations that are still pending, and returns their ids. `adminId` is null
 * if the payment provider confirmed the payment. The number of statements does not depend on the
 * number of donations.
 */
export async function approvePendingDonations(
  ctx: Context,
  named: Prisma.DonationWhereInput,
  adminId: number | null,
  { proposal = {}, action = 'donation.approved', also }: ApprovalDetails = {},
): Promise<number[]> {
  const thankedAt = getDonorNotificationTime(ctx, adminId);
  const [ids, messageIds] = await ctx.db.$transaction(async (tx) => {
    const won = await tx.donation.updateManyAndReturn({
      where: { ...named, status: 'pending' },
      data: { status: 'approved', decided_by_id: adminId, decided_at: ctx.clock.now(), ...proposal },
      select: { id: true, member_id: true, amount_paise: true, decisions_undone: true },
    });
    if (won.length === 0) return [[], []];
    await recordAuditEntries(
      ctx,
      tx,
      won.map(({ id, amount_paise }) => ({
        action,
        subject: { kind: 'donation', id },
        before: { status: 'pending' },
        after: { status: 'approved', amount: amount_paise / 100 },
      })),
    );
    const approved = won.map(({ id }) => id);
    await also?.(tx, approved);
    return [approved, await rewardDonors(ctx, tx, won, thankedAt)];
  });
  for (const messageId of messageIds) await enqueueDonorMessageIfDue(ctx, messageId, thankedAt);
  return ids;
}
