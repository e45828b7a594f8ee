import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import type { ProviderRefund } from './payments';

/**
 * Stores refunds as the provider reports them. Reports can arrive more than once and in any order:
 * a pending refund becomes processed or failed, and a processed refund can become failed.
 */
export async function storeRefunds(ctx: Context, refunds: readonly ProviderRefund[]): Promise<void> {
  const now = ctx.clock.now();
  for (const refund of refunds)
    await ctx.db.$executeRaw`
      INSERT INTO provider_refunds (provider_refund_id, provider_payment_id, amount_paise, status, speed, reason,
        bank_reference, checked_at, created_at)
      VALUES (${refund.id}, ${refund.paymentId}, ${refund.amount_paise}, ${refund.status}::"ProviderRefundStatus",
        ${refund.speed}, ${refund.reason}, ${refund.bankReference}, ${now}, ${refund.created_at})
      ON CONFLICT (provider_refund_id) DO UPDATE SET checked_at = excluded.checked_at,
        status = greatest(provider_refunds.status, excluded.status),
        speed = COALESCE(excluded.speed, provider_refunds.speed),
        reason = COALESCE(excluded.reason, provider_refunds.reason),
        bank_reference = COALESCE(excluded.bank_reference, provider_refunds.bank_reference)`;
}

export interface PaymentReturns {
  /** Number of stored refunds, in every status. */
  refunds: number;
  pending: number;
  processed: number;
  failed: number;
  /** Paise that the bank took after lost disputes. */
  lost: number;
}

/** Sums the refunds and the lost disputes of a payment, in paise. */
export async function sumReturns(tx: Transaction, paymentId: string): Promise<PaymentReturns> {
  const [sums] = await tx.$queryRaw<[PaymentReturns]>`
    SELECT count(*)::int AS refunds,
      COALESCE(sum(amount_paise) FILTER (WHERE status = 'pending'), 0)::int AS pending,
      COALESCE(sum(amount_paise) FILTER (WHERE status = 'processed'), 0)::int AS processed,
      COALESCE(sum(amount_paise) FILTER (WHERE status = 'failed'), 0)::int AS failed,
      (SELECT COALESCE(sum(lost_paise), 0)::int FROM payment_disputes WHERE provider_payment_id = ${paymentId}) AS lost
    FROM provider_refunds WHERE provider_payment_id = ${paymentId}`;
  return sums;
}

const NOT_PAID = 'The bank did not pay the refund.';

/** Updates the refunds of staff from the refunds of the provider. */
export async function closeStaffRefunds(ctx: Context, tx: Transaction, paymentId: string): Promise<void> {
  const final = await tx.providerRefund.findMany({
    where: { provider_payment_id: paymentId, status: { not: 'pending' } },
    select: { provider_refund_id: true, status: true },
  });
  for (const { provider_refund_id, status } of final) {
    const next = status === 'processed' ? 'done' : 'failed';
    const [changed] = await tx.donationRefund.updateManyAndReturn({
      where: { provider_refund_id, status: { in: next === 'done' ? ['requested'] : ['requested', 'done'] } },
      data: { status: next, settled_at: ctx.clock.now(), failure: next === 'failed' ? NOT_PAID : null },
      select: { id: true, donation_id: true, amount_paise: true },
    });
    if (!changed) continue;
    const { id: refund, donation_id, amount_paise } = changed;
    await recordAuditEntry(ctx, tx, {
      action: `refund.${next}`,
      subject: { kind: 'donation', id: donation_id },
      after: {
        refund,
        amount: amount_paise / 100,
        ...(next === 'done' ? { id: provider_refund_id } : { refusal: NOT_PAID }),
      },
    });
  }
}
