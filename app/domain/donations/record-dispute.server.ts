import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import type { ProviderDispute } from './payments';
import { FINAL_DISPUTE_STATUSES } from './policy';

/**
 * Records a report about a dispute. Reports can arrive more than once and in any order.
 * Source: docs/rules.md#disputes.
 */
export async function recordDispute(ctx: Context, dispute: ProviderDispute): Promise<void> {
  const { id: provider_dispute_id, status, amount_paise, lost_paise, reason } = dispute;
  const news = { status, amount_paise, lost_paise, reason, respond_by: dispute.respondBy };
  const reported = { ...news, reported_at: dispute.reportedAt };
  await ctx.db.$transaction(async (tx) => {
    await acquireAdvisoryLock(tx, `dispute:${provider_dispute_id}`);
    const known = await tx.paymentDispute.findUnique({ where: { provider_dispute_id } });
    if (known && !isDisputeNews(known, dispute)) return;
    const opened = { provider_dispute_id, provider_payment_id: dispute.paymentId, created_at: dispute.createdAt };
    await tx.paymentDispute.upsert({
      where: { provider_dispute_id },
      create: { ...opened, ...reported },
      update: reported,
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'payment.disputed',
      subject: { kind: 'payment', id: dispute.paymentId },
      ...(known ? { before: { status: known.status } } : {}),
      after: { status, amount: amount_paise / 100, dispute: provider_dispute_id },
    });
  });
}

/** True if a report about a known dispute changes its status. */
export function isDisputeNews(
  known: { status: ProviderDispute['status']; reported_at: Date },
  { status, reportedAt }: ProviderDispute,
): boolean {
  if (FINAL_DISPUTE_STATUSES.some((final) => final === known.status) || status === known.status) return false;
  // The provider lists a dispute that requires an action as open.
  if (known.status === 'action_required' && status === 'open') return false;
  return FINAL_DISPUTE_STATUSES.some((final) => final === status) || reportedAt >= known.reported_at;
}
