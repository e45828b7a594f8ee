import type { Transaction } from '~/db/client.server';
import { REFERRAL_KARMA } from '~/domain/referrals/policy';
import type { SeededMember } from './members';

/** Inserts the referrals and the karma for them. */
export async function makeReferrals(tx: Transaction, members: readonly SeededMember[]): Promise<void> {
  const ids = new Map(members.map(({ name, id }) => [name, id]));
  const referrals = members.flatMap(({ id: friendId, invitedBy, joinedAt: createdAt }) => {
    const referrerId = ids.get(invitedBy ?? '');
    return referrerId === undefined ? [] : [{ referrer_id: referrerId, friend_id: friendId, created_at: createdAt }];
  });
  await tx.referral.createMany({ data: referrals });
  await tx.karmaEntry.createMany({
    data: referrals.map(({ referrer_id, friend_id, created_at }) => ({
      member_id: referrer_id,
      delta: REFERRAL_KARMA,
      reason: 'referral',
      reference: `member:${friend_id}`,
      created_at,
    })),
  });
}

/** Sets the karma of every member to the sum of their ledger entries. */
export async function updateKarmaTotals(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    UPDATE members SET karma_points = ledger.points
    FROM (SELECT member_id, sum(delta)::int AS points FROM karma_entries GROUP BY member_id) AS ledger
    WHERE members.id = ledger.member_id`;
}
