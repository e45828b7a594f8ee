import type { Context } from '../context';
import { runAllThenThrow } from './run-all-then-throw';
import { settlePayment } from './settle-payment.server';

/**
 * Stores the refunds or disputes of each payment, and settles the payments that the provider has.
 * Returns the number of payments. If a payment fails, the next ones are still settled, and the
 * error is thrown at the end.
 */
export async function settlePaymentsOf<Entry extends { paymentId: string }>(
  ctx: Context,
  entries: readonly Entry[],
  store: (ofPayment: Entry[]) => Promise<void>,
): Promise<number> {
  const paymentIds = [...new Set(entries.map(({ paymentId }) => paymentId))];
  await runAllThenThrow(
    paymentIds.map((id) => async () => {
      const payment = await ctx.payments.findPayment(id);
      if (!payment) return;
      await store(entries.filter(({ paymentId }) => paymentId === id));
      await settlePayment(ctx, payment);
    }),
  );
  return paymentIds.length;
}
