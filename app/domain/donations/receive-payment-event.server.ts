import { createHash } from 'node:crypto';
import type { JsonInput } from '~/db/client.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { ProviderEvent } from './payments';
import { untranslated } from '~/i18n/messages/message';

const MAX_DEPTH = 32;

interface DeliveredEvent {
  /** The raw body, because the signature covers its exact bytes. */
  rawBody: string;
  signature: string;
  /**
   * The provider's event id. If it is null, the hash of the body is used instead. Duplicate events
   * are stored once.
   */
  event_id: string | null;
}

/**
 * Stores a webhook event, which the worker processes later. Throws `invalid` if the signature or
 * the JSON is invalid. Source: docs/rules.md#webhooks.
 */
export async function receivePaymentEvent(
  ctx: Context,
  { rawBody, signature, event_id }: DeliveredEvent,
): Promise<void> {
  if (!ctx.payments.isAuthentic(rawBody, signature))
    throw new DomainError('invalid', untranslated('The signature does not match.'));
  const { essence, type } = readEvent(ctx, rawBody);
  const body_sha256 = Uint8Array.from(createHash('sha256').update(rawBody).digest());
  const [written] = await ctx.db.webhookEvent.createManyAndReturn({
    data: [
      {
        provider: ctx.payments.provider,
        event_id: event_id ?? Buffer.from(body_sha256).toString('hex'),
        body_sha256,
        type,
        payload: essence,
        received_at: ctx.clock.now(),
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  if (written) await ctx.enqueue('process-payment-webhook', { webhookEventId: written.id });
}

function readEvent({ payments }: Context, rawBody: string): ProviderEvent {
  try {
    return payments.readEvent(removeUnstorableCharacters(JSON.parse(rawBody) as JsonInput, MAX_DEPTH));
  } catch (cause) {
    throw new DomainError('invalid', untranslated('The request body is not valid JSON.'), { cause });
  }
}

/**
 * Removes characters that PostgreSQL cannot store, such as NUL, from all texts. A donor's note may
 * contain them.
 */
function removeUnstorableCharacters<Value>(value: Value, depth: number): Value {
  if (typeof value === 'string') return value.replace(/\0|\p{Cs}/gu, '') as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) throw new RangeError('nested too deep');
  if (Array.isArray(value)) return value.map((item: unknown) => removeUnstorableCharacters(item, depth - 1)) as Value;
  const entries = Object.entries(value).map(([key, item]) => [
    removeUnstorableCharacters(key, depth),
    removeUnstorableCharacters(item as unknown, depth - 1),
  ]);
  return Object.fromEntries(entries) as Value;
}
