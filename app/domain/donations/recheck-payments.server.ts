import type { Context } from '../context';
import { runAllThenThrow } from './run-all-then-throw';
import type { ProviderPayment, ProviderRefund } from './payments';
import { settleDisputes } from './settle-disputes.server';
import { settlePayment } from './settle-payment.server';
import { settlePaymentsOf } from './settle-payments-of.server';
import { findUnappliedReturns, storeRefunds } from './store-refunds.server';

/**
 * The provider captures or refunds a payment within five days. Three more days leave a safety
 * margin.
 */
const FINISHED_AFTER_HOURS = 8 * 24;

/** Banks decide a dispute within some months. The rest of the year is a safety margin. */
const DISPUTE_CLOSED_AFTER_HOURS = 365 * 24;

const RECENT_HOURS = 3;

/**
 * Settles payments of the last three hours and the newest disputes whose webhook was lost. Returns
 * the number of settled payments. If a payment fails, the next ones and the other lists are still
 * settled, and the error is thrown at the end.
 */
export function recheckRecentPayments(ctx: Context): Promise<number> {
  return recheckPayments(ctx, RECENT_HOURS, RECENT_HOURS);
}

/**
 * Settles payments of the last eight days and disputes of the last year whose webhook was lost.
 * Older payments can change only through a dispute.
 */
export function recheckAllPayments(ctx: Context): Promise<number> {
  return recheckPayments(ctx, FINISHED_AFTER_HOURS, DISPUTE_CLOSED_AFTER_HOURS);
}

async function recheckPayments(ctx: Context, hours: number, disputeHours: number): Promise<number> {
  const now = ctx.clock.now();
  const getHoursAgo = (ago: number) => new Date(now.getTime() - ago * 3_600_000);
  const from = getHoursAgo(hours);
  let settled = 0;
  async function* settleEach<Page>(pages: AsyncIterable<Page>, settle: (page: Page) => Promise<number>) {
    for await (const page of pages)
      yield async () => {
        settled += await settle(page);
      };
  }
  await runAllThenThrow(
    [
      settleEach(ctx.payments.listPaymentsBetween(from, now), (page) => settlePayments(ctx, page)),
      settleEach(ctx.payments.listRefundsBetween(from, now), async (page) =>
        settleRefunds(ctx, await keepRecorded(ctx, page)),
      ),
      settleEach(ctx.payments.listDisputesSince(getHoursAgo(disputeHours), now), async (page) =>
        settleDisputes(ctx, await keepRecorded(ctx, page)),
      ),
    ].map((turns) => () => runAllThenThrow(turns)),
  );
  return settled;
}

/**
 * Keeps the refunds or disputes of payments that are a donation or an unmatched payment. The list
 * of payments contains the others, unless they are older than our records or belong to another
 * system.
 */
async function keepRecorded<Entry extends { paymentId: string }>(
  ctx: Context,
  page: readonly Entry[],
): Promise<Entry[]> {
  const where = { provider_payment_id: { in: page.map(({ paymentId }) => paymentId) } };
  const select = { provider_payment_id: true } as const;
  const [donations, unmatched] = await Promise.all([
    ctx.db.donation.findMany({ where, select }),
    ctx.db.unmatchedPayment.findMany({ where, select }),
  ]);
  const ids = new Set([...donations, ...unmatched].map(({ provider_payment_id }) => provider_payment_id));
  return page.filter(({ paymentId }) => ids.has(paymentId));
}

async function settlePayments(ctx: Context, page: readonly ProviderPayment[]): Promise<number> {
  const unsettled = await findUnsettled(ctx, page);
  await runAllThenThrow(unsettled.map((payment) => () => settlePayment(ctx, payment)));
  return unsettled.length;
}

/**
 * Stores the refunds that are missing or have an outdated state, and settles their payments. The
 * amount of a payment does not show these refunds if one has failed and an equal one was made.
 */
async function settleRefunds(ctx: Context, page: readonly ProviderRefund[]): Promise<number> {
  const [stored, unapplied] = await Promise.all([
    ctx.db.providerRefund.findMany({
      where: { provider_refund_id: { in: page.map(({ id }) => id) } },
      select: { provider_refund_id: true, status: true },
    }),
    findUnappliedReturns(
      ctx,
      page.map(({ paymentId }) => paymentId),
    ),
  ]);
  const statusOf = new Map(stored.map(({ provider_refund_id, status }) => [provider_refund_id, status]));
  const changed = page.filter(
    ({ id, paymentId, status }) =>
      unapplied.has(paymentId) || (statusOf.get(id) !== status && statusOf.get(id) !== 'failed'),
  );
  return settlePaymentsOf(ctx, changed, (refunds) => storeRefunds(ctx, refunds));
}

/**
 * Returns the payments that are missing from our records, or whose recorded state is out of date.
 */
async function findUnsettled(ctx: Context, page: readonly ProviderPayment[]): Promise<ProviderPayment[]> {
  const ids = page.map(({ id }) => id);
  const where = { provider_payment_id: { in: ids } };
  const [donations, unmatched, refunds, unapplied] = await Promise.all([
    ctx.db.donation.findMany({ where, select: { provider_payment_id: true, status: true } }),
    ctx.db.unmatchedPayment.findMany({ where, select: { provider_payment_id: true } }),
    ctx.db.providerRefund.groupBy({
      by: ['provider_payment_id'],
      where: { ...where, status: { not: 'failed' } },
      _sum: { amount_paise: true },
    }),
    findUnappliedReturns(ctx, ids),
  ]);
  const refundedOf = new Map(refunds.map(({ provider_payment_id: id, _sum }) => [id, _sum.amount_paise]));
  const statusOf = new Map(donations.map(({ provider_payment_id: id, status }) => [id, status]));
  const unmatchedIds = new Set(unmatched.map(({ provider_payment_id: id }) => id));
  return page.filter(({ id, status, wasCaptured, refunded_paise }) => {
    const donation = statusOf.get(id);
    if (unmatchedIds.has(id) || donation === 'approved' || donation === 'refunded')
      return unapplied.has(id) || (refundedOf.get(id) ?? 0) !== refunded_paise;
    return donation === 'pending' || wasCaptured || (!donation && status === 'authorized');
  });
}
