import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { countProvedFriend, lockReferrer } from '../referrals/credit-referral.server';

/** Notes that a member reads messages on their phone. Source: docs/rules.md#proof-of-a-phone. */
export async function provePhone(
  ctx: Context,
  tx: Transaction,
  { id, phone }: { id: number; phone: string },
): Promise<void> {
  await lockReferrer(tx, id);
  const { count } = await tx.member.updateMany({
    where: { id, phone, phone_proved_at: null },
    data: { phone_proved_at: ctx.clock.now() },
  });
  if (count > 0) await countProvedFriend(ctx, tx, id);
}

/** Proves the phone that a WhatsApp message came from, if a member has it. */
export async function provePhoneByReply(ctx: Context, phone: string): Promise<void> {
  const member = await ctx.db.member.findUnique({
    where: { phone, phone_proved_at: null },
    select: { id: true },
  });
  if (member) await ctx.db.$transaction((tx) => provePhone(ctx, tx, { id: member.id, phone }));
}
