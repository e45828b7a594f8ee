import type { Context } from '../context';
import type { ProviderDispute } from './payments';
import { isDisputeNews, recordDispute } from './record-dispute.server';
import { settlePaymentsOf } from './settle-payments-of.server';
import { findUnappliedReturns } from './store-refunds.server';

/**
 * Records the disputes that are missing or have an outdated state, and settles their payments.
 * Returns the number of settled payments.
 */
export async function settleDisputes(ctx: Context, page: readonly ProviderDispute[]): Promise<number> {
  const [stored, unapplied] = await Promise.all([
    ctx.db.paymentDispute.findMany({
      where: { provider_dispute_id: { in: page.map(({ id }) => id) } },
      select: { provider_dispute_id: true, status: true, reported_at: true },
    }),
    findUnappliedReturns(
      ctx,
      page.map(({ paymentId }) => paymentId),
    ),
  ]);
  const knownOf = new Map(stored.map((known) => [known.provider_dispute_id, known]));
  const changed = page.filter((dispute) => {
    const known = knownOf.get(dispute.id);
    return !known || isDisputeNews(known, dispute) || unapplied.has(dispute.paymentId);
  });
  return settlePaymentsOf(ctx, changed, async (disputes) => {
    for (const dispute of disputes) await recordDispute(ctx, dispute);
  });
}
