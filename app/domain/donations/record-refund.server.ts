import type { Transaction } from '~/db/client.server';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { addKarma } from '../karma/add-karma.server';
import type { ProviderPayment } from './payments';
import { karmaFor } from './policy';

/** A refund of a donation: the karma that it takes, and what is left of it. */
interface Refund {
  id: number;
  member_id: number | null;
  taken: number;
  left: number;
}

/**
 * Writes down what the provider has paid back of a donation, in all so far, and takes the karma of those rupees back in the same transaction.
 * Paid back in full it is refunded; in part it stays approved. Nothing happens for a payment that is unknown, or for a sum that is known
 * already, whichever report comes first. Source: docs/rules.md#donations: approved, then refunded with negative karma.
 */
export async function recordRefund(ctx: Context, payment: ProviderPayment): Promise<void> {
  const isWhole = payment.status === 'refunded' || payment.refunded_paise >= payment.amount_paise;
  await ctx.db.$transaction(async (tx) => {
    const refund = await (isWhole ? refundAll(ctx, tx, payment) : refundPart(ctx, tx, payment));
    if (!refund) return;
    const { id, member_id, taken, left } = refund;
    if (member_id !== null && taken > 0) {
      const reference = isWhole ? `donation:${id}` : `donation:${id}:${payment.refunded_paise}`;
      await addKarma(ctx, tx, { member_id, delta: -taken, reason: 'refund', reference });
    }
    await recordAudit(ctx, tx, {
      action: 'donation.refunded',
      subject: { kind: 'donation', id },
      before: { status: 'approved', karma: taken + left },
      after: { status: isWhole ? 'refunded' : 'approved', karma: left },
    });
  });
}

async function refundAll(ctx: Context, tx: Transaction, payment: ProviderPayment): Promise<Refund | null> {
  const [refunded] = await tx.donation.updateManyAndReturn({
    where: { provider_payment_id: payment.id, status: 'approved' },
    data: { status: 'refunded', refunded_at: ctx.clock.now() },
    select: { id: true, member_id: true, karma_points_awarded: true },
  });
  return refunded ? { ...refunded, taken: refunded.karma_points_awarded, left: 0 } : null;
}

/** The first statement takes the row, for the largest sum told so far alone; the second leaves the karma of the rupees that stay. */
async function refundPart(
  ctx: Context,
  tx: Transaction,
  { id: providerPaymentId, amount_paise, refunded_paise }: ProviderPayment,
): Promise<Refund | null> {
  const [donation] = await tx.donation.updateManyAndReturn({
    where: { provider_payment_id: providerPaymentId, status: 'approved', refunded_paise: { lt: refunded_paise } },
    data: { refunded_at: ctx.clock.now(), refunded_paise },
    select: { id: true, member_id: true, karma_points_awarded: true },
  });
  if (!donation) return null;
  const left = Math.min(donation.karma_points_awarded, karmaFor(Math.ceil((amount_paise - refunded_paise) / 100)));
  await tx.donation.update({ where: { id: donation.id }, data: { karma_points_awarded: left }, select: { id: true } });
  return { ...donation, taken: donation.karma_points_awarded - left, left };
}
