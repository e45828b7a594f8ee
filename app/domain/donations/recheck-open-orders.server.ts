import type { PaymentOrder } from '~/db/generated/client';
import type { Context } from '../context';
import { runAllThenThrow } from './run-all-then-throw';
import { PAYMENT_ORDER_LIFETIME_HOURS } from './policy';
import { recheckOrder } from './recheck-order.server';
import { settlePayment } from './settle-payment.server';

const RECHECK_MINUTES = 10;
const CHUNK_SIZE = 200;

/**
 * Rechecks open orders, and authorized payments whose capture may not have been reported. Returns
 * the number of checked orders and payments. If a check fails, the next checks still run, and
 * `upstream_failed` is thrown at the end. After several failures in a row, the remaining checks are
 * skipped.
 */
export async function recheckOpenOrders(ctx: Context): Promise<number> {
  const before = getMinutesAgo(ctx, RECHECK_MINUTES);
  const [orders, setAside] = await Promise.all([listOpenOrders(ctx, before), listSetAside(ctx, before)]);
  await runAllThenThrow([
    ...orders.map((order) => () => recheckOrder(ctx, order)),
    ...setAside.map((id) => () => recheckPayment(ctx, id)),
  ]);
  return orders.length + setAside.length;
}

const getMinutesAgo = ({ clock }: Context, minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);

function listOpenOrders(ctx: Context, before: Date): Promise<PaymentOrder[]> {
  return ctx.db.paymentOrder.findMany({
    where: {
      created_at: { lte: before },
      AND: [
        {
          OR: [
            { status: 'created' },
            { status: 'failed', created_at: { gt: getMinutesAgo(ctx, PAYMENT_ORDER_LIFETIME_HOURS * 60) } },
          ],
        },
        { OR: [{ checked_at: null }, { checked_at: { lte: before } }] },
      ],
    },
    orderBy: [{ checked_at: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    take: CHUNK_SIZE,
  });
}

/** Lists the ids of payments that are authorized but not captured yet. */
async function listSetAside(ctx: Context, before: Date): Promise<string[]> {
  const waiting = await ctx.db.donation.findMany({
    where: { status: 'pending', payment_method: 'razorpay', created_at: { lte: before } },
    select: { provider_payment_id: true },
    orderBy: { id: 'desc' },
    take: CHUNK_SIZE,
  });
  return waiting.flatMap(({ provider_payment_id: id }) => id ?? []);
}

async function recheckPayment(ctx: Context, id: string): Promise<void> {
  const payment = await ctx.payments.findPayment(id);
  if (payment) await settlePayment(ctx, payment);
}
