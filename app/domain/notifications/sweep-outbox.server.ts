import type { Prisma } from '~/db/generated/client';
import { inBatches, ROWS_AT_ONCE } from '~/lib/batches';
import type { Context } from '../context';
import { isNotice } from './policy';

/**
 * Queues again each message that is due and has not moved for a while, codes before all else: the queue was down, a worker died, or a callback
 * never came. With `now` also what has just been owed. Returns how many it queued.
 */
export async function sweepOutbox(ctx: Context, { now: atOnce = false } = {}): Promise<number> {
  const now = ctx.clock.now();
  const due = atOnce ? now : new Date(now.getTime() - ctx.community.sweepSeconds * 1000);
  const codes = await inBatches((after) => queueAgain(ctx, { due_at: { lte: due }, otp_id: { not: null } }, after));
  return codes + (await inBatches((after) => queueAgain(ctx, { due_at: { lte: due }, otp_id: null }, after)));
}

async function queueAgain(ctx: Context, where: Prisma.MessageWhereInput, after: number) {
  const overdue = await ctx.db.message.findMany({
    where: { ...where, status: { in: ['pending', 'sending'] }, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: ROWS_AT_ONCE,
    select: { id: true, template: true },
  });
  await ctx.enqueueAll(
    overdue.map(({ id: messageId, template }) => ({
      name: isNotice(template) ? 'send-whatsapp-message' : 'send-one-time-code',
      payload: { messageId },
    })),
  );
  const last = overdue.at(-1)?.id ?? null;
  return { count: overdue.length, next: overdue.length < ROWS_AT_ONCE ? null : last };
}
