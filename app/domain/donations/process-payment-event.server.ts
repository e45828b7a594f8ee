import { cutText } from '~/lib/cut-text';
import type { Context } from '../context';
import { recordDispute } from './record-dispute.server';
import { recordClosedCode } from './record-closed-code.server';
import { storeRefunds } from './store-refunds.server';
import { settlePayment } from './settle-payment.server';

/**
 * Maximum number of failures of an event. After that, it is not retried automatically, and staff
 * have to handle it.
 */
const MAX_ATTEMPTS = 20;

const CHUNK_SIZE = 500;

/**
 * Processes a stored event of the payment provider. Does nothing if the event was already
 * processed.
 */
export async function processPaymentEvent(ctx: Context, webhookEventId: number): Promise<void> {
  const where = { id: webhookEventId, processed_at: null };
  const event = await ctx.db.webhookEvent.findFirst({ where, select: { payload: true } });
  if (!event?.payload) return;
  try {
    const { payment, refund, dispute, closedCode } = ctx.payments.readEvent(event.payload);
    if (refund) await storeRefunds(ctx, [refund]);
    if (dispute) await recordDispute(ctx, dispute);
    if (payment) await settlePayment(ctx, payment);
    if (closedCode) await recordClosedCode(ctx, closedCode);
    await ctx.db.webhookEvent.updateMany({
      where,
      data: { processed_at: ctx.clock.now(), attempts: { increment: 1 }, last_error: null },
    });
  } catch (error) {
    const lastError = error instanceof Error ? cutText(error.message, 500) : 'unknown';
    await ctx.db.webhookEvent.updateMany({ where, data: { attempts: { increment: 1 }, last_error: lastError } });
    throw error;
  }
}

/**
 * Enqueues events that were not processed, for example because a job was lost. Returns the number
 * of enqueued events.
 */
export async function sweepPaymentEvents(ctx: Context): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - 2 * ctx.community.sweepSeconds * 1000);
  const waiting = await ctx.db.webhookEvent.findMany({
    where: { processed_at: null, received_at: { lte: before }, attempts: { lt: MAX_ATTEMPTS } },
    orderBy: { received_at: 'asc' },
    take: CHUNK_SIZE,
    select: { id: true },
  });
  await ctx.enqueueAll(
    waiting.map(({ id: webhookEventId }) => ({ name: 'process-payment-webhook', payload: { webhookEventId } })),
  );
  return waiting.length;
}
