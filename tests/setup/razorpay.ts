import { keys } from '../sandbox/sandbox';
import { signPayment, signWebhook } from '../../sandbox/razorpay/signature';
import type { VerifyPaymentInput } from '~/domain/donations/schemas';
import type { TestClock } from './clock';

interface Sandboxed {
  sandboxUrl: string;
}

/** What a customer does at the checkout. The fields are described at /pay of the sandbox. */
interface Customer {
  order_id?: string;
  /** Amount in paise. Given only for a payment without an order. */
  amount?: number;
  currency?: string;
  contact?: string;
  authorize_only?: boolean;
  refuse_capture?: boolean;
  slow_refund?: boolean;
  fee_on_top?: boolean;
  late_fee?: boolean;
  international?: boolean;
  notes?: Record<string, string>;
  outcome?: 'success' | 'failure';
}

/** Pays as a customer. Returns the ids and the signature from the checkout. */
export async function pay({ sandboxUrl }: Sandboxed, customer: Customer): Promise<VerifyPaymentInput> {
  const answer = await post(`${sandboxUrl}/pay`, { outcome: 'success', ...customer });
  return answer as VerifyPaymentInput;
}

/**
 * Sets the test clock to the present time, which the provider has. A test clock stands still, and a
 * recheck reads only the payments that were made until its time.
 */
export function catchUpWithProvider({ clock }: { clock: TestClock }): void {
  clock.set(new Date());
}

/** Captures an authorized payment through Razorpay's API. */
export async function capture({ sandboxUrl }: Sandboxed, paymentId: string, paise: number): Promise<void> {
  await callApi(`${sandboxUrl}/v1/payments/${paymentId}/capture`, { amount: paise, currency: 'INR' });
}

/** Reads a list from Razorpay's API, for example `payments?count=100`. */
export async function listAtProvider<Entity>({ sandboxUrl }: Sandboxed, path: string): Promise<Entity[]> {
  const { items } = (await callApi(`${sandboxUrl}/v1/${path}`)) as { items: Entity[] };
  return items;
}

async function callApi(url: string, body?: object): Promise<unknown> {
  const { keyId, keySecret } = keys.razorpay;
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
  return response.json();
}

/** Refunds a payment through Razorpay's API, as staff do in Razorpay's dashboard. */
export async function refundAtProvider(
  { sandboxUrl }: Sandboxed,
  paymentId: string,
  refund: { amount: number; receipt?: string },
): Promise<void> {
  await callApi(`${sandboxUrl}/v1/payments/${paymentId}/refund`, refund);
}

/** Refunds an uncaptured payment to the donor, as Razorpay does automatically. */
export async function returnUncaptured({ sandboxUrl }: Sandboxed, paymentId: string): Promise<void> {
  await post(`${sandboxUrl}/pay/${paymentId}/return`, {});
}

/** Lets the bank confirm a payment, so that Razorpay no longer rejects its capture. */
export async function stopRefusing({ sandboxUrl }: Sandboxed, paymentId: string): Promise<void> {
  await post(`${sandboxUrl}/pay/${paymentId}/confirm`, {});
}

/** Lets the bank pay the pending refunds of a payment, or send the refunds back. */
export async function decideRefunds(
  { sandboxUrl }: Sandboxed,
  paymentId: string,
  outcome: 'processed' | 'failed',
): Promise<void> {
  await post(`${sandboxUrl}/pay/${paymentId}/refunds`, { outcome });
}

export async function disputePayment(
  { sandboxUrl }: Sandboxed,
  paymentId: string,
  dispute: { status: 'created' | 'won' | 'lost'; amount?: number; dispute_id?: string },
): Promise<void> {
  await post(`${sandboxUrl}/pay/${paymentId}/dispute`, dispute);
}

/** Makes the next calls to Razorpay fail. The options are described at /control of the sandbox. */
export async function troubleRazorpay(
  { sandboxUrl }: Sandboxed,
  how: { fail: number; status?: number; method?: 'GET' | 'POST'; drop_reply?: boolean },
): Promise<void> {
  await post(`${sandboxUrl}/control`, { provider: 'razorpay', ...how });
}

export async function endTrouble({ sandboxUrl }: Sandboxed): Promise<void> {
  await fetch(`${sandboxUrl}/control`, { method: 'DELETE' });
}

export function createVerifyPaymentInput(orderId: string, paymentId: string): VerifyPaymentInput {
  const razorpay_signature = signPayment(orderId, paymentId, keys.razorpay.keySecret);
  return { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature };
}

export interface ReportedPayment {
  id: string;
  order_id: string | null;
  /** Amount in paise. */
  amount: number;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  amount_refunded?: number;
  fee?: number | null;
  captured?: boolean;
  international?: boolean;
  currency?: string;
  contact?: string;
  notes?: Record<string, string>;
  /** Unix time in seconds. */
  created_at?: number;
}

export interface ReportedDispute {
  id: string;
  /** Amount in paise. */
  amount: number;
  amount_deducted?: number;
  /** Time of the provider's event, as Unix time in seconds. */
  at?: number;
}

export interface ReportedRefund {
  id: string;
  /** Amount in paise. */
  amount: number;
  status: 'pending' | 'processed' | 'failed';
}

export function paymentEvent(
  event: string,
  payment: ReportedPayment,
  dispute?: ReportedDispute,
  refund?: ReportedRefund,
): { rawBody: string; signature: string } {
  const entity = {
    currency: 'INR',
    amount_refunded: 0,
    contact: '+919800000000',
    created_at: 1_795_000_000,
    ...payment,
  };
  const { at = 1_795_000_000, ...disputed } = dispute ?? { id: '', amount: 0 };
  const dated = { amount_deducted: 0, payment_id: payment.id, respond_by: at + 604_800, created_at: at, ...disputed };
  const made = refund && { payment_id: payment.id, created_at: at, ...refund };
  const payload = {
    payment: { entity },
    ...(made ? { refund: { entity: made } } : {}),
    ...(dispute ? { dispute: { entity: dated } } : {}),
  };
  const rawBody = JSON.stringify({ entity: 'event', event, created_at: at, payload });
  return { rawBody, signature: signTestWebhook(rawBody) };
}

export function signTestWebhook(rawBody: string): string {
  return signWebhook(rawBody, keys.razorpay.webhookSecret);
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export type CodePlay = 'paid' | 'paid_twice' | 'late' | 'closed' | 'never';

/** Simulates an event of a QR code. The options are described at /pay/code of the sandbox. */
export async function playCode(
  { sandboxUrl }: Sandboxed,
  codeId: string,
  play: CodePlay,
): Promise<{ payments: string[]; closedAt: number }> {
  return (await post(`${sandboxUrl}/pay/code/${codeId}`, { play })) as { payments: string[]; closedAt: number };
}

interface ReportedCode {
  /** Id of the payment. */
  id: string;
  /** Amount in paise. */
  amount: number;
  code: string;
  reason?: 'on_demand' | 'paid';
  /** Unix times in seconds. */
  closedAt?: number;
  createdAt?: number;
  at?: number;
}

/** Returns an event of a QR code or of its payment. Only events of the code contain its id. */
export function codeEvent(event: string, report: ReportedCode): { rawBody: string; signature: string } {
  const now = Math.floor(Date.now() / 1000);
  const { id, amount, code, reason = null, closedAt = null, createdAt = now, at = now } = report;
  const payment = { id, amount, currency: 'INR', status: 'captured', captured: true, notes: [], created_at: createdAt };
  const qr_code = { id: code, entity: 'qr_code', close_reason: reason, closed_at: closedAt };
  const payload = {
    ...(event === 'qr_code.closed' ? {} : { payment: { entity: payment } }),
    ...(event.startsWith('qr_code.') ? { qr_code: { entity: qr_code } } : {}),
  };
  const rawBody = JSON.stringify({ entity: 'event', event, created_at: at, payload });
  return { rawBody, signature: signTestWebhook(rawBody) };
}
