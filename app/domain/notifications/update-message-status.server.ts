import type { Transaction } from '~/db/client.server';
import type { OutboxMessage, Prisma } from '~/db/generated/client';
import type { Context } from '../context';

export type MessageOutcome = Pick<Partial<OutboxMessage>, 'status' | 'error_code' | 'provider_message_id' | 'due_at'>;

/**
 * Updates the status of an outbox message if it also meets `condition`, and returns true if it was
 * updated. If a reply is not delivered, the received message is not answered any more.
 * Source: docs/rules.md#messages.
 */
export async function updateMessageStatus(
  ctx: Context,
  { id, template }: Pick<OutboxMessage, 'id' | 'template'>,
  condition: Prisma.OutboxMessageWhereInput,
  outcome: MessageOutcome,
): Promise<boolean> {
  const update = ({ outboxMessage }: Pick<Transaction, 'outboxMessage'>) =>
    outboxMessage.updateMany({ where: { ...condition, id }, data: outcome });
  const isReplyLost = template === 'staff_reply' && (outcome.status === 'failed' || outcome.status === 'skipped');
  if (!isReplyLost) return (await update(ctx.db)).count > 0;
  return ctx.db.$transaction(async (tx) => {
    const { count } = await update(tx);
    if (count > 0) await reopenRepliedMessages(tx, [id]);
    return count > 0;
  });
}

/** Marks the received messages of replies that are not delivered as not answered. */
export async function reopenRepliedMessages(tx: Transaction, replyIds: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE inbound_messages SET answered_at = NULL, answered_by_id = NULL
    WHERE id IN (SELECT split_part(event_key, ':', 2)::bigint FROM outbox_messages
      WHERE id = ANY (${replyIds}::int[]) AND template = 'staff_reply')`;
}
