import { formatCount, formatPaise } from '~/lib/format-number';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import type { Prisma } from '~/db/generated/client';
import { createAlreadyDecidedError, getDonationDecision } from './decision.server';
import { enqueueDonorMessageIfDue, getDonorNotificationTime } from './notify-donor.server';
import { findDonationToDecide } from './find-donation-to-decide.server';
import { rewardDonor } from './reward-donor.server';
import type { Approval } from './responses';

/**
 * Approves a pending QR donation. Above a configured amount, two admins must approve.
 * Source: docs/rules.md#donations.
 */
export async function approveDonation(ctx: Context, id: number): Promise<Approval> {
  const { adminId } = requireAdmin(ctx, ...approveDonation.permissions);
  const step = await findDonationToDecide(ctx, ctx.db, { id, adminId });
  if (step === 'propose') await propose(ctx, id, adminId);
  const named = { id, ...byHand(ctx, adminId) };
  if (step === 'approve')
    await approvePendingDonation(ctx, named, adminId, { proposed_by_id: null, proposed_at: null });
  if (step === 'confirm') await approvePendingDonation(ctx, named, adminId);
  const decision = await getDonationDecision(ctx, id);
  const { karma_points_awarded, amount_paise, donor, status } = decision;
  if (status !== 'approved' && status !== 'pending') throw createAlreadyDecidedError(ctx, decision);
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
  return { payment_method: 'qr', OR: [small, { proposed_by_id: { not: adminId } }] };
}

async function propose(ctx: Context, id: number, adminId: number): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.donation.updateMany({
      where: { id, status: 'pending', payment_method: 'qr', proposed_by_id: null },
      data: { proposed_by_id: adminId, proposed_at: ctx.clock.now() },
    });
    if (count > 0) await recordAuditEntry(ctx, tx, { action: 'donation.proposed', subject: { kind: 'donation', id } });
  });
}

/**
 * Approves a donation if it is still pending. `adminId` is null if the payment provider confirmed
 * the payment. `proposal` sets the columns for approval by two admins.
 */
export async function approvePendingDonation(
  ctx: Context,
  named: Prisma.DonationWhereInput,
  adminId: number | null,
  proposal: Pick<Prisma.DonationUncheckedUpdateManyInput, 'proposed_by_id' | 'proposed_at'> = {},
): Promise<void> {
  const thankedAt = getDonorNotificationTime(ctx, adminId);
  const messageId = await ctx.db.$transaction(async (tx) => {
    const [won] = await tx.donation.updateManyAndReturn({
      where: { ...named, status: 'pending' },
      data: { status: 'approved', decided_by_id: adminId, decided_at: ctx.clock.now(), ...proposal },
      select: { id: true, member_id: true, amount_paise: true, decisions_undone: true },
    });
    if (!won) return null;
    await recordAuditEntry(ctx, tx, {
      action: 'donation.approved',
      subject: { kind: 'donation', id: won.id },
      before: { status: 'pending' },
      after: { status: 'approved', amount: won.amount_paise / 100 },
    });
    return rewardDonor(ctx, tx, won, thankedAt);
  });
  await enqueueDonorMessageIfDue(ctx, messageId, thankedAt);
}
