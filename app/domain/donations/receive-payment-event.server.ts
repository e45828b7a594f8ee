import { createHash } from 'node:crypto';
import type { JsonInput } from '~/db/client.server';
import type { Context } from '../context';
import { DomainError } from '../errors';

interface DeliveredEvent {
  /** As it came, because the signature covers each byte. */
  rawBody: string;
  signature: string;
  /** The provider's id of the event; the same event delivered again is the same row. */
  eventId: string | null;
}

/**
 * Takes down what the payment provider reports and leaves the work to the worker, so that the answer is quick. Throws invalid for a signature
 * that is not the provider's. Source: rules, webhook.
 */
export async function receivePaymentEvent(
  ctx: Context,
  { rawBody, signature, eventId }: DeliveredEvent,
): Promise<void> {
  if (!ctx.payments.isAuthentic(rawBody, signature)) throw new DomainError('invalid', 'The signature does not match.');
  const payload = readJson(rawBody);
  const [written] = await ctx.db.webhookEvent.createManyAndReturn({
    data: [
      {
        provider: 'razorpay',
        eventId: eventId ?? createHash('sha256').update(rawBody).digest('hex'),
        type: ctx.payments.readEvent(payload).type,
        payload,
        receivedAt: ctx.clock.now(),
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  if (written) await ctx.enqueue('process-payment-webhook', { webhookEventId: written.id });
}

function readJson(rawBody: string): JsonInput {
  try {
    const payload = JSON.parse(rawBody) as JsonInput | null;
    if (typeof payload === 'object' && payload !== null) return payload;
  } catch {
    // Answered below, as everything else that is no event.
  }
  throw new DomainError('invalid', 'The request body is not valid JSON.');
}
