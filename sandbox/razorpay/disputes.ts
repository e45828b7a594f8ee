import { z } from 'zod';
import type { SandboxContext } from '../context';
import { createRazorpayId } from '../ids';
import { type Dispute, getNowSeconds } from './entities';
import { createBadRequest } from './errors';
import { findPayment } from './payments';
import { recordEvent, sendEvents } from './webhooks';

const STATUSES = ['created', 'under_review', 'action_required', 'won', 'lost', 'closed'] as const;

/** An event of a dispute. The amount is in paise; the default is the amount of the payment. */
export const disputeSchema = z.object({
  dispute_id: z.string().optional(),
  status: z.enum(STATUSES),
  amount: z.coerce.number().int().min(1).optional(),
});

/** Simulates the donor's bank: opens a dispute about a captured payment, or updates the dispute. */
export function disputePayment(
  context: SandboxContext,
  paymentId: string | undefined,
  { dispute_id, status, amount }: z.infer<typeof disputeSchema>,
): Dispute {
  const payment = findPayment(context, paymentId);
  if (!payment.captured) throw createBadRequest('Only captured payments can be disputed');
  const disputed = amount ?? payment.amount;
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
    created_at: getNowSeconds(),
    status: status === 'created' || status === 'action_required' ? 'open' : status,
  };
  sendEvents(context, [recordEvent(`payment.dispute.${status}`, { payment, dispute })]);
  return dispute;
}
