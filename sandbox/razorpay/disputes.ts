import { Router } from 'express';
import { z } from 'zod';
import type { SandboxContext } from '../context';
import type { Endpoint } from '../endpoint';
import { createRazorpayId } from '../ids';
import { type Dispute, getNowSeconds } from './entities';
import { createBadRequest } from './errors';
import { createPage } from './pages';
import { findPayment } from './payments';
import { recordEvent, sendEvents } from './webhooks';

const STATUSES = ['created', 'under_review', 'action_required', 'won', 'lost', 'closed'] as const;

/** An event of a dispute. The amount is in paise; the default is the amount of the payment. */
export const disputeSchema = z.object({
  dispute_id: z.string().optional(),
  status: z.enum(STATUSES),
  amount: z.coerce.number().int().min(1).optional(),
});

/** Dispute endpoint of Razorpay's API: lists all disputes. */
export function createDisputeRoutes({ state }: SandboxContext, endpoint: Endpoint): Router {
  const router = Router();
  router.get(
    '/disputes',
    endpoint(({ query }) => createPage([...state.disputes.values()], query)),
  );
  return router;
}

/** Simulates the donor's bank: opens a dispute about a captured payment, or updates the dispute. */
export function disputePayment(
  context: SandboxContext,
  paymentId: string | undefined,
  { dispute_id, status, amount }: z.infer<typeof disputeSchema>,
): Dispute {
  const payment = findPayment(context, paymentId);
  if (!payment.captured) throw createBadRequest('Only captured payments can be disputed');
  const disputed = amount ?? payment.amount;
  const known = context.state.disputes.get(dispute_id ?? '');
  const dispute: Dispute = {
    id: dispute_id ?? createRazorpayId('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: disputed,
    currency: payment.currency,
    amount_deducted: status === 'lost' ? disputed : 0,
    reason_code: 'chargeback',
    respond_by: getNowSeconds() + 7 * 86_400,
    phase: 'chargeback',
    created_at: known?.created_at ?? getNowSeconds(),
    status: status === 'created' || status === 'action_required' ? 'open' : status,
  };
  context.state.disputes.set(dispute.id, dispute);
  context.state.scheduleSave();
  sendEvents(context, [recordEvent(`payment.dispute.${status}`, { payment, dispute })]);
  return dispute;
}
