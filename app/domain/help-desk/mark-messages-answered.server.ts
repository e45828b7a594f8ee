import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { ANSWER_MESSAGES_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { answeredMessageSchema } from './schemas';

/**
 * Marks a received message and the earlier messages of the phone as answered by the acting admin.
 * Messages that are already answered and later messages stay as they are.
 * Source: docs/rules.md#messages.
 */
export async function markMessagesAnswered(
  ctx: Context,
  { message_id: id }: z.output<typeof answeredMessageSchema>,
): Promise<void> {
  const { adminId } = requireAdmin(ctx, ...markMessagesAnswered.permissions);
  await ctx.db.$transaction(async (tx) => {
    const message = await tx.inboundMessage.findUnique({ where: { id }, select: { phone: true } });
    if (!message) throw createMessageDeletedError();
    const { count } = await tx.inboundMessage.updateMany({
      where: { phone: message.phone, id: { lte: id }, answered_at: null },
      data: { answered_at: ctx.clock.now(), answered_by_id: adminId },
    });
    if (count === 0) return;
    await recordAuditEntry(ctx, tx, {
      action: 'inbound_messages.answered',
      subject: { kind: 'inbound_message', id: String(id) },
      after: { messages: count },
    });
  });
}

markMessagesAnswered.permissions = ANSWER_MESSAGES_PERMISSIONS;

export function createMessageDeletedError(): DomainError {
  return new DomainError('not_found', untranslated('This message was deleted.'));
}
