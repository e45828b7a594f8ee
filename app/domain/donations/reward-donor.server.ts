import type { Transaction } from '~/db/client.server';
import { formatPaise } from '~/lib/format-number';
import type { Context } from '../context';
import { addKarma } from '../karma/add-karma.server';
import { addToOutbox } from '../notifications/outbox.server';
import { getDonationDecisionKey, getDonationKarma } from './policy';

interface ApprovedDonation {
  id: number;
  member_id: number | null;
  amount_paise: number;
  decisions_undone?: number;
}

/**
 * Adds the karma and the thank-you message for an approved donation. Returns the id of the message
 * to enqueue, or null if the donor has deleted the account.
 */
export async function rewardDonor(
  ctx: Context,
  tx: Transaction,
  { id, member_id, amount_paise, decisions_undone = 0 }: ApprovedDonation,
  thankedAt = ctx.clock.now(),
): Promise<number | null> {
  const name = getDonationDecisionKey({ id, decisions_undone });
  const karma = getDonationKarma(amount_paise / 100);
  await tx.donation.update({ where: { id }, data: { karma_points_awarded: karma }, select: { id: true } });
  if (member_id === null) return null;
  await addKarma(ctx, tx, { member_id, delta: karma, reason: 'donation', reference: `donation:${name}` });
  const donor = await tx.member.findUniqueOrThrow({ where: { id: member_id }, select: { name: true, phone: true } });
  return addToOutbox(ctx, tx, {
    event_key: `donation-approved:${name}`,
    phone: donor.phone,
    member_id,
    template: 'donation_approved',
    due_at: thankedAt,
    variables: { 1: donor.name, 2: formatPaise(amount_paise), 3: String(karma) },
  });
}
