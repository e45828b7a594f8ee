import type { Transaction } from '~/db/client.server';
import type { UnmatchedStatus } from '~/db/generated/enums';
import type { Context } from '../context';

/** In these statuses an unmatched payment still needs staff or the provider. */
export const OPEN = ['open', 'refunding'] as const satisfies UnmatchedStatus[];

/** Closes an unmatched payment after the provider has refunded it. */
export async function closeRefunded(ctx: Context, providerPaymentId: string): Promise<void> {
  await ctx.db.unmatchedPayment.updateMany({
    where: { provider_payment_id: providerPaymentId, status: { in: [...OPEN] } },
    data: { status: 'refunded', decided_at: ctx.clock.now() },
  });
}

/** Closes an unmatched payment after a lost dispute has returned its money. */
export async function closeLost(tx: Transaction, providerPaymentId: string, now: Date): Promise<void> {
  const { _sum } = await tx.paymentDispute.aggregate({
    where: { provider_payment_id: providerPaymentId },
    _sum: { lost_paise: true },
  });
  await tx.unmatchedPayment.updateMany({
    where: {
      provider_payment_id: providerPaymentId,
      status: { in: [...OPEN] },
      amount_paise: { lte: _sum.lost_paise ?? 0 },
    },
    data: { status: 'settled', note: 'Returned by the payer’s bank after a dispute', decided_at: now },
  });
}
