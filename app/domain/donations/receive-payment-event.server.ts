import { createHash } from 'node:crypto';
import type { JsonInput } from '~/db/client.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { english } from '~/i18n/messages/say';

/** The provider's own events are a few levels deep. */
const MAX_DEPTH = 32;

interface DeliveredEvent {
  /** As it came, because the signature covers each byte. */
  rawBody: string;
  signature: string;
  /** The provider's id of the event; the same event delivered again is the same row. */
  event_id: string | null;
}

/**
 * Takes down what the payment provider reports and leaves the work to the worker, so that the answer is quick. Throws invalid for a signature
 * that is not the provider's. Source: docs/rules.md#webhooks.
 */
export async function receivePaymentEvent(
  ctx: Context,
  { rawBody, signature, event_id }: DeliveredEvent,
): Promise<void> {
  if (!ctx.payments.isAuthentic(rawBody, signature))
    throw new DomainError('invalid', english('The signature does not match.'));
  const { payload, type } = readEvent(ctx, rawBody);
  const [written] = await ctx.db.webhookEvent.createManyAndReturn({
    data: [
      {
        provider: 'razorpay',
        event_id: event_id ?? createHash('sha256').update(rawBody).digest('hex'),
        type,
        payload,
        received_at: ctx.clock.now(),
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  if (written) await ctx.enqueue('process-payment-webhook', { webhookEventId: written.id });
}

function readEvent({ payments }: Context, rawBody: string): { payload: JsonInput; type: string } {
  try {
    const payload = storable(JSON.parse(rawBody) as JsonInput, MAX_DEPTH);
    return { payload, type: payments.readEvent(payload).type };
  } catch (cause) {
    throw new DomainError('invalid', english('The request body is not valid JSON.'), { cause });
  }
}

/** What a donor wrote into a note may have letters that the database does not keep; they are left out. */
function storable<Value>(value: Value, depth: number): Value {
  if (typeof value === 'string') return value.replace(/\0|\p{Cs}/gu, '') as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) throw new RangeError('nested too deep');
  if (Array.isArray(value)) return value.map((item: unknown) => storable(item, depth - 1)) as Value;
  const entries = Object.entries(value).map(([key, item]) => [
    storable(key, depth),
    storable(item as unknown, depth - 1),
  ]);
  return Object.fromEntries(entries) as Value;
}
