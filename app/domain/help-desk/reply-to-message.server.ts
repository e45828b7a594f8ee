import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { untranslated } from '~/i18n/messages/message';
import { maskPhone } from '~/lib/phone';
import { ANSWER_MESSAGES_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createFieldConflictError } from '../errors';
import { addToOutbox } from '../notifications/outbox.server';
import { FREE_TEXT_MS, getReplyKey, isReplyAllowed, listReplyKeys } from '../notifications/policy';
import { createMessageDeletedError } from './mark-messages-answered.server';
import type { replyToMessageSchema } from './schemas';

const TOO_LATE = untranslated('WhatsApp no longer delivers a reply, because the last message is too old. Please call.');
const OTHER_OWNER = untranslated('This number now belongs to another member. Please contact the person who wrote.');
const REPLIED_BEFORE = untranslated('Somebody else has replied. Please read that reply before you send yours.');

/**
 * Sends a WhatsApp reply to the phone of a received message, and marks the message and the earlier
 * messages of the phone as answered. A repeated submission sends one reply. Throws `conflict` if
 * the last message of the phone is too old, if the number of replies to the phone is not the one
 * that the admin has seen, or if the phone now belongs to another member.
 * Source: docs/rules.md#messages.
 */
export async function replyToMessage(
  ctx: Context,
  { message_id: id, replies, text }: z.output<typeof replyToMessageSchema>,
): Promise<void> {
  const { adminId } = requireAdmin(ctx, ...replyToMessage.permissions);
  const messageId = await ctx.db.$transaction(async (tx) => {
    const message = await tx.inboundMessage.findUnique({ where: { id }, select: { phone: true, member_id: true } });
    if (!message) throw createMessageDeletedError();
    const { phone, member_id: writerId } = message;
    // Like a received message, this locks the phone before the member.
    await acquireAdvisoryLock(tx, `inbound:${phone}`);
    // Like the deletion of an account, this locks the member before the messages.
    const [owner] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM members WHERE phone = ${phone} AND phone_proved_at IS NOT NULL FOR KEY SHARE`;
    const {
      _max: { received_at: lastAt },
      _sum: { replies: sent },
    } = await tx.inboundMessage.aggregate({ where: { phone }, _max: { received_at: true }, _sum: { replies: true } });
    if (!lastAt) throw createMessageDeletedError();
    if (sent !== replies) {
      if (sent === replies + 1 && (await isLatestReply(tx, { phone, id, text }))) return null;
      throw createFieldConflictError('text', REPLIED_BEFORE);
    }
    if (owner && writerId !== null && owner.id !== writerId) throw createFieldConflictError('text', OTHER_OWNER);
    if (!isReplyAllowed(lastAt, ctx.clock.now())) throw createFieldConflictError('text', TOO_LATE);
    const updated = await countReply(ctx, tx, { phone, id, adminId });
    if (!updated) throw createMessageDeletedError();
    const { reply, answered } = updated;
    const added = await addToOutbox(ctx, tx, {
      event_key: getReplyKey(id, reply),
      phone,
      member_id: owner?.id ?? null,
      template: 'staff_reply',
      variables: { text },
      expires_at: new Date(lastAt.getTime() + FREE_TEXT_MS),
    });
    await recordAuditEntry(ctx, tx, {
      action: 'inbound_messages.replied',
      subject: { kind: 'inbound_message', id: String(id) },
      after: { reply, member: owner?.id ?? null, phone: maskPhone(phone), messages: answered },
    });
    return added;
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}

replyToMessage.permissions = ANSWER_MESSAGES_PERMISSIONS;

/**
 * Counts a reply to the message, and marks the messages of the phone up to it as answered. Returns
 * the number of the reply and how many messages were not answered yet. The single UPDATE does not
 * wait for a writer who is being deleted: PostgreSQL checks the foreign keys of a row again if the
 * same transaction has changed the row before.
 */
async function countReply(
  ctx: Context,
  tx: Transaction,
  { phone, id, adminId }: { phone: string; id: bigint; adminId: number },
): Promise<{ reply: number; answered: number } | null> {
  const rows = await tx.$queryRaw<{ id: bigint; replies: number; was_answered: boolean }[]>`
    UPDATE inbound_messages SET replies = inbound_messages.replies + (inbound_messages.id = ${id})::int,
      answered_at = coalesce(inbound_messages.answered_at, ${ctx.clock.now()}::timestamptz),
      answered_by_id = CASE WHEN inbound_messages.answered_at IS NULL THEN ${adminId}::int ELSE inbound_messages.answered_by_id END
    FROM inbound_messages AS before
    WHERE before.id = inbound_messages.id AND inbound_messages.phone = ${phone} AND inbound_messages.id <= ${id}
      AND (inbound_messages.id = ${id} OR inbound_messages.answered_at IS NULL)
    RETURNING inbound_messages.id, inbound_messages.replies, before.answered_at IS NOT NULL AS was_answered`;
  const message = rows.find((row) => row.id === id);
  return message ? { reply: message.replies, answered: rows.filter(({ was_answered }) => !was_answered).length } : null;
}

/** True if the latest reply to the phone is a reply to this message with the same text. */
async function isLatestReply(
  tx: Transaction,
  { phone, id, text }: { phone: string; id: bigint; text: string },
): Promise<boolean> {
  const replied = await tx.inboundMessage.findMany({
    where: { phone, replies: { gt: 0 } },
    select: { id: true, replies: true },
  });
  const latest = await tx.outboxMessage.findFirst({
    where: { event_key: { in: replied.flatMap(listReplyKeys) } },
    orderBy: { id: 'desc' },
    select: { event_key: true, variables: true },
  });
  const keys = replied.filter((message) => message.id === id).flatMap(listReplyKeys);
  return latest !== null && keys.includes(latest.event_key) && (latest.variables as { text?: string }).text === text;
}
