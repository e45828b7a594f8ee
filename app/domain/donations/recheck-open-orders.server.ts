import type { PaymentOrder } from '~/db/generated/client';
import type { Context } from '../context';
import { ORDER_LIFETIME_HOURS } from './policy';
import { settlePayment } from './settle-payment.server';

const RECHECK_MINUTES = 10;
const BATCH = 200;

/** Asks about open orders and money set aside. Returns how many; throws upstream_failed. */
export async function recheckOpenOrders(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const checkedBefore = ago(RECHECK_MINUTES);
  const orders = await ctx.db.paymentOrder.findMany({
    where: {
      created_at: { lte: checkedBefore },
      AND: [
        { OR: [{ status: 'created' }, { status: 'failed', created_at: { gt: ago(ORDER_LIFETIME_HOURS * 60) } }] },
        { OR: [{ checked_at: null }, { checked_at: { lte: checkedBefore } }] },
      ],
    },
    orderBy: [{ checked_at: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    take: BATCH,
  });
  for (const order of orders) await recheck(ctx, order);
  return orders.length + (await recheckSetAside(ctx, checkedBefore));
}

/** Donations without an order that wait for their capture: its report may have been lost. */
async function recheckSetAside(ctx: Context, before: Date): Promise<number> {
  const waiting = await ctx.db.donation.findMany({
    where: { status: 'pending', payment_method: 'razorpay', created_at: { lte: before } },
    select: { provider_payment_id: true },
    orderBy: { id: 'desc' },
    take: BATCH,
  });
  for (const { provider_payment_id: id } of waiting) {
    const payment = id === null ? null : await ctx.payments.findPayment(id);
    if (payment) await settlePayment(ctx, payment);
  }
  return waiting.length;
}

async function recheck(ctx: Context, order: PaymentOrder): Promise<void> {
  const now = ctx.clock.now();
  const payments = await ctx.payments.listPayments(order.provider_order_id);
  for (const payment of payments) await settlePayment(ctx, payment);
  const isOver = now.getTime() - order.created_at.getTime() >= ORDER_LIFETIME_HOURS * 3_600_000;
  await ctx.db.paymentOrder.updateMany({
    where: { id: order.id, status: { in: ['created', 'failed'] } },
    data: { checked_at: now },
  });
  if (isOver)
    await ctx.db.paymentOrder.updateMany({
      where: { id: order.id, status: 'created', donation_id: null },
      data: { status: 'expired' },
    });
}
