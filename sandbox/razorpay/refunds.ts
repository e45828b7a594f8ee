import { Router } from 'express';
import { z } from 'zod';
import type { SandboxContext } from '../context';
import type { ApiCall, Endpoint } from '../endpoint';
import { newRazorpayId } from '../ids';
import { nowSeconds, type Payment, type Refund } from './entities';
import { badRequest } from './errors';
import { parseInput } from './input';
import { findPayment } from './payments';
import { recordEvent, sendEvents } from './webhooks';

const refundInputSchema = z.object({
  amount: z.coerce.number().int('The amount must be an integer.').min(100).optional(),
  notes: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  receipt: z.string().nullish(),
});

/** Refund endpoints of Razorpay's API: create full or partial refunds, and fetch them. */
export function refundRoutes(context: SandboxContext, endpoint: Endpoint): Router {
  const { state } = context;
  const router = Router();

  const refundPayment: ApiCall = ({ params, body }) => {
    const payment = findPayment(context, params.id);
    const input = parseInput(refundInputSchema, body);
    const left = payment.amount - payment.amount_refunded;
    if (!payment.captured) throw badRequest('The payment status should be captured for action to be taken');
    if (left === 0) throw badRequest('The payment has been fully refunded already');
    const amount = input.amount ?? left;
    if (amount > left) throw badRequest('The total refund amount is greater than the refund payment amount', 'amount');
    const refund = newRefund({ ...input, amount, currency: payment.currency, payment_id: payment.id });
    payment.amount_refunded += amount;
    payment.refund_status = amount === left ? 'full' : 'partial';
    if (amount === left) payment.status = 'refunded';
    state.refunds.set(refund.id, refund);
    state.changed();
    sendEvents(context, [recordEvent('refund.processed', { refund, payment })]);
    return { status: 200, body: refund };
  };
  const fetchRefund: ApiCall = ({ params }) => {
    const refund = state.refunds.get(params.id ?? '');
    if (!refund) throw badRequest('The id provided does not exist');
    return { status: 200, body: refund };
  };

  router.post('/payments/:id/refund', endpoint(refundPayment));
  router.get('/refunds/:id', endpoint(fetchRefund));
  return router;
}

/** Refunds an authorized payment that was not captured in time, as Razorpay does automatically. */
export function returnUncaptured(context: SandboxContext, id: string | undefined): Payment {
  const payment = findPayment(context, id);
  if (payment.status !== 'authorized') throw badRequest('Only authorized payments are returned by themselves');
  const refund = newRefund({ amount: payment.amount, currency: payment.currency, payment_id: payment.id });
  Object.assign(payment, { status: 'refunded', amount_refunded: payment.amount, refund_status: 'full' });
  context.state.refunds.set(refund.id, refund);
  context.state.changed();
  sendEvents(context, [recordEvent('refund.processed', { refund, payment })]);
  return payment;
}

function newRefund(input: {
  amount: number;
  currency: string;
  payment_id: string;
  notes?: Refund['notes'] | undefined;
  receipt?: string | null | undefined;
}): Refund {
  return {
    id: newRazorpayId('rfnd'),
    entity: 'refund',
    amount: input.amount,
    currency: input.currency,
    payment_id: input.payment_id,
    notes: input.notes ?? [],
    receipt: input.receipt ?? null,
    acquirer_data: { arn: null },
    created_at: nowSeconds(),
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}
