import type { Context } from '../context';
import type { ProviderPayment } from './payments';
import { PAYMENT_CODE_LIFETIME_MINUTES } from './policy';

/**
 * Maximum number of codes with the same amount that are compared. Each comparison needs a request
 * to the provider.
 */
const COMPARED = 20;

/**
 * Age of the codes that are searched. A payment may be made or reported some time after its code
 * was closed.
 */
const SEARCHED_MINUTES = 4 * PAYMENT_CODE_LIFETIME_MINUTES;

/**
 * Returns the QR code with which a payment without an order was made, or null. Only some events
 * contain the code, so this function requests the payments of recent codes with the same amount.
 */
export async function findCodeOfPayment(ctx: Context, payment: ProviderPayment): Promise<string | null> {
  if (payment.orderId !== null || payment.memberId !== null) return null;
  const at = payment.created_at.getTime();
  const codes = await ctx.db.paymentOrder.findMany({
    where: {
      amount_paise: { in: [payment.amount_paise, payment.amount_paise - payment.fee_paise] },
      code_image_url: { not: null },
      created_at: { gte: new Date(at - SEARCHED_MINUTES * 60_000), lte: new Date(at + 60_000) },
    },
    orderBy: { created_at: 'desc' },
    take: COMPARED,
    select: { provider_order_id: true },
  });
  for (const { provider_order_id: code } of codes) {
    const paid = await ctx.payments.listPayments(code);
    if (paid.some(({ id }) => id === payment.id)) return code;
  }
  return null;
}
