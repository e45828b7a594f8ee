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

/**
 * Returns the payments whose stored refunds and lost disputes are not applied to the donation or to
 * the unmatched payment, because the process ended after it had stored them.
 */
export async function findUnappliedReturns(ctx: Context, paymentIds: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.sql<{ id: string }[]>`
    SELECT payments.id
    FROM unnest(${[...new Set(paymentIds)]}::text[]) AS payments (id)
    CROSS JOIN LATERAL (
      SELECT count(*) AS refunds, COALESCE(sum(amount_paise) FILTER (WHERE status = 'processed'), 0) AS refunded
      FROM provider_refunds WHERE provider_payment_id = payments.id) AS refunds
    CROSS JOIN LATERAL (
      SELECT COALESCE(sum(lost_paise), 0) AS lost FROM payment_disputes WHERE provider_payment_id = payments.id
    ) AS disputes
    LEFT JOIN donations ON donations.provider_payment_id = payments.id AND donations.status IN ('approved', 'refunded')
    LEFT JOIN unmatched_payments AS unmatched ON unmatched.provider_payment_id = payments.id
    WHERE lost <> donations.lost_paise
      OR refunds > 0 AND least(refunded + lost, donations.amount_paise) <>
        CASE donations.status WHEN 'refunded' THEN donations.amount_paise ELSE donations.refunded_paise END
      OR unmatched.status IN ('open', 'refunding') AND refunded + lost >= unmatched.amount_paise
      OR unmatched.status = 'refunded' AND refunds > 0 AND refunded + lost < unmatched.amount_paise`;
  return new Set(rows.map(({ id }) => id));
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
