import type { Prisma } from '~/db/generated/client';
import { sweepInChunks, SWEEP_CHUNK_SIZE } from '~/lib/chunks';
import type { Context } from '../context';
import { isNoticeTemplate } from './policy';

/**
 * Maximum number of messages to enqueue in one run. It is more than can be sent until the next run,
 * and the remaining messages wait in the table.
 */
const MAX_ENQUEUED_MESSAGES = 4 * SWEEP_CHUNK_SIZE;

/**
 * Enqueues messages that are overdue, because their job may have been lost. With `now`, enqueues
 * all messages that are due.
 */
export async function sweepOutbox(ctx: Context, { now: atOnce = false } = {}): Promise<number> {
  const now = ctx.clock.now();
  const due = atOnce ? now : new Date(now.getTime() - ctx.community.sweepSeconds * 1000);
  const codes = await queueSome(ctx, { due_at: { lte: due }, otp_id: { not: null } }, MAX_ENQUEUED_MESSAGES);
  return codes + (await queueSome(ctx, { due_at: { lte: due }, otp_id: null }, MAX_ENQUEUED_MESSAGES - codes));
}

function queueSome(ctx: Context, where: Prisma.OutboxMessageWhereInput, most: number): Promise<number> {
  let left = most;
  return sweepInChunks(async (after) => {
    const chunk = await queueAgain(ctx, where, after);
    left -= chunk.count;
    return left > 0 ? chunk : { ...chunk, next: null };
  });
}

async function queueAgain(ctx: Context, where: Prisma.OutboxMessageWhereInput, after: number) {
  const overdue = await ctx.db.outboxMessage.findMany({
    where: { ...where, status: { in: ['pending', 'sending'] }, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: SWEEP_CHUNK_SIZE,
    select: { id: true, template: true },
  });
  await ctx.enqueueAll(
    overdue.map(({ id: messageId, template }) => ({
      name: isNoticeTemplate(template) ? 'send-whatsapp-message' : 'send-one-time-code',
      payload: { messageId },
    })),
  );
  const last = overdue.at(-1)?.id ?? null;
  return { count: overdue.length, next: overdue.length < SWEEP_CHUNK_SIZE ? null : last };
}
