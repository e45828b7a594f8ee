import type { Transaction } from '~/db/client.server';
import type { UnmatchedStatus } from '~/db/generated/enums';
import type { Context } from '../context';

/** Statuses in which an unmatched payment still waits for staff or for the provider. */
export const OPEN_UNMATCHED_STATUSES = ['open', 'refunding'] as const satisfies UnmatchedStatus[];

/** Closes an unmatched payment after the provider has refunded it. */
export async function closeUnmatchedPaymentAfterRefund(ctx: Context, providerPaymentId: string): Promise<void> {
  await ctx.db.unmatchedPayment.updateMany({
    where: { provider_payment_id: providerPaymentId, status: { in: [...OPEN_UNMATCHED_STATUSES] } },
    data: { status: 'refunded', decided_at: ctx.clock.now() },
  });
}

/** Closes an unmatched payment if lost disputes have returned its whole amount to the payer. */
export async function closeUnmatchedPaymentLostInDispute(
  tx: Transaction,
  providerPaymentId: string,
  now: Date,
): Promise<void> {
  const { _sum } = await tx.paymentDispute.aggregate({
    where: { provider_payment_id: providerPaymentId },
    _sum: { lost_paise: true },
  });
  await tx.unmatchedPayment.updateMany({
    where: {
      provider_payment_id: providerPaymentId,
      status: { in: [...OPEN_UNMATCHED_STATUSES] },
      amount_paise: { lte: _sum.lost_paise ?? 0 },
    },
    data: { status: 'settled', note: 'Returned by the payer’s bank after a dispute', decided_at: now },
  });
}
