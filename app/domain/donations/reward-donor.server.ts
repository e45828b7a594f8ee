import type { Transaction } from '~/db/client.server';
import { formatPaise } from '~/lib/format-number';
import type { Context } from '../context';
import { addKarmaToMany } from '../karma/add-karma.server';
import { addEachToOutbox } from '../notifications/outbox.server';
import { assignReceiptNumbers } from './assign-receipt-number.server';
import { getDonationDecisionKey, getDonationKarma } from './policy';

interface ApprovedDonation {
  id: number;
  member_id: number | null;
  amount_paise: number;
  decisions_undone?: number;
}

/**
 * Adds the karma, the receipt number and the thank-you message for an approved donation. Returns
 * the id of the message to enqueue, or null if the donor has deleted the account.
 */
export async function rewardDonor(
  ctx: Context,
  tx: Transaction,
  donation: ApprovedDonation,
  thankedAt = ctx.clock.now(),
): Promise<number | null> {
  const [messageId = null] = await rewardDonors(ctx, tx, [donation], thankedAt);
  return messageId;
}

/** Rewards the donors of several approved donations. Returns the ids of the messages to enqueue. */
export async function rewardDonors(
  ctx: Context,
  tx: Transaction,
  donations: readonly ApprovedDonation[],
  thankedAt: Date,
): Promise<number[]> {
  const ids = donations.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE donations SET karma_points_awarded = one.karma
    FROM unnest(${ids}::int[], ${donations.map(getKarma)}::int[]) AS one(id, karma) WHERE donations.id = one.id`;
  const ofMembers = donations.flatMap((donation) => {
    const { member_id } = donation;
    return member_id === null ? [] : [{ ...donation, member_id, name: getDonationDecisionKey(donation) }];
  });
  if (ofMembers.length > 0)
    await addKarmaToMany(
      ctx,
      tx,
      ofMembers.map(({ name, member_id, ...donation }) => ({
        member_id,
        delta: getKarma(donation),
        reason: 'donation',
        reference: `donation:${name}`,
      })),
    );
  // The lock on the last number is the last one that is taken, so it is held only briefly.
  await assignReceiptNumbers(tx, ids);
  if (ofMembers.length === 0) return [];
  const donors = await tx.member.findMany({
    where: { id: { in: ofMembers.map(({ member_id }) => member_id) } },
    select: { id: true, name: true, phone: true },
  });
  const donorOf = new Map(donors.map((donor) => [donor.id, donor]));
  return addEachToOutbox(
    ctx,
    tx,
    ofMembers.flatMap(({ name, member_id, amount_paise }) => {
      const donor = donorOf.get(member_id);
      if (!donor) return [];
      return {
        event_key: `donation-approved:${name}`,
        phone: donor.phone,
        member_id,
        template: 'donation_approved',
        due_at: thankedAt,
        variables: { 1: donor.name, 2: formatPaise(amount_paise), 3: String(getKarma({ amount_paise })) },
      } as const;
    }),
  );
}

function getKarma({ amount_paise }: Pick<ApprovedDonation, 'amount_paise'>): number {
  return getDonationKarma(amount_paise / 100);
}
