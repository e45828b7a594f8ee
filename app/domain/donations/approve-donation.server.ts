import { formatCount } from '~/lib/format-number';
import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import type { Prisma } from '~/db/generated/client';
import { alreadyDecided, getDecision } from './decision.server';
import { rewardDonor } from './reward-donor.server';
import type { Approval } from './responses';

/**
 * Approves a pending donation: karma, thanks and audit in the one transaction that wins. The same decision again answers the same and repeats
 * nothing. Throws not_found, or conflict after the opposite decision. Needs approve_donations. Source: docs/rules.md#donations.
 */
export async function approveDonation(ctx: Context, id: number): Promise<Approval> {
  const { adminId } = actingAdmin(ctx, ...approveDonation.permissions);
  await approvePending(ctx, { id }, adminId);
  const decision = await getDecision(ctx, id);
  if (decision.status !== 'approved') throw alreadyDecided(ctx, decision);
  const { karma_points_awarded, amount_paise, donor } = decision;
  return {
    message: `Donation approved. ${formatCount(karma_points_awarded)} karma points awarded to ${donor.name}.`,
    donation_details: {
      amount: amount_paise / 100,
      karma_points_awarded,
      user_name: donor.name,
      new_karma_total: donor.karma_points,
    },
  };
}

approveDonation.permissions = ['approve_donations'] as const;

/** Approves the donation named if it is pending still; `adminId` is null where the payment provider's word decides. */
export async function approvePending(
  ctx: Context,
  named: Prisma.DonationWhereUniqueInput,
  adminId: number | null,
): Promise<void> {
  const messageId = await ctx.db.$transaction(async (tx) => {
    const [won] = await tx.donation.updateManyAndReturn({
      where: { ...named, status: 'pending' },
      data: { status: 'approved', decided_by_id: adminId, decided_at: ctx.clock.now() },
      select: { id: true, member_id: true, amount_paise: true },
    });
    if (!won) return null;
    await recordAudit(ctx, tx, {
      action: 'donation.approved',
      subject: { kind: 'donation', id: won.id },
      before: { status: 'pending' },
      after: { status: 'approved', amount: won.amount_paise / 100 },
    });
    return rewardDonor(ctx, tx, won);
  });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
}
