import type { Context } from '../context';
import { isNotice } from './policy';

const BATCH = 5_000;

/**
 * Queues again each message that is due and has not moved for a while, codes before all else: the queue was down, a worker died, or a callback
 * never came. With `now` also what has just been owed. Returns how many it queued.
 */
export async function sweepOutbox(ctx: Context, { now: atOnce = false } = {}): Promise<number> {
  const now = ctx.clock.now();
  const overdue = await ctx.db.message.findMany({
    where: {
      status: { in: ['pending', 'sending'] },
      due_at: { lte: atOnce ? now : new Date(now.getTime() - ctx.community.sweepSeconds * 1000) },
    },
    orderBy: [{ otp_id: { sort: 'desc', nulls: 'last' } }, { due_at: 'asc' }],
    take: BATCH,
    select: { id: true, template: true },
  });
  await ctx.enqueueAll(
    overdue.map(({ id: messageId, template }) => ({
      name: isNotice(template) ? 'send-whatsapp-message' : 'send-one-time-code',
      payload: { messageId },
    })),
  );
  return overdue.length;
}
