import type { Transaction } from '~/db/client.server';
import type { Prisma } from '~/db/generated/client';
import { formatPaise } from '~/lib/format-number';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { addKarma } from '../karma/add-karma.server';
import { addToOutbox } from '../notifications/outbox.server';
import type { ProviderPayment } from './payments';
import { getDonationKarma } from './policy';

const columns = {
  id: true,
  member_id: true,
  amount_paise: true,
  karma_points_awarded: true,
  created_at: true,
} satisfies Prisma.DonationSelect;

interface Refund extends Prisma.DonationGetPayload<{ select: typeof columns }> {
  taken: number;
  left: number;
  returnedPaise: number;
}

/**
 * Records refunds and lost disputes, deducts the karma and notifies the donor.
 * Source: docs/rules.md#donations.
 */
export async function recordRefund(ctx: Context, told: ProviderPayment): Promise<void> {
  const { _sum } = await ctx.db.paymentDispute.aggregate({
    where: { provider_payment_id: told.id },
    _sum: { lost_paise: true },
  });
  const payment = { ...told, refunded_paise: told.refunded_paise + (_sum.lost_paise ?? 0) };
  if (payment.status !== 'refunded' && payment.refunded_paise === 0) return;
  const isWhole = payment.status === 'refunded' || payment.refunded_paise >= payment.amount_paise;
  const messageId = await ctx.db.$transaction(async (tx) => {
    const refund = await (isWhole ? refundAll(ctx, tx, payment) : refundPart(ctx, tx, payment));
    if (!refund) return null;
    const { id, member_id, taken, left } = refund;
    if (member_id !== null && taken > 0) {
      const reference = isWhole ? `donation:${id}` : `donation:${id}:${payment.refunded_paise}`;
      await addKarma(ctx, tx, { member_id, delta: -taken, reason: 'refund', reference });
    }
    await recordAuditEntry(ctx, tx, {
      action: 'donation.refunded',
      subject: { kind: 'donation', id },
      before: { status: 'approved', karma: taken + left },
      after: { status: isWhole ? 'refunded' : 'approved', karma: left },
    });
    return addNotice(ctx, tx, refund, isWhole ? 'whole' : String(payment.refunded_paise));
  });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
}

async function refundAll(ctx: Context, tx: Transaction, payment: ProviderPayment): Promise<Refund | null> {
  const [refunded] = await tx.donation.updateManyAndReturn({
    where: { provider_payment_id: payment.id, status: 'approved' },
    data: { status: 'refunded', refunded_at: ctx.clock.now() },
    select: { ...columns, refunded_paise: true },
  });
  if (!refunded) return null;
  const { refunded_paise: before, ...donation } = refunded;
  await tx.donation.update({ where: { id: donation.id }, data: { karma_points_awarded: 0 }, select: { id: true } });
  return { ...donation, taken: donation.karma_points_awarded, left: 0, returnedPaise: donation.amount_paise - before };
}

/**
 * Records a partial refund. A report whose refunded total is not higher than the recorded total is
 * ignored, because reports can arrive out of order.
 */
async function refundPart(
  ctx: Context,
  tx: Transaction,
  { id: providerPaymentId, amount_paise, refunded_paise }: ProviderPayment,
): Promise<Refund | null> {
  const known = await tx.$queryRaw<{ refunded_paise: number }[]>`
    SELECT refunded_paise FROM donations WHERE provider_payment_id = ${providerPaymentId} FOR UPDATE`;
  const [donation] = await tx.donation.updateManyAndReturn({
    where: { provider_payment_id: providerPaymentId, status: 'approved', refunded_paise: { lt: refunded_paise } },
    data: { refunded_at: ctx.clock.now(), refunded_paise },
    select: columns,
  });
  if (!donation) return null;
  const left = Math.min(
    donation.karma_points_awarded,
    getDonationKarma(Math.ceil((amount_paise - refunded_paise) / 100)),
  );
  await tx.donation.update({ where: { id: donation.id }, data: { karma_points_awarded: left }, select: { id: true } });
  const returnedPaise = refunded_paise - (known[0]?.refunded_paise ?? 0);
  return { ...donation, taken: donation.karma_points_awarded - left, left, returnedPaise };
}

async function addNotice(ctx: Context, tx: Transaction, refund: Refund, part: string): Promise<number | null> {
  const { id, member_id, amount_paise, returnedPaise, taken } = refund;
  if (member_id === null) return null;
  const donor = await tx.member.findUniqueOrThrow({ where: { id: member_id }, select: { name: true, phone: true } });
  return addToOutbox(ctx, tx, {
    event_key: `donation-refunded:${id}:${part}`,
    phone: donor.phone,
    member_id,
    template: 'donation_refunded',
    variables: { 1: donor.name, 2: formatPaise(returnedPaise), 3: formatPaise(amount_paise), 4: String(taken) },
  });
}
