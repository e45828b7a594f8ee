import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { getAnswerKey, listReplyKeys } from '../notifications/policy';

/** Deletes what is stored about the phone of a member, even if it was stored before the account. */
export async function deletePhoneData(tx: Transaction, memberId: number, phone: string): Promise<void> {
  // The deleted rows also count replies that were sent while this statement waited.
  const received = await tx.$queryRaw<{ id: bigint; replies: number }[]>`
    DELETE FROM inbound_messages WHERE member_id = ${memberId} OR phone = ${phone} RETURNING id, replies`;
  const keys = [getAnswerKey(phone), ...received.flatMap(listReplyKeys)];
  await tx.outboxMessage.deleteMany({ where: { event_key: { in: keys } } });
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
