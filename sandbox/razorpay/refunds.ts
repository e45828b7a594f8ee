import { Router } from 'express';
import { z } from 'zod';
import type { SandboxContext } from '../context';
import type { ApiCall, Endpoint } from '../endpoint';
import { createRazorpayId } from '../ids';
import { getNowSeconds, type Payment, type Refund } from './entities';
import { createBadRequest } from './errors';
import { parseInput } from './input';
import { createPage } from './pages';
import { findPayment } from './payments';
import { recordEvent, sendEvents } from './webhooks';

const refundInputSchema = z.object({
  amount: z.coerce.number().int('The amount must be an integer.').min(100).optional(),
  notes: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  receipt: z.string().nullish(),
});

/** Refund endpoints of Razorpay's API: create full or partial refunds, and fetch them. */
export function createRefundRoutes(context: SandboxContext, endpoint: Endpoint): Router {
  const { state } = context;
  const router = Router();

  const refundPayment: ApiCall = ({ params, body, headers }) => {
    const payment = findPayment(context, params.id);
    const input = parseInput(refundInputSchema, body);
    const key = headers['x-refund-idempotency'];
    const repeated = key === undefined ? undefined : state.refunds.get(state.refundKeys.get(String(key)) ?? '');
    if (repeated) {
      if (repeated.payment_id === payment.id && repeated.amount === (input.amount ?? repeated.amount))
        return { status: 200, body: repeated };
      throw createBadRequest('Different request with the same idempotency key has already been processed.');
    }
    const left = payment.amount - payment.amount_refunded;
    if (!payment.captured) throw createBadRequest('The payment status should be captured for action to be taken');
    if (left === 0) throw createBadRequest('The payment has been fully refunded already');
    const amount = input.amount ?? left;
    if (amount > left)
      throw createBadRequest('The total refund amount is greater than the refund payment amount', 'amount');
    const refund = createRefund({ ...input, amount, currency: payment.currency, payment_id: payment.id });
    payment.amount_refunded += amount;
    payment.refund_status = amount === left ? 'full' : 'partial';
    if (amount === left) payment.status = 'refunded';
    state.refunds.set(refund.id, refund);
    if (key !== undefined) state.refundKeys.set(String(key), refund.id);
    state.scheduleSave();
    const isSlow = state.slowRefunds.has(payment.id);
    if (isSlow) refund.status = 'pending';
    sendEvents(context, [recordEvent(isSlow ? 'refund.created' : 'refund.processed', { refund, payment })]);
    return { status: 200, body: refund };
  };
  const listRefunds: ApiCall = ({ params, query }) => {
    const { id } = findPayment(context, params.id);
    return createPage(
      [...state.refunds.values()].filter(({ payment_id }) => payment_id === id),
      query,
    );
  };
  const fetchRefund: ApiCall = ({ params }) => {
    const refund = state.refunds.get(params.id ?? '');
    if (!refund) throw createBadRequest('The id provided does not exist');
    return { status: 200, body: refund };
  };

  router.post('/payments/:id/refund', endpoint(refundPayment));
  router.get('/payments/:id/refunds', endpoint(listRefunds));
  router.get(
    '/refunds',
    endpoint(({ query }) => createPage([...state.refunds.values()], query)),
  );
  router.get('/refunds/:id', endpoint(fetchRefund));
  return router;
}

export const refundOutcomeSchema = z.object({ outcome: z.enum(['processed', 'failed']) });

/** Simulates the donor's bank, which pays the open refunds of a payment, or sends them back. */
export function decideRefunds(
  context: SandboxContext,
  id: string | undefined,
  { outcome }: z.infer<typeof refundOutcomeSchema>,
): { refunds: Refund[] } {
  const payment = findPayment(context, id);
  const from = outcome === 'processed' ? ['pending'] : ['pending', 'processed'];
  const refunds = [...context.state.refunds.values()].filter(
    ({ payment_id, status }) => payment_id === payment.id && from.includes(status),
  );
  for (const refund of refunds) {
    refund.status = outcome;
    if (outcome === 'processed') refund.acquirer_data = { arn: '10000000000000' };
    else {
      payment.amount_refunded -= refund.amount;
      Object.assign(payment, {
        status: 'captured',
        refund_status: payment.amount_refunded === 0 ? null : 'partial',
      } satisfies Partial<Payment>);
    }
    sendEvents(context, [recordEvent(`refund.${outcome}`, { refund, payment })]);
  }
  context.state.scheduleSave();
  return { refunds };
}

/** Refunds an authorized payment that was not captured in time, as Razorpay does automatically. */
export function refundUncaptured(context: SandboxContext, id: string | undefined): Payment {
  const payment = findPayment(context, id);
  if (payment.status !== 'authorized') throw createBadRequest('Only authorized payments are returned by themselves');
  const refund = createRefund({ amount: payment.amount, currency: payment.currency, payment_id: payment.id });
  Object.assign(payment, { status: 'refunded', amount_refunded: payment.amount, refund_status: 'full' });
  context.state.refunds.set(refund.id, refund);
  context.state.scheduleSave();
  sendEvents(context, [recordEvent('refund.processed', { refund, payment })]);
  return payment;
}

function createRefund(input: {
  amount: number;
  currency: string;
  payment_id: string;
  notes?: Refund['notes'] | undefined;
  receipt?: string | null | undefined;
}): Refund {
  return {
    id: createRazorpayId('rfnd'),
    entity: 'refund',
    amount: input.amount,
    currency: input.currency,
    payment_id: input.payment_id,
    notes: input.notes ?? [],
    receipt: input.receipt ?? null,
    acquirer_data: { arn: null },
    created_at: getNowSeconds(),
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}
