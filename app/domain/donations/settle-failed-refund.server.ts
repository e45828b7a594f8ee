import { untranslated } from '~/i18n/messages/message';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';

/**
 * Removes a refund that failed at the bank from the list of unfinished refunds, because staff have
 * paid the donor in another way or agreed with the donor. Throws `not_found` for another refund.
 * Source: docs/rules.md#refunds.
 */
export async function settleFailedRefund(
  ctx: Context,
  { donationId, refundId, note }: { donationId: number; refundId: number; note: string },
): Promise<{ message: string }> {
  requireAdmin(ctx, ...settleFailedRefund.permissions);
  await ctx.db.$transaction(async (tx) => {
    const donation = await tx.donation.findUnique({ where: { id: donationId }, select: { provider_payment_id: true } });
    const where = { id: refundId, provider_payment_id: donation?.provider_payment_id ?? '', status: 'failed' } as const;
    const { count } = await tx.providerRefund.updateMany({
      where: { ...where, settled_at: null },
      data: { settled_at: ctx.clock.now(), settled_note: note },
    });
    if (count > 0)
      return recordAuditEntry(ctx, tx, {
        action: 'refund.settled',
        subject: { kind: 'donation', id: donationId },
        after: { refund: refundId, note },
      });
    if ((await tx.providerRefund.count({ where })) === 0)
      throw new DomainError('not_found', untranslated('Refund not found.'));
  });
  return { message: 'Refund marked as settled.' };
}

settleFailedRefund.permissions = ['refund_donations'] as const;
