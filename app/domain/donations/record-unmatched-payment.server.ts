import type { Transaction } from '~/db/client.server';
import type { UnmatchedReason } from '~/db/generated/enums';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import type { ProviderPayment } from './payments';

interface Match {
  reason: UnmatchedReason;
  memberId: number | null;
  donationId: number | null;
}

/**
 * Records a captured payment that matches no donation, at most once.
 * Source: docs/rules.md#donations.
 */
export async function recordUnmatchedPayment(
  ctx: Context,
  tx: Transaction,
  payment: ProviderPayment,
  { reason, memberId, donationId }: Match,
): Promise<void> {
  const isOurs = payment.status === 'captured' || (payment.status === 'refunded' && payment.wasCaptured);
  if (!isOurs) return;
  const now = ctx.clock.now();
  const state = payment.status === 'refunded' ? ({ status: 'refunded', decided_at: now } as const) : {};
  const [made] = await tx.unmatchedPayment.createManyAndReturn({
    data: [
      {
        provider_payment_id: payment.id,
        provider_order_id: payment.orderId,
        reason,
        amount_paise: payment.amount_paise,
        currency: payment.currency,
        member_id: memberId,
        donation_id: donationId,
        created_at: now,
        ...state,
      },
    ],
    skipDuplicates: true,
    select: { status: true },
  });
  if (made?.status !== 'open') return;
  const subject = { kind: 'payment', id: payment.id };
  await recordAuditEntry(ctx, tx, {
    action: 'payment.unmatched',
    subject,
    after: { reason, amount: payment.amount_paise / 100 },
  });
  ctx.log.error(
    { paymentId: payment.id, orderId: payment.orderId, reason },
    'captured payment matches no donation; see unmatched payments',
  );
}
