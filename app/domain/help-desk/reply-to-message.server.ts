import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { maskPhone } from '~/lib/phone';
import { ANSWER_MESSAGES_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createFieldConflictError } from '../errors';
import { addToOutbox } from '../notifications/outbox.server';
import { FREE_TEXT_MS, getReplyKey, isReplyAllowed } from '../notifications/policy';
import { createMessageDeletedError, markAnswered } from './mark-messages-answered.server';
import type { replyToMessageSchema } from './schemas';

const TOO_LATE = untranslated('WhatsApp no longer delivers a reply, because the last message is too old. Please call.');
const REPLIED_BEFORE = untranslated('Somebody else has replied. Please read that reply before you send yours.');

/**
 * Sends a WhatsApp reply to the phone of a received message, and marks the message and the earlier
 * messages of the phone as answered. A repeated submission sends one reply. Throws `conflict` if
 * the last message of the phone is too old, or if there is a reply that the admin has not seen.
 * Source: docs/rules.md#messages.
 */
export async function replyToMessage(
  ctx: Context,
  { message_id: id, replies, text }: z.output<typeof replyToMessageSchema>,
): Promise<void> {
  const { adminId } = requireAdmin(ctx, ...replyToMessage.permissions);
  const reply = replies + 1;
  const eventKey = getReplyKey(id, reply);
  const messageId = await ctx.db.$transaction(async (tx) => {
    const message = await tx.inboundMessage.findUnique({ where: { id }, select: { phone: true } });
    if (!message) throw createMessageDeletedError();
    const { phone } = message;
    // Like the deletion of an account, this locks the member before the messages.
    const [owner] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM members WHERE phone = ${phone} AND phone_proved_at IS NOT NULL FOR KEY SHARE`;
    const claimed = await tx.inboundMessage.updateMany({ where: { id, replies }, data: { replies: reply } });
    if (claimed.count === 0) {
      const sent = await tx.outboxMessage.findFirst({ where: { event_key: eventKey }, select: { variables: true } });
      if (!sent) throw createMessageDeletedError();
      if ((sent.variables as { text?: string }).text === text) return null;
      throw createFieldConflictError('text', REPLIED_BEFORE);
    }
    const last = await tx.inboundMessage.aggregate({ where: { phone }, _max: { received_at: true } });
    const lastAt = last._max.received_at;
    if (!lastAt || !isReplyAllowed(lastAt, ctx.clock.now())) throw createFieldConflictError('text', TOO_LATE);
    const answered = await markAnswered(ctx, tx, { phone, id, adminId });
    const added = await addToOutbox(ctx, tx, {
      event_key: eventKey,
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
