import { keys } from '../sandbox/sandbox';
import { signPayment, signWebhook } from '../../sandbox/razorpay/signature';
import type { PaymentProof } from '~/domain/donations/schemas';

interface Sandboxed {
  sandboxUrl: string;
}

/** What a customer does at the checkout; see the sandbox's /pay. */
interface Customer {
  order_id?: string;
  /** Paise; without an order. */
  amount?: number;
  currency?: string;
  contact?: string;
  authorize_only?: boolean;
  refuse_capture?: boolean;
  notes?: Record<string, string>;
  outcome?: 'success' | 'failure';
}

/** Plays a customer and answers what the checkout hands over. */
export async function pay({ sandboxUrl }: Sandboxed, customer: Customer): Promise<PaymentProof> {
  const answer = await post(`${sandboxUrl}/pay`, { outcome: 'success', ...customer });
  return answer as PaymentProof;
}

/** Captures a payment that was only set aside, as the provider does by itself. */
export async function capture({ sandboxUrl }: Sandboxed, paymentId: string, paise: number): Promise<void> {
  const { keyId, keySecret } = keys.razorpay;
  const response = await fetch(`${sandboxUrl}/v1/payments/${paymentId}/capture`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    },
    body: JSON.stringify({ amount: paise, currency: 'INR' }),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
}

/** Razorpay returns a payment that nobody captured. */
export async function returnUncaptured({ sandboxUrl }: Sandboxed, paymentId: string): Promise<void> {
  await post(`${sandboxUrl}/pay/${paymentId}/return`, {});
}

/** The bank of a payment whose capture was refused confirms it. */
export async function stopRefusing({ sandboxUrl }: Sandboxed, paymentId: string): Promise<void> {
  await post(`${sandboxUrl}/pay/${paymentId}/confirm`, {});
}

/** The donor's bank disputes a payment, or ends its dispute. */
export async function disputePayment(
  { sandboxUrl }: Sandboxed,
  paymentId: string,
  dispute: { status: 'created' | 'won' | 'lost'; amount?: number },
): Promise<void> {
  await post(`${sandboxUrl}/pay/${paymentId}/dispute`, dispute);
}

/** Makes the next calls of Razorpay misbehave; see the sandbox's /control. */
export async function troubleRazorpay(
  { sandboxUrl }: Sandboxed,
  how: { fail: number; status?: number },
): Promise<void> {
  await post(`${sandboxUrl}/control`, { provider: 'razorpay', ...how });
}

/** Ends the trouble. */
export async function endTrouble({ sandboxUrl }: Sandboxed): Promise<void> {
  await fetch(`${sandboxUrl}/control`, { method: 'DELETE' });
}

/** The provider's signature of a payment of an order. */
export function proofOf(orderId: string, paymentId: string): PaymentProof {
  const razorpay_signature = signPayment(orderId, paymentId, keys.razorpay.keySecret);
  return { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature };
}

/** A payment as the provider tells of it. */
export interface ToldPayment {
  id: string;
  order_id: string | null;
  /** Paise. */
  amount: number;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  amount_refunded?: number;
  captured?: boolean;
  currency?: string;
  contact?: string;
  notes?: Record<string, string>;
}

/** A dispute as the provider tells of it. */
export interface ToldDispute {
  id: string;
  /** Paise. */
  amount: number;
  amount_deducted?: number;
  /** Seconds since 1970; when the provider reports it. */
  at?: number;
}

/** A webhook as the provider sends it: the raw body and its signature. */
export function paymentEvent(
  event: string,
  payment: ToldPayment,
  dispute?: ToldDispute,
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
  const payload = { payment: { entity }, ...(dispute ? { dispute: { entity: dated } } : {}) };
  const rawBody = JSON.stringify({ entity: 'event', event, created_at: at, payload });
  return { rawBody, signature: signedWebhook(rawBody) };
}

/** The provider's signature of whatever body. */
export function signedWebhook(rawBody: string): string {
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
