import { expect, test } from 'vitest';
import { createDonorBeforeEach, reportPayment } from '../../../tests/factories/payments';
import { testContext } from '../../../tests/setup/context';
import { capture, pay, returnUncaptured, stopRefusing, type ReportedPayment } from '../../../tests/setup/razorpay';
import { placeOnlineOrder } from './place-online-order.server';
import { getOwnPaymentOrder } from './own-payment-order.server';
import { listOwnDonations } from './own-donations.server';
import { recheckOpenOrders } from './recheck-open-orders.server';
import { verifyPayment } from './verify-payment.server';

const ctx = await testContext();

const donor = createDonorBeforeEach(ctx);

const PENDING = { message: { text: 'Your payment has reached us. Karma points are added once it is confirmed.' } };

interface Held {
  order: string | null;
  proof: Awaited<ReturnType<typeof pay>>;
  payment: Omit<ReportedPayment, 'status'>;
}

/** Simulates a payment of ₹501 that is authorized but not captured. */
async function payWithoutCapture(way: 'order' | 'simplified', more: { refuse_capture?: boolean } = {}): Promise<Held> {
  const order = way === 'order' ? (await placeOnlineOrder(donor.ctx, { amount: 501 })).order.id : null;
  const notes = { member_id: String(donor.member.id) };
  const made = order ? { order_id: order } : { amount: 50_100, contact: donor.member.phone };
  const proof = await pay(ctx, { ...made, notes, authorize_only: true, ...more });
  return { order, proof, payment: { id: proof.razorpay_payment_id, order_id: order, amount: 50_100, notes } };
}

test('the provider captures an order’s payment automatically for three days, and accepts our capture for five', async () => {
  const { order } = await placeOnlineOrder(donor.ctx, { amount: 501 });
  const response = await fetch(`${ctx.sandboxUrl}/pay/order/${order.id}`);
  expect(await response.json()).toEqual({
    capture: 'automatic',
    capture_options: { automatic_expiry_period: 4_320, manual_expiry_period: 7_200, refund_speed: 'normal' },
  });
});

test.each(['order', 'simplified'] as const)('%s: the proof of an authorized payment captures it', async (way) => {
  const { proof } = await payWithoutCapture(way);
  expect((await verifyPayment(donor.ctx, proof)).donation_info).toMatchObject({ status: 'approved' });
  expect(await ctx.payments.findPayment(proof.razorpay_payment_id)).toMatchObject({ status: 'captured' });
  expect(await donor.getBooks()).toEqual({ donations: ['501 approved'], karma: [501], messages: 1, karma_points: 501 });
});

test.each(['order', 'simplified'] as const)('%s: the webhook of an authorized payment captures it', async (way) => {
  const { payment } = await payWithoutCapture(way);
  await reportPayment(ctx, 'payment.authorized', { ...payment, status: 'authorized' });
  await reportPayment(ctx, 'payment.captured', { ...payment, status: 'captured' });
  expect(await donor.getBooks()).toEqual({ donations: ['501 approved'], karma: [501], messages: 1, karma_points: 501 });
});

test.each(['order', 'simplified'] as const)(
  '%s: until the capture is possible, the verification and the history show pending, once',
  async (way) => {
    const { order, proof, payment } = await payWithoutCapture(way, { refuse_capture: true });
    const both = await Promise.all([
      verifyPayment(donor.ctx, proof),
      verifyPayment(donor.ctx, proof),
      reportPayment(ctx, 'payment.authorized', { ...payment, status: 'authorized' }),
    ]);
    expect(both[0]).toMatchObject({ ...PENDING, donation_info: { status: 'pending', karma_points_awarded: 0 } });
    expect(await verifyPayment(donor.ctx, proof)).toEqual(both[0]);
    const { donations } = await listOwnDonations(donor.ctx, { page: 1, limit: 20 });
    expect(donations).toMatchObject([{ amount: 501, status: 'pending', payment_method: 'razorpay' }]);
    if (order) expect(await getOwnPaymentOrder(donor.ctx, order)).toMatchObject({ isPaid: true });
    expect(await donor.getBooks()).toMatchObject({ karma: [], messages: 0 });
    ctx.clock.advance(26 * 3600);
    await recheckOpenOrders(ctx);
    expect((await donor.getBooks()).donations).toEqual(['501 pending']);
    await reportPayment(ctx, 'payment.captured', { ...payment, status: 'captured' });
    expect(await donor.getBooks()).toEqual({
      donations: ['501 approved'],
      karma: [501],
      messages: 1,
      karma_points: 501,
    });
  },
);

test.each(['order', 'simplified'] as const)(
  '%s: the recheck captures a payment that could not be captured before',
  async (way) => {
    const { proof } = await payWithoutCapture(way, { refuse_capture: true });
    await verifyPayment(donor.ctx, proof);
    await stopRefusing(ctx, proof.razorpay_payment_id);
    ctx.clock.advance(601);
    await recheckOpenOrders(ctx);
    expect((await donor.getBooks()).donations).toEqual(['501 approved']);
  },
);

test.each(['order', 'simplified'] as const)(
  '%s: a payment that the provider returned uncaptured is rejected without a request to the donor',
  async (way) => {
    const { order, proof } = await payWithoutCapture(way, { refuse_capture: true });
    await verifyPayment(donor.ctx, proof);
    await returnUncaptured(ctx, proof.razorpay_payment_id);
    ctx.clock.advance(601);
    await recheckOpenOrders(ctx);
    expect(await donor.getBooks()).toMatchObject({ donations: ['501 rejected'], karma: [], messages: 1 });
    const { variables } = await ctx.db.outboxMessage.findFirstOrThrow({ where: { member_id: donor.member.id } });
    expect(variables).toMatchObject({
      4: 'The payment did not go through, and the provider has returned it.',
      5: 'If you would like to give again, you are welcome on the Donations page.',
    });
    expect(await ctx.db.unmatchedPayment.count({ where: { provider_payment_id: proof.razorpay_payment_id } })).toBe(0);
    if (!order) return;
    expect(await getOwnPaymentOrder(donor.ctx, order)).toMatchObject({ isPaid: false });
    await verifyPayment(donor.ctx, await pay(ctx, { order_id: order }));
    expect((await donor.getBooks()).donations.toSorted()).toEqual(['501 approved', '501 rejected']);
  },
);

test('a payment that was returned before any report is neither a donation nor an unmatched payment', async () => {
  const { payment } = await payWithoutCapture('order', { refuse_capture: true });
  await returnUncaptured(ctx, payment.id);
  await reportPayment(ctx, 'refund.processed', {
    ...payment,
    status: 'refunded',
    captured: false,
    amount_refunded: 50_100,
  });
  expect(await donor.getBooks()).toMatchObject({ donations: [], messages: 0 });
  expect(await ctx.db.unmatchedPayment.count({ where: { provider_payment_id: payment.id } })).toBe(0);
});

test('only one of two payments of an order is captured', async () => {
  const { order, proof, payment } = await payWithoutCapture('order', { refuse_capture: true });
  await verifyPayment(donor.ctx, proof);
  const second = await pay(ctx, { order_id: order ?? '' });
  await verifyPayment(donor.ctx, second);
  expect((await donor.getBooks()).donations).toEqual(['501 approved']);
  await reportPayment(ctx, 'payment.authorized', { ...payment, status: 'authorized' });
  expect(await ctx.payments.findPayment(payment.id)).toMatchObject({ status: 'authorized' });
  await reportPayment(ctx, 'payment.captured', { ...payment, status: 'captured' });
  expect(await ctx.db.unmatchedPayment.findUnique({ where: { provider_payment_id: payment.id } })).toMatchObject({
    reason: 'second_payment',
  });
});

test('an authorized payment with another amount, no member or another page is not captured', async () => {
  const page = await pay(ctx, { amount: 50_100, contact: donor.member.phone, authorize_only: true });
  const payment = { order_id: null, amount: 50_100, status: 'authorized' } as const;
  await reportPayment(ctx, 'payment.authorized', { ...payment, id: page.razorpay_payment_id });
  expect(await ctx.payments.findPayment(page.razorpay_payment_id)).toMatchObject({ status: 'authorized' });
  await capture(ctx, page.razorpay_payment_id, 50_100);
  expect((await donor.getBooks()).donations).toEqual([]);
});
