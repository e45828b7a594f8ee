import { createHmac } from 'node:crypto';
import type Razorpay from 'razorpay';
import { z } from 'zod';
import type { Config } from '~/config/env.server';
import type {
  ClosedCode,
  PaymentProvider,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
  RefundOutcome,
  RefundRequest,
} from '~/domain/donations/payments';
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
const notesSchema = z
  .object({
    member_id: z.coerce.number().int().positive().optional(),
    amount_paise: z.coerce.number().int().positive().optional().catch(undefined),
  })
  .catch({});

const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  amount_refunded: z.coerce.number().int().nullish(),
  fee: z.coerce.number().int().nullish().catch(null),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.boolean().nullish(),
  international: z.boolean().nullish(),
  contact: z.coerce.string().nullish(),
  notes: notesSchema.optional(),
  created_at: z.number(),
  error_description: z.string().nullish(),
});

const DISPUTE_STATUSES = ['under_review', 'action_required', 'won', 'lost', 'closed'] as const;

const disputeSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.string().nullish().catch(null),
  amount: z.coerce.number().int(),
  amount_deducted: z.coerce.number().int().nullish(),
  reason_code: z.string().nullish(),
  respond_by: z.number().nullish(),
  created_at: z.number(),
});

const orderSchema = z.object({ id: z.string(), amount: z.coerce.number().int(), currency: z.string() });

const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
  status: z.enum(['pending', 'processed', 'failed']).catch('pending'),
  speed_processed: z.string().nullish().catch(null),
  speed_requested: z.string().nullish().catch(null),
  receipt: z.string().nullish(),
  notes: z.object({ comment: z.string().optional() }).catch({}).optional(),
  acquirer_data: z
    .object({ arn: z.string().nullish(), rrn: z.string().nullish(), utr: z.string().nullish() })
    .catch({})
    .optional(),
  created_at: z.number(),
});

const codeSchema = z.object({ id: z.string(), image_url: z.url() });

const codeEventSchema = z.object({
  id: z.string(),
  status: z.string().nullish(),
  close_reason: z.string().nullish(),
  closed_at: z.number().nullish(),
});

/** Ids of QR codes, unlike those of orders, begin with this prefix. */
const CODE_PREFIX = 'qr_';

const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

const eventSchema = z.object({
  event: z.string().catch('unknown'),
  created_at: z.number().optional().catch(undefined),
  payload: z
    .object({
      payment: z.object({ entity: paymentSchema }).optional(),
      refund: z.object({ entity: refundSchema }).optional(),
      dispute: z.object({ entity: disputeSchema }).optional(),
      qr_code: z.object({ entity: codeEventSchema }).optional(),
    })
    .catch({}),
});

/** Accepts payments by card, UPI and netbanking through Razorpay's SDK. */
export function createRazorpayPaymentProvider(settings: Config['razorpay']): PaymentProvider {
  let opened: Promise<Razorpay> | undefined;
  const getClient = () => (opened ??= openClient(settings));
  return {
    provider: 'razorpay',
    headers: { signature: 'X-Razorpay-Signature', eventId: 'X-Razorpay-Event-Id' },
    checkout: createRazorpayCheckout(settings),
    placeOrder: async ({ amount_paise, receipt, notes }) => {
      const order = await callRazorpay(async () =>
        (await getClient()).orders.create({ amount: amount_paise, currency: 'INR', receipt, notes, payment: CAPTURE }),
      );
      const { id, amount, currency } = parseResponse(orderSchema, order);
      return { id, amount_paise: amount, currency };
    },
    hasCodes: settings.hasCodes,
    createCode: async ({ amount_paise, closesAt, notes }) => {
      const code = await callRazorpay(async () =>
        (await getClient()).qrCode.create({
          type: 'upi_qr',
          usage: 'single_use',
          fixed_amount: true,
          payment_amount: amount_paise,
          description: 'Donation',
          close_by: toSeconds(closesAt),
          notes,
        }),
      );
      const { id, image_url: imageUrl } = parseResponse(codeSchema, code);
      return { id, imageUrl };
    },
    readCodeImage: (imageUrl) => readImage(imageUrl, settings.timeoutSeconds),
    findPayment: async (paymentId) => {
      const payment = await callRazorpay(async () => (await getClient()).payments.fetch(paymentId), { orNull: true });
      return payment && toPayment(parseResponse(paymentSchema, payment));
    },
    listPayments: async (orderId) => {
      const isCode = orderId.startsWith(CODE_PREFIX);
      const found = await callRazorpay(
        async () =>
          isCode
            ? (await getClient()).qrCode.fetchAllPayments(orderId, { count: PAGE_SIZE })
            : (await getClient()).orders.fetchPayments(orderId),
        { orNull: true },
      );
      const items = found ? parseResponse(z.object({ items: z.array(paymentSchema) }), found).items : [];
      return items.map((item) => toPayment(item, isCode ? orderId : undefined));
    },
    listPaymentsBetween: async function* (from, to) {
      for (let skip = 0; ; skip += PAGE_SIZE) {
        const span = { from: toSeconds(from), to: toSeconds(to), count: PAGE_SIZE, skip };
        const page = await callRazorpay(async () => (await getClient()).payments.all(span));
        const { items } = parseResponse(z.object({ items: z.array(paymentSchema) }), page);
        yield items.map((item) => toPayment(item));
        if (items.length < PAGE_SIZE) return;
      }
    },
    capture: async ({ id, amount_paise, currency }) => {
      const captured = await callRazorpay(
        async () => (await getClient()).payments.capture(id, amount_paise, currency),
        {
          orNull: true,
        },
      );
      const present = captured ?? (await callRazorpay(async () => (await getClient()).payments.fetch(id)));
      return toPayment(parseResponse(paymentSchema, present));
    },
    listRefunds: async (paymentId) => {
      const found = await callRazorpay(
        async () => (await getClient()).payments.fetchMultipleRefund(paymentId, { count: PAGE_SIZE }),
        { orNull: true },
      );
      return found ? parseResponse(z.object({ items: z.array(refundSchema) }), found).items.map(toRefund) : [];
    },
    listRefundsBetween: async function* (from, to) {
      for (let skip = 0; ; skip += PAGE_SIZE) {
        const span = { from: toSeconds(from), to: toSeconds(to), count: PAGE_SIZE, skip };
        const page = await callRazorpay(async () => (await getClient()).refunds.all(span));
        const { items } = parseResponse(z.object({ items: z.array(refundSchema) }), page);
        yield items.map(toRefund);
        if (items.length < PAGE_SIZE) return;
      }
    },
    listDisputesSince: async function* (from, now) {
      for (let skip = 0; ; skip += PAGE_SIZE) {
        const page = await callRazorpay(async () => (await getClient()).disputes.all({ count: PAGE_SIZE, skip }));
        const { items } = parseResponse(z.object({ items: z.array(disputeSchema) }), page);
        yield items.map((item) => toDispute(item, item.status, toSeconds(now)));
        if (items.length < PAGE_SIZE || items.some(({ created_at }) => created_at < toSeconds(from))) return;
      }
    },
    refund: async (paymentId) => {
      const isRefunded = async () => {
        const payment = await callRazorpay(async () => (await getClient()).payments.fetch(paymentId));
        return parseResponse(paymentSchema, payment).status === 'refunded';
      };
      if (await isRefunded()) return;
      try {
        await callRazorpay(async () => (await getClient()).payments.refund(paymentId, {}));
      } catch (error) {
        if (!(await isRefunded())) throw error;
      }
    },
    refundPart: (request) => refundPart(getClient, request),
    isProof: ({ orderId, paymentId, signature }) => isSigned(`${orderId}|${paymentId}`, signature, settings.keySecret),
    isAuthentic: (rawBody, signature) => isSigned(rawBody, signature, settings.webhookSecret),
    readEvent: (payload) => {
      const read = eventSchema.parse(payload);
      const { payment, refund, qr_code: code } = read.payload;
      return {
        type: read.event,
        payment: payment ? toPayment(payment.entity, code?.entity.id) : null,
        refund: refund ? toRefund(refund.entity) : null,
        closedCode: toClosedCode(read),
        dispute: toReportedDispute(read),
        essence: JSON.parse(
          JSON.stringify(read, (key, value: unknown) => (key === 'contact' ? undefined : value)),
        ) as object,
      };
    },
  };
}

/**
 * Searches for a refund with this key before and after a refused request, because the key of
 * Razorpay's idempotency header expires.
 */
async function refundPart(client: () => Promise<Razorpay>, request: RefundRequest): Promise<RefundOutcome> {
  const { paymentId, amount_paise, key } = request;
  const find = async () => {
    const page = await callRazorpay(async () =>
      (await client()).payments.fetchMultipleRefund(paymentId, { count: PAGE_SIZE }),
    );
    const { items } = parseResponse(z.object({ items: z.array(refundSchema) }), page);
    return items.find(({ receipt }) => receipt === key);
  };
  const known = await find();
  if (known) return { id: known.id };
  try {
    // The SDK cannot send custom headers, so this call uses its HTTP client directly.
    const body = { amount: amount_paise, receipt: key, speed: 'normal' };
    const headers = { 'X-Refund-Idempotency': key };
    const response = await callRazorpay(async () =>
      getHttp(await client()).post(`/v1/payments/${paymentId}/refund`, body, { headers }),
    );
    return { id: parseResponse(refundSchema, response.data).id };
  } catch (error) {
    const made = await find();
    if (made) return { id: made.id };
    const refusal = getRefusal(error);
    if (refusal === null) throw error;
    return { refusal };
  }
}

/** The SDK is loaded on first use, because it is large and most processes never need it. */
async function openClient({ keyId, keySecret, apiUrl, timeoutSeconds }: Config['razorpay']): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay');
  const client = new Sdk({ key_id: keyId, key_secret: keySecret });
  Object.assign(getHttp(client).defaults, { baseURL: apiUrl, timeout: timeoutSeconds * 1000 });
  return client;
}

interface Http {
  defaults: object;
  post: (path: string, body: object, options: { headers: Record<string, string> }) => Promise<{ data: unknown }>;
}

function getHttp(client: Razorpay): Http {
  return (client as unknown as { api: { rq: Http } }).api.rq;
}

async function readImage(url: string, timeoutSeconds: number): Promise<{ bytes: Uint8Array; contentType: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutSeconds * 1000) });
    const contentType = response.headers.get('Content-Type')?.split(';')[0] ?? '';
    if (!response.ok || !/^image\/(png|jpeg)$/.test(contentType)) throw new Error(`status ${response.status}`);
    if (Number(response.headers.get('Content-Length') ?? 0) > MAX_IMAGE_BYTES) throw new Error('too large');
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength > MAX_IMAGE_BYTES) throw new Error('too large');
    return { bytes, contentType };
  } catch (error) {
    throw createUnavailableError(error);
  }
}

/**
 * Returns the closed QR code of an event, or null. Other events about QR codes contain a payment.
 */
function toClosedCode({
  event,
  created_at,
  payload: { qr_code: code },
}: z.output<typeof eventSchema>): ClosedCode | null {
  if (!code || event !== 'qr_code.closed') return null;
  const { id, close_reason, closed_at } = code.entity;
  const closedAt = closed_at ?? created_at;
  return closedAt === undefined ? null : { id, isPaid: close_reason === 'paid', closedAt: new Date(closedAt * 1000) };
}

/** `codeId` is the QR code that was paid, because the payment itself does not name it. */
function toPayment(payment: z.output<typeof paymentSchema>, codeId?: string): ProviderPayment {
  return {
    id: payment.id,
    orderId: payment.order_id ?? codeId ?? null,
    amount_paise: payment.amount,
    refunded_paise: payment.amount_refunded ?? 0,
    fee_paise: payment.fee ?? 0,
    currency: payment.currency,
    status: payment.status,
    wasCaptured: payment.captured ?? (payment.status === 'captured' || payment.status === 'refunded'),
    isInternational: payment.international ?? false,
    contact: payment.contact ?? '',
    memberId: payment.notes?.member_id ?? null,
    chosenPaise: payment.notes?.amount_paise ?? null,
    created_at: new Date(payment.created_at * 1000),
    errorDescription: payment.error_description ?? null,
  };
}

function toRefund(refund: z.output<typeof refundSchema>): ProviderRefund {
  const { arn, rrn, utr } = refund.acquirer_data ?? {};
  return {
    id: refund.id,
    paymentId: refund.payment_id,
    status: refund.status,
    amount_paise: refund.amount,
    speed: refund.speed_processed ?? refund.speed_requested ?? null,
    reason: refund.notes?.comment ?? null,
    bankReference: arn ?? rrn ?? utr ?? null,
    created_at: new Date(refund.created_at * 1000),
  };
}

/**
 * The status is taken from the event name, because the dispute entity does not report the status
 * `action_required`.
 */
function toReportedDispute({
  event,
  created_at,
  payload: { dispute },
}: z.output<typeof eventSchema>): ProviderDispute | null {
  if (!dispute) return null;
  const { entity } = dispute;
  return toDispute(entity, event.replace('payment.dispute.', ''), created_at ?? entity.created_at);
}

function toDispute(
  entity: z.output<typeof disputeSchema>,
  reported: string | null | undefined,
  reportedAt: number,
): ProviderDispute {
  const status = DISPUTE_STATUSES.find((one) => one === reported) ?? 'open';
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    status,
    amount_paise: entity.amount,
    lost_paise: status === 'lost' ? (entity.amount_deducted ?? 0) || entity.amount : 0,
    reason: entity.reason_code ?? null,
    respondBy: entity.respond_by ? new Date(entity.respond_by * 1000) : null,
    createdAt: new Date(entity.created_at * 1000),
    reportedAt: new Date(reportedAt * 1000),
  };
}

const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

async function callRazorpay<T>(call: () => Promise<T>): Promise<T>;
async function callRazorpay<T>(call: () => Promise<T>, options: { orNull: true }): Promise<T | null>;
async function callRazorpay<T>(call: () => Promise<T>, { orNull = false } = {}): Promise<T | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const status = getErrorStatus(error);
      if (orNull && (status === 400 || status === 404)) return null;
      const isRefusal = status !== undefined && status < 500 && status !== 429;
      if (isRefusal || tries >= TRIES) throw createUnavailableError(error);
    }
  }
}

/**
 * Returns the HTTP status of an SDK error. If there was no response, the SDK fails while it reads
 * the missing response, which hides the cause.
 */
function getErrorStatus(error: unknown): number | undefined {
  const { statusCode, response } = (error ?? {}) as { statusCode?: unknown; response?: { status?: unknown } };
  const status = statusCode ?? response?.status;
  return typeof status === 'number' ? status : undefined;
}

/** Returns why the provider refused a request, or null if the request may still succeed. */
function getRefusal(error: unknown): string | null {
  const cause = error instanceof DomainError ? error.cause : error;
  if (getErrorStatus(cause) !== 400) return null;
  const { response } = cause as { response?: { data?: { error?: { description?: unknown } } } };
  const description = response?.data?.error?.description;
  return typeof description === 'string' ? description : 'The payment provider refused the refund.';
}

function parseResponse<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(answer);
  if (success) return data;
  throw createUnavailableError(error);
}

function createUnavailableError(cause: unknown): DomainError {
  return new DomainError('upstream_failed', t('The payment provider cannot be reached just now. Please try again.'), {
    cause,
  });
}

function isSigned(text: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(text, 'utf8').digest();
  return isEqualInConstantTime(Buffer.from(signature, 'hex'), expected);
}
