import { toInstant } from '~/lib/calendar';
import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { addKarma } from '../karma/add-karma.server';
import { CREDITED_AT_SIGN_UP, normaliseReferralCode, REFERRAL_KARMA } from './policy';

const hasCome = { awaits_class: true, awaits_proof: false, friend: { total_classes_attended: { gt: 0 } } };

/** Stores a referral. It does not count yet. Source: docs/rules.md#referrals. */
export async function recordReferral(
  ctx: Context,
  tx: Transaction,
  { code, friendId }: { code: string; friendId: number },
): Promise<'applied' | 'unknown_code'> {
  const [referrer] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM members WHERE referral_code = ${normaliseReferralCode(code)} FOR KEY SHARE`;
  if (!referrer || referrer.id === friendId) return 'unknown_code';
  const awaits_class = ctx.community.referralCredit === 'first_class';
  const ids = { referrer_id: referrer.id, friend_id: friendId };
  await tx.referral.create({ data: { ...ids, awaits_class, awaits_proof: true, created_at: ctx.clock.now() } });
  return 'applied';
}

/**
 * Locks the referrer of a friend with an unproved phone. Call it before locking the friend: marks
 * lock members in id order, and a referrer's id is lower than the friend's.
 */
export async function lockReferrer(tx: Transaction, friendId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM members WHERE id = (SELECT referrer_id FROM referrals WHERE friend_id = ${friendId} AND awaits_proof)
    FOR NO KEY UPDATE`;
}

/**
 * Counts the referral of a friend who has just proved their phone. Requires the referrer's lock.
 */
export async function creditProvedFriend(ctx: Context, tx: Transaction, friendId: number): Promise<void> {
  const [referral] = await tx.referral.updateManyAndReturn({
    where: { friend_id: friendId, awaits_proof: true },
    data: { awaits_proof: false },
    select: { referrer_id: true, friend_id: true, awaits_class: true },
  });
  if (!referral) return;
  const awaitsClass = referral.awaits_class || (await hasEnoughToday(ctx, tx, referral.referrer_id));
  const { total_classes_attended } = await tx.member.findUniqueOrThrow({
    where: { id: friendId },
    select: { total_classes_attended: true },
  });
  const awaits_class = awaitsClass && total_classes_attended === 0;
  await tx.referral.update({ where: { friend_id: friendId }, data: { awaits_class }, select: { id: true } });
  if (!awaits_class) await creditReferrer(ctx, tx, referral);
}

/** Adds the karma that waits for a friend's first class. Calling it twice adds it once. */
export async function creditFirstClass(ctx: Context, friendId: number): Promise<void> {
  await ctx.db.$transaction((tx) => giveWaitingCredit(ctx, tx, friendId));
}

async function giveWaitingCredit(ctx: Context, tx: Transaction, friendId: number): Promise<void> {
  const [referral] = await tx.referral.updateManyAndReturn({
    where: { friend_id: friendId, awaits_class: true, awaits_proof: false },
    data: { awaits_class: false },
    select: { referrer_id: true, friend_id: true },
  });
  if (referral) await creditReferrer(ctx, tx, referral);
}

/**
 * Adds karma that still waits for a member, or for the member's friends who have attended a class.
 */
export async function creditMissedReferrals(ctx: Context, tx: Transaction, memberId: number): Promise<void> {
  const missed = await tx.referral.findMany({
    where: { OR: [{ friend_id: memberId }, { referrer_id: memberId }], ...hasCome },
    select: { friend_id: true },
  });
  for (const { friend_id } of missed) await giveWaitingCredit(ctx, tx, friend_id);
}

/** Credits referrals of friends who attended a class but whose credit failed. Returns how many. */
export async function creditMissedFirstClasses(ctx: Context): Promise<number> {
  const missed = await ctx.db.referral.findMany({
    where: hasCome,
    select: { friend_id: true },
  });
  for (const { friend_id } of missed) await creditFirstClass(ctx, friend_id);
  return missed.length;
}

/** A phone counts once for all accounts: its HMAC is kept after they are deleted. */
async function creditReferrer(
  ctx: Context,
  tx: Transaction,
  { referrer_id, friend_id }: { referrer_id: number; friend_id: number },
): Promise<void> {
  const { phone } = await tx.member.findUniqueOrThrow({ where: { id: friend_id }, select: { phone: true } });
  const phone_hash = Uint8Array.from(ctx.longTermHash('referred-phone', phone));
  const { count } = await tx.creditedPhone.createMany({
    data: [{ phone_hash, created_at: ctx.clock.now() }],
    skipDuplicates: true,
  });
  if (count === 0) return;
  const reference = `phone:${Buffer.from(phone_hash).toString('base64url')}`;
  await addKarma(ctx, tx, { member_id: referrer_id, delta: REFERRAL_KARMA, reason: 'referral', reference });
}

async function hasEnoughToday({ clock }: Context, tx: Transaction, memberId: number): Promise<boolean> {
  const dayBegan = toInstant(clock.today(), '00:00:00', clock.timeZone);
  const credits = await tx.karmaEntry.count({
    where: { member_id: memberId, reason: 'referral', created_at: { gte: dayBegan } },
  });
  return credits >= CREDITED_AT_SIGN_UP;
}
