import { toInstant } from '~/lib/calendar';
import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { addKarma } from '../karma/add-karma.server';
import { MAX_SIGN_UP_CREDITS_PER_DAY, REFERRAL_KARMA } from './policy';
import { normaliseReferralCode } from './referral-code';

const hasCome = { awaits_class: true, awaits_proof: false, friend: { total_classes_attended: { gt: 0 } } };

/**
 * Stores the referral of a new member. The referral does not count until the friend's phone number
 * is verified. Source: docs/rules.md#referrals.
 */
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
 * Locks the referrer of a friend whose phone number is not verified yet. Call it before the friend
 * is locked, to avoid deadlocks: marking attendance locks members in id order, and a referrer
 * always has a lower id than the friend.
 */
export async function lockReferrer(tx: Transaction, friendId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM members WHERE id = (SELECT referrer_id FROM referrals WHERE friend_id = ${friendId} AND awaits_proof)
    FOR NO KEY UPDATE`;
}

/**
 * Counts the referral of a friend whose phone number was just verified. The referrer must already
 * be locked.
 */
export async function creditVerifiedFriend(ctx: Context, tx: Transaction, friendId: number): Promise<void> {
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

/** Adds the karma for a friend's first class to the referrer. Calling it again has no effect. */
export async function creditFriendFirstClass(ctx: Context, friendId: number): Promise<void> {
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
 * Adds referral karma that was missed because of an error, for the member as a friend and as a
 * referrer.
 */
export async function creditMissedReferrals(ctx: Context, tx: Transaction, memberId: number): Promise<void> {
  const missed = await tx.referral.findMany({
    where: { OR: [{ friend_id: memberId }, { referrer_id: memberId }], ...hasCome },
    select: { friend_id: true },
  });
  for (const { friend_id } of missed) await giveWaitingCredit(ctx, tx, friend_id);
}

/**
 * Adds referral karma for friends who attended a first class but whose credit failed. Returns the
 * number of referrals.
 */
export async function creditMissedFirstClasses(ctx: Context): Promise<number> {
  const missed = await ctx.db.referral.findMany({
    where: hasCome,
    select: { friend_id: true },
  });
  for (const { friend_id } of missed) await creditFriendFirstClass(ctx, friend_id);
  return missed.length;
}

/**
 * Adds referral karma once per phone number. The HMAC of the phone is kept after its account is
 * deleted, so that a new account with the same phone earns no karma again.
 */
async function creditReferrer(
  ctx: Context,
  tx: Transaction,
  { referrer_id, friend_id }: { referrer_id: number; friend_id: number },
): Promise<void> {
  const { phone } = await tx.member.findUniqueOrThrow({ where: { id: friend_id }, select: { phone: true } });
  const { phone_hash, reference } = hashPhone(ctx, phone);
  const { count } = await tx.creditedPhone.createMany({
    data: [{ phone_hash, created_at: ctx.clock.now() }],
    skipDuplicates: true,
  });
  if (count === 0) return;
  await addKarma(ctx, tx, { member_id: referrer_id, delta: REFERRAL_KARMA, reason: 'referral', reference });
}

/**
 * Removes the referral of a friend whose account somebody else has set up, and takes back the karma
 * that the verification of the phone number added. Call it before the friend is locked.
 */
export async function takeBackReferral(ctx: Context, tx: Transaction, friendId: number): Promise<void> {
  const [removed] = await tx.$queryRaw<{ referrer_id: number; phone: string; phone_proved_at: Date | null }[]>`
    DELETE FROM referrals USING members WHERE friend_id = ${friendId} AND members.id = friend_id
    RETURNING referrer_id, phone, phone_proved_at`;
  if (!removed?.phone_proved_at) return;
  const { referrer_id: member_id, phone, phone_proved_at } = removed;
  const credited = await tx.karmaEntry.findFirst({
    where: {
      member_id,
      reason: 'referral',
      reference: hashPhone(ctx, phone).reference,
      created_at: { gte: phone_proved_at },
    },
    select: { id: true, delta: true },
  });
  if (!credited) return;
  const { id, delta } = credited;
  await addKarma(ctx, tx, { member_id, delta: -delta, reason: 'correction', reference: `referral:${id}` });
}

function hashPhone({ longTermHash }: Context, phone: string) {
  const phone_hash = Uint8Array.from(longTermHash('referred-phone', phone));
  return { phone_hash, reference: `phone:${Buffer.from(phone_hash).toString('base64url')}` };
}

async function hasEnoughToday({ clock }: Context, tx: Transaction, memberId: number): Promise<boolean> {
  const dayBegan = toInstant(clock.today(), '00:00:00', clock.timeZone);
  const credits = await tx.karmaEntry.count({
    where: { member_id: memberId, reason: 'referral', created_at: { gte: dayBegan } },
  });
  return credits >= MAX_SIGN_UP_CREDITS_PER_DAY;
}
