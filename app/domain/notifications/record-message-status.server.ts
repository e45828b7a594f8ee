import type { Prisma } from '~/db/generated/client';
import type { Context } from '../context';
import {
  MESSAGE_STATUS_BY_PROVIDER_STATUS,
  MAX_SEND_ATTEMPTS,
  getRetryDelaySeconds,
  listEarlierMessageStatuses,
} from './policy';
import { isRetryableProviderError } from './provider-errors';
import { recordFailedSends } from './record-failed-send.server';
import { updateMessageStatus } from './update-message-status.server';

export interface ReportedMessageStatus {
  messageId: number;
  provider_message_id: string;
  status: string;
  error_code?: string | undefined;
}

/**
 * Records a status report of the provider. A status only moves forward, except that a failed
 * message goes back to pending for a retry.
 */
export async function recordMessageStatus(ctx: Context, reported: ReportedMessageStatus): Promise<void> {
  const { messageId, provider_message_id, status } = reported;
  if (Object.hasOwn(MESSAGE_STATUS_BY_PROVIDER_STATUS, status)) {
    const next = MESSAGE_STATUS_BY_PROVIDER_STATUS[status as keyof typeof MESSAGE_STATUS_BY_PROVIDER_STATUS];
    await ctx.db.outboxMessage.updateMany({
      where: { id: messageId, ...buildStatusFilter(provider_message_id, next) },
      data: { status: next, provider_message_id, error_code: null },
    });
  } else if (status === 'failed' || status === 'undelivered') {
    await recordFailure(ctx, reported);
  }
}

async function recordFailure(
  ctx: Context,
  { messageId, provider_message_id, error_code }: ReportedMessageStatus,
): Promise<void> {
  const message = await ctx.db.outboxMessage.findFirst({
    where: { id: messageId },
    select: { attempts: true, template: true, phone: true, expires_at: true },
  });
  if (!message) return;
  const { attempts, template, phone, expires_at } = message;
  const dueAt = new Date(ctx.clock.now().getTime() + getRetryDelaySeconds(attempts, error_code) * 1000);
  const isUseful = expires_at === null || expires_at > dueAt;
  const again =
    error_code !== undefined && isRetryableProviderError(error_code) && attempts < MAX_SEND_ATTEMPTS && isUseful;
  const isUpdated = await updateMessageStatus(
    ctx,
    { id: messageId, template },
    buildStatusFilter(provider_message_id, 'failed'),
    {
      status: again ? 'pending' : 'failed',
      error_code: error_code ?? 'failed',
      ...(again ? { due_at: dueAt } : {}),
    },
  );
  if (isUpdated) await recordFailedSends(ctx, [{ template, phone, code: error_code ?? 'failed' }]);
}

// Ignores late reports about an earlier attempt, so that they do not change the status of a later
// attempt.
function buildStatusFilter(
  providerMessageId: string,
  next: Parameters<typeof listEarlierMessageStatuses>[0],
): Prisma.OutboxMessageWhereInput {
  const isNew = [{ provider_message_id: null }, { provider_message_id: { not: providerMessageId } }];
  return {
    OR: [
      { status: 'sending', OR: isNew },
      { status: { in: listEarlierMessageStatuses(next) }, provider_message_id: providerMessageId },
    ],
  };
}
