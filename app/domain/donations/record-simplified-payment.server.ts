import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { findCitizenDeclaration } from './citizenship.server';
import { getPayerFee } from './payer-fee';
import { getPaymentDay } from './payment-day';
import type { ProviderPayment } from './payments';
import { getDonationCategory, MAX_DONATION_RUPEES, MIN_DONATION_RUPEES } from './policy';
import { rewardDonor } from './reward-donor.server';

/**
 * True if a payment without an order can be recorded as a donation.
 * Source: docs/rules.md#simplified-mode.
 */
export function canPaymentBeDonation(payment: ProviderPayment): boolean {
  return (
    (payment.status === 'captured' || payment.status === 'authorized') &&
    payment.orderId === null &&
    payment.currency === 'INR' &&
    getPayerFee(payment, getChosenPaise(payment)) !== null &&
    isDonationAmount(getChosenPaise(payment))
  );
}

/** True for whole rupees within the limits of a donation. */
export function isDonationAmount(paise: number): boolean {
  const rupees = paise / 100;
  return Number.isInteger(rupees) && rupees >= MIN_DONATION_RUPEES && rupees <= MAX_DONATION_RUPEES;
}

/** Without a noted amount, the whole payment is the donation. */
function getChosenPaise({ chosenPaise, amount_paise }: ProviderPayment): number {
  return chosenPaise ?? amount_paise;
}

/** Locks a payment without an order, so that concurrent processes settle it one after the other. */
export function lockPaymentWithoutOrder(tx: Parameters<typeof acquireAdvisoryLock>[0], id: string): Promise<void> {
  return acquireAdvisoryLock(tx, `payment:${id}`);
}

/**
 * Records a payment without an order as a donation of the member, unless the donation already
 * exists. A captured payment is recorded as approved, and an authorized one as pending. A payment
 * that is listed as unmatched is removed from that list. Returns the id and the owner of the
 * donation, or null if staff have already handled the payment.
 */
export async function recordSimplifiedPayment(
  ctx: Context,
  memberId: number,
  payment: ProviderPayment,
): Promise<{ id: number; member_id: number | null } | null> {
  const now = ctx.clock.now();
  const isCaptured = payment.status === 'captured';
  const chosen = getChosenPaise(payment);
  const [donation, messageId] = await ctx.db.$transaction(async (tx) => {
    await lockPaymentWithoutOrder(tx, payment.id);
    const where = { provider_payment_id: payment.id };
    const known = await tx.donation.findUnique({ where, select: { id: true, member_id: true } });
    if (known) return [known, null];
    await tx.unmatchedPayment.deleteMany({
      where: { ...where, status: 'open', reason: { in: ['no_order', 'foreign_card'] } },
    });
    if ((await tx.unmatchedPayment.count({ where })) > 0) return [null, null];
    const made = await tx.donation.create({
      data: {
        member_id: memberId,
        amount_paise: chosen,
        payer_fee_paise: getPayerFee(payment, chosen) ?? 0,
        category: getDonationCategory(chosen / 100),
        payment_method: 'razorpay',
        ...where,
        citizen_declared_at: await findCitizenDeclaration(tx, memberId),
        ...(isCaptured ? { status: 'approved', decided_at: now } : { status: 'pending' }),
        donated_on: getPaymentDay(ctx, payment),
        created_at: now,
      },
      select: { id: true, member_id: true, amount_paise: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'donation.paid',
      subject: { kind: 'donation', id: made.id },
      after: { amount: made.amount_paise / 100, payment: payment.id, captured: isCaptured },
    });
    return [made, isCaptured ? await rewardDonor(ctx, tx, made) : null];
  });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
  return donation;
}
