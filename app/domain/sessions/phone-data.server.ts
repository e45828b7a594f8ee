import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { getAnswerKey, listReplyKeys } from '../notifications/policy';

/** Deletes what is stored about the phone of a member, even if it was stored before the account. */
export async function deletePhoneData(tx: Transaction, memberId: number, phone: string): Promise<void> {
  const received = { OR: [{ member_id: memberId }, { phone }] };
  const replied = await tx.inboundMessage.findMany({
    where: { ...received, replies: { gt: 0 } },
    select: { id: true, replies: true },
  });
  const keys = [getAnswerKey(phone), ...replied.flatMap(listReplyKeys)];
  // Like a reply that is not delivered, this locks the reply before the message.
  await tx.outboxMessage.deleteMany({ where: { event_key: { in: keys } } });
  await tx.inboundMessage.deleteMany({ where: received });
  await tx.importRow.deleteMany({ where: { phone } });
  await tx.otpCode.deleteMany({ where: { phone } });
}

/**
 * Keeps what is stored about phones that the member has not verified, because they can belong to
 * somebody else. The codes end, but still count for the limits of the phones.
 */
export async function releasePhoneData(ctx: Context, tx: Transaction, memberId: number): Promise<void> {
  await tx.inboundMessage.updateMany({ where: { member_id: memberId }, data: { member_id: null } });
  await tx.otpCode.updateMany({
    where: { member_id: memberId, consumed_at: null },
    data: { consumed_at: ctx.clock.now() },
  });
}
