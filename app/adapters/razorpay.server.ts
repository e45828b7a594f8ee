import { createHmac } from 'node:crypto';
import type Razorpay from 'razorpay';
import { z } from 'zod';
import type { Config } from '~/config/env.server';
import type { PaymentProvider, ProviderDispute, ProviderPayment } from '~/domain/donations/payments';
import { DomainError } from '~/domain/errors';
import { isEqualInConstantTime } from '~/lib/constant-time-equal';
import { t } from '~/i18n/messages/message';
import { createRazorpayCheckout } from './razorpay-checkout';

const TRIES = 2;

/** Maximum page size of Razorpay's API. */
const PAGE_SIZE = 100;

/**
 * Timeouts in minutes. Razorpay captures authorized payments automatically for 3 days. For 2 more
 * days it accepts a capture request from us, and after that it refunds the payment. Without these
 * options, the settings in the Razorpay dashboard apply.
 */
const CAPTURE = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 4_320, manual_expiry_period: 7_200, refund_speed: 'normal' },
} as const;

/** If there are no notes, Razorpay sends an empty list instead of an empty object. */
const notesSchema = z.object({ member_id: z.coerce.number().int().positive().optional() }).catch({});

const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  amount_refunded: z.coerce.number().int().nullish(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.boolean().nullish(),
  contact: z.coerce.string().nullish(),
  notes: notesSchema.optional(),
  created_at: z.number(),
  error_description: z.string().nullish(),
});

const DISPUTE_STATUSES = ['under_review', 'action_required', 'won', 'lost', 'closed'] as const;

const disputeSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
  amount_deducted: z.coerce.number().int().nullish(),
  reason_code: z.string().nullish(),
  respond_by: z.number().nullish(),
  created_at: z.number(),
});

const orderSchema = z.object({ id: z.string(), amount: z.coerce.number().int(), currency: z.string() });

const eventSchema = z.object({
  event: z.string().catch('unknown'),
  created_at: z.number().optional().catch(undefined),
  payload: z
    .object({
      payment: z.object({ entity: paymentSchema }).optional(),
      dispute: z.object({ entity: disputeSchema }).optional(),
    })
    .catch({}),
});

/** Accepts payments by card, UPI and netbanking through Razorpay's SDK. */
export function createRazorpayPaymentProvider(settings: Config['razorpay']): PaymentProvider {
  let opened: Promise<Razorpay> | undefined;
  const client = () => (opened ??= openClient(settings));
  return {
    provider: 'razorpay',
    headers: { signature: 'X-Razorpay-Signature', eventId: 'X-Razorpay-Event-Id' },
    checkout: createRazorpayCheckout(settings),
    placeOrder: async ({ amount_paise, receipt, notes }) => {
      const order = await asked(async () =>
        (await client()).orders.create({ amount: amount_paise, currency: 'INR', receipt, notes, payment: CAPTURE }),
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
    listPaymentsBetween: async function* (from, to) {
      for (let skip = 0; ; skip += PAGE_SIZE) {
        const span = { from: toSeconds(from), to: toSeconds(to), count: PAGE_SIZE, skip };
        const page = await asked(async () => (await client()).payments.all(span));
        const { items } = understood(z.object({ items: z.array(paymentSchema) }), page);
        yield items.map(toPayment);
        if (items.length < PAGE_SIZE) return;
      }
    },
    capture: async ({ id, amount_paise, currency }) => {
      const captured = await asked(async () => (await client()).payments.capture(id, amount_paise, currency), {
        orNull: true,
      });
      const present = captured ?? (await asked(async () => (await client()).payments.fetch(id)));
      return toPayment(understood(paymentSchema, present));
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
        dispute: toDispute(read),
        essence: JSON.parse(
          JSON.stringify(read, (key, value: unknown) => (key === 'contact' ? undefined : value)),
        ) as object,
      };
    },
  };
}

/** The SDK is loaded on first use, because it is large and most processes never need it. */
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
    wasCaptured: payment.captured ?? (payment.status === 'captured' || payment.status === 'refunded'),
    contact: payment.contact ?? '',
    memberId: payment.notes?.member_id ?? null,
    created_at: new Date(payment.created_at * 1000),
    errorDescription: payment.error_description ?? null,
  };
}

/**
 * The status is taken from the event name, because the dispute entity does not report the status
 * `action_required`.
 */
function toDispute({ event, created_at, payload: { dispute } }: z.output<typeof eventSchema>): ProviderDispute | null {
  if (!dispute) return null;
  const { entity } = dispute;
  const status = DISPUTE_STATUSES.find((one) => event === `payment.dispute.${one}`) ?? 'open';
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    status,
    amount_paise: entity.amount,
    lost_paise: status === 'lost' ? (entity.amount_deducted ?? 0) || entity.amount : 0,
    reason: entity.reason_code ?? null,
    respondBy: entity.respond_by ? new Date(entity.respond_by * 1000) : null,
    createdAt: new Date(entity.created_at * 1000),
    reportedAt: new Date((created_at ?? entity.created_at) * 1000),
  };
}

const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

async function asked<T>(call: () => Promise<T>): Promise<T>;
async function asked<T>(call: () => Promise<T>, options: { orNull: true }): Promise<T | null>;
async function asked<T>(call: () => Promise<T>, { orNull = false } = {}): Promise<T | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const status = getErrorStatus(error);
      if (orNull && (status === 400 || status === 404)) return null;
      const isRefusal = status !== undefined && status < 500 && status !== 429;
      if (isRefusal || tries >= TRIES) throw outOfReach(error);
    }
  }
}

/**
 * Returns the HTTP status of an SDK error. If there was no response, the SDK fails while it reads
 * the missing response, which hides the cause.
 */
function getErrorStatus(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}

function understood<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(answer);
  if (success) return data;
  throw outOfReach(error);
}

function outOfReach(cause: unknown): DomainError {
  return new DomainError('upstream_failed', t('The payment provider cannot be reached just now. Please try again.'), {
    cause,
  });
}

function isSigned(text: string, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(text, 'utf8').digest();
  return isEqualInConstantTime(Buffer.from(signature, 'hex'), wanted);
}
