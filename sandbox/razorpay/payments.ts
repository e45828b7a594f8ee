import { Router } from 'express';
import { z } from 'zod';
import type { SandboxContext } from '../context';
import type { ApiCall, Endpoint } from '../endpoint';
import { createBadRequest } from './errors';
import type { Payment } from './entities';
import { parseInput } from './input';
import { createPage } from './pages';
import { type RazorpayEvent, recordEvent, sendEvents } from './webhooks';

const captureSchema = z.object({
  amount: z.coerce.number('The amount must be an integer.').int('The amount must be an integer.'),
  currency: z.string().optional(),
});

/** Payment endpoints of Razorpay's API: fetch, list and capture payments. */
export function createPaymentRoutes(context: SandboxContext, endpoint: Endpoint): Router {
  const router = Router();

  const capture: ApiCall = ({ params, body }) => {
    const payment = findPayment(context, params.id);
    const { amount, currency } = parseInput(captureSchema, body);
    if (payment.captured) throw createBadRequest('This payment has already been captured');
    if (context.state.refusedCaptures.has(payment.id))
      throw createBadRequest('The bank does not confirm this payment yet');
    if (payment.status !== 'authorized')
      throw createBadRequest('Only payments which have been authorized can be captured');
    if (amount !== payment.amount || (currency ?? payment.currency) !== payment.currency) {
      throw createBadRequest('Capture amount must be equal to the amount authorized', 'amount');
    }
    sendEvents(context, capturePayment(context, payment));
    return { status: 200, body: payment };
  };

  router.get(
    '/payments',
    endpoint(({ query }) => createPage([...context.state.payments.values()], query)),
  );
  router.get(
    '/payments/:id',
    endpoint(({ params }) => ({ status: 200, body: findPayment(context, params.id) })),
  );
  router.post('/payments/:id/capture', endpoint(capture));
  return router;
}

/** Finds a payment by id. Throws Razorpay's error if there is no such payment. */
export function findPayment({ state }: SandboxContext, id: string | undefined): Payment {
  const payment = state.payments.get(id ?? '');
  if (!payment) throw createBadRequest('The id provided does not exist');
  return payment;
}

/**
 * Captures an authorized payment and marks its order as paid. Returns the webhook events to send.
 */
export function capturePayment({ state }: SandboxContext, payment: Payment): RazorpayEvent[] {
  const { fee, tax } = state.lateFees.get(payment.id) ?? payment;
  Object.assign(payment, {
    status: 'captured',
    captured: true,
    fee: fee ?? 0,
    tax: tax ?? 0,
  } satisfies Partial<Payment>);
  const order = state.orders.get(payment.order_id ?? '')?.entity;
  if (order) Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
  state.scheduleSave();
  const captured = recordEvent('payment.captured', { payment });
  return order ? [captured, recordEvent('order.paid', { payment, order })] : [captured];
}
