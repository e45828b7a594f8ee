import type { Context } from '../context';
import { mayContainUnreportedFee } from './payer-fee';
import type { ProviderPayment } from './payments';
import { paymentMatchesOrder, type OpenPaymentOrder } from './record-paid-order.server';
import { canPaymentBeDonation, isDonationAmount } from './record-simplified-payment.server';

/**
 * Captures an authorized payment that belongs to an unpaid order, a pending donation or a member's
 * checkout, and returns its current state. Other payments are not captured, so the provider refunds
 * them.
 */
export async function captureExpectedPayment(
  ctx: Context,
  reported: ProviderPayment,
  order: (OpenPaymentOrder & { status: string }) | null,
): Promise<ProviderPayment> {
  const isExpected = order
    ? order.status !== 'paid' &&
      (paymentMatchesOrder(reported, order) || mayContainUnreportedFee(reported, order.amount_paise))
    : await isAwaited(ctx, reported);
  return isExpected ? capturePayment(ctx, reported) : reported;
}

async function isAwaited(ctx: Context, payment: ProviderPayment): Promise<boolean> {
  if (payment.orderId !== null) return false;
  const donation = await ctx.db.donation.findUnique({
    where: { provider_payment_id: payment.id },
    select: { status: true },
  });
  if (donation) return donation.status === 'pending';
  const { chosenPaise } = payment;
  const mayBeChosen =
    chosenPaise !== null && isDonationAmount(chosenPaise) && mayContainUnreportedFee(payment, chosenPaise);
  return payment.memberId !== null && (mayBeChosen || canPaymentBeDonation(payment));
}

/**
 * Captures a payment if it is authorized, and returns its current state. If the capture fails, a
 * recheck job retries it later.
 */
export async function capturePayment(ctx: Context, reported: ProviderPayment): Promise<ProviderPayment> {
  const present = (await ctx.payments.findPayment(reported.id)) ?? reported;
  if (present.status !== 'authorized') return present;
  try {
    return await ctx.payments.capture(present);
  } catch (err) {
    ctx.log.warn({ err, paymentId: reported.id }, 'failed to capture a payment; a recheck will retry');
    return present;
  }
}
