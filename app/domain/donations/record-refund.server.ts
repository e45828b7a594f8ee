import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { addKarma } from '../karma/add-karma.server';

/**
 * Writes down that the provider has paid a donation back in full: its karma is taken back in the same transaction. Nothing happens for a
 * payment that is unknown or refunded already. Source: rules, donations: approved, then refunded with negative karma.
 */
export async function recordRefund(ctx: Context, providerPaymentId: string): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const [refunded] = await tx.donation.updateManyAndReturn({
      where: { providerPaymentId, status: 'approved' },
      data: { status: 'refunded', refundedAt: ctx.clock.now() },
      select: { id: true, memberId: true, karmaPointsAwarded: true },
    });
    if (!refunded) return;
    const { id, memberId, karmaPointsAwarded } = refunded;
    if (memberId !== null) {
      const taken = { memberId, delta: -karmaPointsAwarded, reason: 'refund', reference: `donation:${id}` } as const;
      await addKarma(ctx, tx, taken);
    }
    await recordAudit(ctx, tx, {
      action: 'donation.refunded',
      subject: { kind: 'donation', id },
      before: { status: 'approved' },
      after: { status: 'refunded', karma: -karmaPointsAwarded },
    });
  });
}
