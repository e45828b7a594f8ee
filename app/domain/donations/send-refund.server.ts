import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { runAllThenThrow } from './run-all-then-throw';
import { settlePayment } from './settle-payment.server';

const RECHECK_MINUTES = 10;
const CHUNK_SIZE = 200;

/**
 * Sends a requested refund to the provider and settles it. Repeating it is safe, because the key of
 * the refund is its id, so the provider makes it only once. Does nothing in any other status.
 * Throws `upstream_failed` if the provider cannot be reached; the refund is then rechecked.
 */
export async function sendRefund(ctx: Context, id: number): Promise<void> {
  const refund = await ctx.db.donationRefund.findUnique({
    where: { id, status: 'requested' },
    include: {
      donation: {
        select: { provider_payment_id: true, amount_paise: true, refunded_paise: true, payer_fee_paise: true },
      },
    },
  });
  const paymentId = refund?.donation.provider_payment_id;
  if (!refund || !paymentId) return;
  const { amount_paise, refunded_paise, payer_fee_paise } = refund.donation;
  const isWhole = refunded_paise + refund.amount_paise === amount_paise;
  const outcome = await ctx.payments.refundPart({
    paymentId,
    // A refund of the whole donation, or of its rest, also gives back the fee of the donor.
    amount_paise: refund.amount_paise + (isWhole ? payer_fee_paise : 0),
    key: `donation-refund-${id}`,
  });
  if ('id' in outcome)
    await ctx.db.donationRefund.updateMany({
      where: { id, status: 'requested' },
      data: { provider_refund_id: outcome.id },
    });
  // The payment is read again even after a rejection, because staff may have refunded it in the
  // provider's dashboard.
  const payment = await ctx.payments.findPayment(paymentId);
  if (payment) await settlePayment(ctx, payment);
  if ('refusal' in outcome) await recordRefusal(ctx, refund, outcome.refusal);
}

async function recordRefusal(
  ctx: Context,
  { id, donation_id, amount_paise }: { id: number; donation_id: number; amount_paise: number },
  refusal: string,
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.donationRefund.updateMany({
      where: { id, status: 'requested' },
      data: { settled_at: ctx.clock.now(), status: 'failed', failure: refusal },
    });
    if (count === 0) return;
    await recordAuditEntry(ctx, tx, {
      action: 'refund.failed',
      subject: { kind: 'donation', id: donation_id },
      after: { refund: id, amount: amount_paise / 100, refusal },
    });
  });
}

/**
 * Resends refunds with an unknown outcome, because a process ended or the provider did not respond,
 * and rechecks pending refunds. Returns their number. Throws `upstream_failed` if the provider
 * cannot be reached.
 */
export async function recheckRefunds(ctx: Context): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - RECHECK_MINUTES * 60_000);
  const waiting = await ctx.db.donationRefund.findMany({
    where: { status: 'requested', requested_at: { lte: before } },
    orderBy: { id: 'asc' },
    take: CHUNK_SIZE,
    select: { id: true },
  });
  const pending = await ctx.db.providerRefund.findMany({
    where: { status: 'pending', checked_at: { lte: before } },
    orderBy: { checked_at: 'asc' },
    take: CHUNK_SIZE,
    select: { provider_payment_id: true },
  });
  const paymentIds = new Set(pending.map(({ provider_payment_id: id }) => id));
  await runAllThenThrow([
    ...waiting.map(
      ({ id }) =>
        () =>
          sendRefund(ctx, id),
    ),
    ...[...paymentIds].map((id) => () => recheckPayment(ctx, id)),
  ]);
  return waiting.length + paymentIds.size;
}

async function recheckPayment(ctx: Context, paymentId: string): Promise<void> {
  const payment = await ctx.payments.findPayment(paymentId);
  if (payment) await settlePayment(ctx, payment);
}
