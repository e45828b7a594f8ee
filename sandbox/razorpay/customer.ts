import { z } from 'zod';
import type { SandboxContext } from '../context';
import { createRazorpayId } from '../ids';
import { toE164 } from '../phone';
import { getNowSeconds, type Payment, type StoredOrder } from './entities';
import { createBadRequest, type RazorpayError } from './errors';
import { findOrder } from './orders';
import { capturePayment } from './payments';
import { signPayment } from './signature';
import { recordEvent, sendEvents } from './webhooks';

const declined = {
  code: 'BAD_REQUEST_ERROR',
  description: 'The payment was declined by the bank. No money has left your account.',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_declined',
} as const;

const flag = z.union([z.boolean(), z.stringbool()]).default(false);

/**
 * Action of a customer at the checkout. The amount is in paise and is given only if there is no
 * order.
 */
export const checkoutSchema = z
  .object({
    order_id: z.string().optional(),
    amount: z.coerce.number().int().min(100).optional(),
    currency: z.string().default('INR'),
    contact: z.string().optional(),
    email: z.string().optional(),
    method: z.string().default('upi'),
    description: z.string().optional(),
    notes: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    outcome: z.enum(['success', 'failure', 'dismiss']),
    /**
     * If true, the bank confirms the payment so late that Razorpay no longer captures it
     * automatically.
     */
    authorize_only: flag,
    /** If true, the customer pays with a foreign card. */
    international: flag,
    /** If true, Razorpay rejects every request to capture the payment. */
    refuse_capture: flag,
    /** If true, the customer bears Razorpay's fee, which is added to the amount of the order. */
    fee_on_top: flag,
    /** If true, Razorpay reports this fee only after the payment is captured. */
    late_fee: flag,
    /** If true, refunds of this payment stay pending until the bank decides. */
    slow_refund: flag,
  })
  .refine(({ order_id, amount }) => order_id ?? amount, {
    path: ['order_id'],
    message: 'order_id or amount is needed',
  });

type Checkout = z.infer<typeof checkoutSchema>;

/**
 * Result of the checkout: the ids and the signature of a payment, an error, or the information that
 * the customer closed the checkout.
 */
export type CheckoutResult =
  | { razorpay_payment_id: string; razorpay_order_id?: string; razorpay_signature?: string }
  | { error: RazorpayError }
  | { dismissed: true };

/** Simulates a customer at the checkout: creates the payment and sends its webhooks. */
export function checkOut(context: SandboxContext, checkout: Checkout): CheckoutResult {
  const order = checkout.order_id ? findOrder(context, checkout.order_id) : undefined;
  if (order?.entity.status === 'paid') throw createBadRequest('Payment already done for this order.');
  if (checkout.outcome === 'dismiss') return { dismissed: true };

  const payment = createPayment(checkout, order);
  context.state.payments.set(payment.id, payment);
  if (checkout.refuse_capture) context.state.refusedCaptures.add(payment.id);
  if (checkout.slow_refund) context.state.slowRefunds.add(payment.id);
  if (checkout.late_fee) {
    context.state.lateFees.set(payment.id, { fee: payment.fee, tax: payment.tax });
    Object.assign(payment, { fee: null, tax: null } satisfies Partial<Payment>);
  }
  if (order) Object.assign(order.entity, { status: 'attempted', attempts: order.entity.attempts + 1 });
  context.state.scheduleSave();
  if (checkout.outcome === 'failure') return failPayment(context, payment);

  const authorized = recordEvent('payment.authorized', { payment });
  const captures = !checkout.authorize_only && (order?.autoCapture ?? true);
  sendEvents(context, captures ? [authorized, ...capturePayment(context, payment)] : [authorized]);
  if (!order) return { razorpay_payment_id: payment.id };
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: order.entity.id,
    razorpay_signature: signPayment(order.entity.id, payment.id, context.settings.razorpay.keySecret),
  };
}

function failPayment(context: SandboxContext, payment: Payment): { error: RazorpayError } {
  Object.assign(payment, {
    status: 'failed',
    error_code: declined.code,
    error_description: declined.description,
    error_source: declined.source,
    error_step: declined.step,
    error_reason: declined.reason,
  } satisfies Partial<Payment>);
  sendEvents(context, [recordEvent('payment.failed', { payment })]);
  const metadata = { payment_id: payment.id, ...(payment.order_id && { order_id: payment.order_id }) };
  return { error: { ...declined, metadata } };
}

/** Razorpay's fee of 2%, and the GST of 18% on it. */
const [FEE_RATE, TAX_RATE] = [0.02, 0.18];

/** Creates an authorized payment. */
export function createPayment(checkout: Checkout, order: StoredOrder | undefined): Payment {
  const amount = order?.entity.amount ?? checkout.amount ?? 0;
  const tax = checkout.fee_on_top ? Math.round(amount * FEE_RATE * TAX_RATE) : 0;
  const fee = checkout.fee_on_top ? Math.round(amount * FEE_RATE) + tax : 0;
  return {
    id: createRazorpayId('pay'),
    entity: 'payment',
    amount: amount + fee,
    currency: order?.entity.currency ?? checkout.currency,
    status: 'authorized',
    order_id: order?.entity.id ?? null,
    invoice_id: null,
    international: checkout.international,
    method: checkout.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: checkout.description ?? null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: checkout.method === 'upi' ? 'success@razorpay' : null,
    email: checkout.email ?? 'void@razorpay.com',
    contact: toE164(checkout.contact ?? '9999999999'),
    notes: checkout.notes ?? order?.entity.notes ?? [],
    fee: fee || null,
    tax: fee ? tax : null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
    created_at: getNowSeconds(),
  };
}
