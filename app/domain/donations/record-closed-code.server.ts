import type { Context } from '../context';
import type { ClosedCode } from './payments';

/**
 * Records that an unpaid QR code was closed. A code that was closed because it was paid is left to
 * its payment, because the events can arrive in any order.
 */
export async function recordClosedCode(ctx: Context, { id, isPaid, closedAt }: ClosedCode): Promise<void> {
  if (isPaid) return;
  await ctx.db.paymentOrder.updateMany({
    where: { provider_order_id: id, status: { in: ['created', 'failed'] } },
    data: { status: 'expired', code_closes_at: closedAt },
  });
}
