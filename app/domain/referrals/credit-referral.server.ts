import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { addKarma } from '../karma/add-karma.server';
import { normaliseReferralCode, REFERRAL_KARMA } from './policy';

/**
 * Remembers who brought a new member and, where the policy credits at sign-up, gives the referrer their karma. Answers `unknown_code` when
 * nobody has the code. Source: docs/rules.md#referrals.
 */
export async function creditReferral(
  ctx: Context,
  tx: Transaction,
  { code, friendId }: { code: string; friendId: number },
): Promise<'applied' | 'unknown_code'> {
  const referrer = await tx.member.findUnique({
    where: { referral_code: normaliseReferralCode(code) },
    select: { id: true },
  });
  if (!referrer || referrer.id === friendId) return 'unknown_code';
  await tx.referral.create({ data: { referrer_id: referrer.id, friend_id: friendId, created_at: ctx.clock.now() } });
  if (ctx.community.referralCredit === 'signup') await creditReferrer(ctx, tx, { referrerId: referrer.id, friendId });
  return 'applied';
}

/** Gives the referrer their karma for one friend; a second call for the same friend gives nothing. */
async function creditReferrer(
  ctx: Context,
  tx: Transaction,
  { referrerId, friendId }: { referrerId: number; friendId: number },
): Promise<void> {
  await addKarma(ctx, tx, {
    member_id: referrerId,
    delta: REFERRAL_KARMA,
    reason: 'referral',
    reference: `member:${friendId}`,
  });
}

/** Gives the referrer of a member their karma, if somebody brought them: the credit of the policy `first_class`. */
export async function creditFirstClass(ctx: Context, tx: Transaction, friendId: number): Promise<void> {
  const referral = await tx.referral.findUnique({ where: { friend_id: friendId }, select: { referrer_id: true } });
  if (referral) await creditReferrer(ctx, tx, { referrerId: referral.referrer_id, friendId });
}
