import { createHmac } from 'node:crypto';
import type Razorpay from 'razorpay';
import { z } from 'zod';
import type { Config } from '~/config/env.server';
import type { Payments, ProviderPayment } from '~/domain/donations/payments';
import { DomainError } from '~/domain/errors';
import { sameBytes } from '~/lib/same-bytes';
import { say } from '~/i18n/messages/say';
import { razorpayCheckout } from './razorpay-checkout';

const TRIES = 2;

const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  amount_refunded: z.coerce.number().int().nullish(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  contact: z.coerce.string().nullish(),
  created_at: z.number(),
  error_description: z.string().nullish(),
});

const orderSchema = z.object({ id: z.string(), amount: z.coerce.number().int(), currency: z.string() });

const eventSchema = z.object({
  event: z.string().catch('unknown'),
  payload: z.object({ payment: z.object({ entity: paymentSchema }).optional() }).catch({}),
});

/** Card, UPI and netbanking payments through Razorpay's SDK. */
export function razorpayPayments(settings: Config['razorpay']): Payments {
  let opened: Promise<Razorpay> | undefined;
  const client = () => (opened ??= openClient(settings));
  return {
    provider: 'razorpay',
    headers: { signature: 'X-Razorpay-Signature', eventId: 'X-Razorpay-Event-Id' },
    checkout: razorpayCheckout(settings),
    placeOrder: async ({ amount_paise, receipt, notes }) => {
      const order = await asked(async () =>
        (await client()).orders.create({ amount: amount_paise, currency: 'INR', receipt, notes }),
      );
      const { id, amount, currency } = understood(orderSchema, order);
      return { id, amount_paise: amount, currency };
    },
    findPayment: async (paymentId) => {
      const payment = await asked(async () => (await client()).payments.fetch(paymentId), { orNull: true });
      return payment && toPayment(understood(paymentSchema, payment));
    },
    listPayments: async (orderId) => {
      const found = await asked(async () => (await client()).orders.fetchPayments(orderId), { orNull: true });
      return found ? understood(z.object({ items: z.array(paymentSchema) }), found).items.map(toPayment) : [];
    },
    refund: async (paymentId) => {
      const isRefunded = async () => {
        const payment = await asked(async () => (await client()).payments.fetch(paymentId));
        return understood(paymentSchema, payment).status === 'refunded';
      };
      if (await isRefunded()) return;
      try {
        await asked(async () => (await client()).payments.refund(paymentId, {}));
      } catch (error) {
        if (!(await isRefunded())) throw error;
      }
    },
    isProof: ({ orderId, paymentId, signature }) => isSigned(`${orderId}|${paymentId}`, signature, settings.keySecret),
    isAuthentic: (rawBody, signature) => isSigned(rawBody, signature, settings.webhookSecret),
    readEvent: (payload) => {
      const read = eventSchema.parse(payload);
      const { payment } = read.payload;
      return {
        type: read.event,
        payment: payment ? toPayment(payment.entity) : null,
        essence: JSON.parse(
          JSON.stringify(read, (key, value: unknown) => (key === 'contact' ? undefined : value)),
        ) as object,
      };
    },
  };
}

/** The SDK is large, and most processes never need it. */
async function openClient({ keyId, keySecret, apiUrl, timeoutSeconds }: Config['razorpay']): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay');
  const client = new Sdk({ key_id: keyId, key_secret: keySecret });
  const { rq } = (client as unknown as { api: { rq: { defaults: { baseURL: string; timeout: number } } } }).api;
  Object.assign(rq.defaults, { baseURL: apiUrl, timeout: timeoutSeconds * 1000 });
  return client;
}

function toPayment(payment: z.output<typeof paymentSchema>): ProviderPayment {
  return {
    id: payment.id,
    orderId: payment.order_id ?? null,
    amount_paise: payment.amount,
    refunded_paise: payment.amount_refunded ?? 0,
    currency: payment.currency,
    status: payment.status,
    contact: payment.contact ?? '',
    created_at: new Date(payment.created_at * 1000),
    errorDescription: payment.error_description ?? null,
  };
}

async function asked<T>(call: () => Promise<T>): Promise<T>;
async function asked<T>(call: () => Promise<T>, options: { orNull: true }): Promise<T | null>;
async function asked<T>(call: () => Promise<T>, { orNull = false } = {}): Promise<T | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const status = statusOf(error);
      if (orNull && (status === 400 || status === 404)) return null;
      const isRefusal = status !== undefined && status < 500 && status !== 429;
      if (isRefusal || tries >= TRIES) throw outOfReach(error);
    }
  }
}

/** The SDK loses the cause of an error without a reply on its way: it fails reading the reply. */
function statusOf(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}

function understood<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(answer);
  if (success) return data;
  throw outOfReach(error);
}

function outOfReach(cause: unknown): DomainError {
  return new DomainError('upstream_failed', say('The payment provider cannot be reached just now. Please try again.'), {
    cause,
  });
}

function isSigned(text: string, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(text, 'utf8').digest();
  return sameBytes(Buffer.from(signature, 'hex'), wanted);
}
