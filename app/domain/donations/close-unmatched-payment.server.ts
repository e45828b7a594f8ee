import type { Transaction } from '~/db/client.server';
import type { UnmatchedStatus } from '~/db/generated/enums';
import type { Context } from '../context';
import type { ProviderPayment } from './payments';
import type { PaymentReturns } from './store-refunds.server';

/** Statuses in which an unmatched payment still waits for staff or for the provider. */
export const OPEN_UNMATCHED_STATUSES = ['open', 'refunding'] as const satisfies UnmatchedStatus[];

/**
 * Updates an unmatched payment that staff have not settled: closes it after its refund or after
 * lost disputes, and opens it again if its refund has failed.
 */
export async function updateUnmatchedPayment(
  ctx: Context,
  tx: Transaction,
  payment: Pick<ProviderPayment, 'id' | 'status' | 'amount_paise'>,
  { refunds, pending, processed, failed, lost }: PaymentReturns,
): Promise<void> {
  const isPayment = { provider_payment_id: payment.id };
  const setStatus = (from: UnmatchedStatus[], data: { status: UnmatchedStatus; note?: string }) =>
    tx.unmatchedPayment.updateMany({
      where: { ...isPayment, status: { in: from } },
      data: { ...data, decided_at: ctx.clock.now() },
    });
  const hasRefundFailed = failed > 0 && processed < payment.amount_paise;
  if (lost >= payment.amount_paise)
    await setStatus([...OPEN_UNMATCHED_STATUSES, ...(hasRefundFailed ? (['refunded'] as const) : [])], {
      status: 'settled',
      note: 'Returned by the payer’s bank after a dispute',
    });
  else if (refunds === 0 ? payment.status === 'refunded' : processed + lost >= payment.amount_paise)
    await setStatus([...OPEN_UNMATCHED_STATUSES], { status: 'refunded' });
  else if (processed + pending + lost >= payment.amount_paise)
    await setStatus(['open', 'refunded'], { status: 'refunding' });
  else if (failed > 0)
    await tx.unmatchedPayment.updateMany({
      where: { ...isPayment, status: { in: ['refunding', 'refunded'] } },
      data: { status: 'open', decided_at: null, decided_by_id: null },
    });
}
