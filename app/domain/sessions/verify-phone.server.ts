import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { creditVerifiedFriend, lockReferrer } from '../referrals/credit-referral.server';

/** Marks a member's phone number as verified. Source: docs/rules.md#proof-of-a-phone. */
export async function markPhoneVerified(
  ctx: Context,
  tx: Transaction,
  { id, phone }: { id: number; phone: string },
): Promise<void> {
  await lockReferrer(tx, id);
  const { count } = await tx.member.updateMany({
    where: { id, phone, phone_proved_at: null },
    data: { phone_proved_at: ctx.clock.now() },
  });
  if (count > 0) await creditVerifiedFriend(ctx, tx, id);
}

/**
 * Marks a member's phone number as verified after a WhatsApp message arrived from it. Does nothing
 * if no member with an unverified phone number has this number.
 */
export async function verifyPhoneByReply(ctx: Context, phone: string): Promise<void> {
  const member = await ctx.db.member.findUnique({
    where: { phone, phone_proved_at: null },
    select: { id: true },
  });
  if (member) await ctx.db.$transaction((tx) => markPhoneVerified(ctx, tx, { id: member.id, phone }));
}
