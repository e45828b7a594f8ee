import type { Context } from '../context';
import { approvePending } from './approve-donation.server';
import type { ProviderPayment } from './payments';
import { recordUnmatchedPayment } from './record-unmatched-payment.server';
import { rejectPending } from './reject-donation.server';

const RETURNED = 'The payment did not go through, and the provider has returned it.';

/** Settles a donation that was written down as pending while its money was only set aside. */
export async function settleWithoutOrder(ctx: Context, payment: ProviderPayment): Promise<void> {
  const named = { provider_payment_id: payment.id };
  if (payment.status === 'captured') await approvePending(ctx, named, null);
  if (payment.status === 'refunded' || payment.status === 'failed')
    await rejectPending(ctx, named, { reason: RETURNED }, null);
  const rejected = await ctx.db.donation.findUnique({
    where: { ...named, status: 'rejected' },
    select: { id: true, member_id: true },
  });
  if (!rejected) return;
  const { id: donationId, member_id: memberId } = rejected;
  const found = { reason: 'after_rejection', memberId, donationId } as const;
  await ctx.db.$transaction((tx) => recordUnmatchedPayment(ctx, tx, payment, found));
}
