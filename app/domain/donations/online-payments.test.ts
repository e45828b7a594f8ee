import { expect, test } from 'vitest';
import { toDatabaseDate } from '~/lib/calendar';
import type { Context } from '~/domain/context';
import { createMember } from '../../../tests/factories/member';
import { createDonorBeforeEach, reportPayment } from '../../../tests/factories/payments';
import { testContext } from '../../../tests/setup/context';
import { pay, paymentEvent, createVerifyPaymentInput, troubleRazorpay } from '../../../tests/setup/razorpay';
import { placeOnlineOrder } from './place-online-order.server';
import { getDonationReceipt } from './receipt.server';
import { getOwnDonationStats } from './own-donation-stats.server';
import { listOwnDonations } from './own-donations.server';
import { processPaymentEvent, sweepPaymentEvents } from './process-payment-event.server';
import { receivePaymentEvent } from './receive-payment-event.server';
import { recheckOpenOrders } from './recheck-open-orders.server';
import { verifyPayment } from './verify-payment.server';

const ctx = await testContext();

const donor = createDonorBeforeEach(ctx);

const REFUSED = { message: 'Payment verification failed. Please try again.' };

const untouched = { donations: [], karma: [], messages: 0, karma_points: 0 };

const getOrderStatus = async (providerOrderId: string) =>
  (await ctx.db.paymentOrder.findUniqueOrThrow({ where: { provider_order_id: providerOrderId } })).status;

const report = (...args: Parameters<typeof paymentEvent>) => reportPayment(ctx, ...args);

test('an order has its amount in paise and states the karma', async () => {
  const placed = await placeOnlineOrder(donor.ctx, { amount: 1100 });
  expect(placed).toMatchObject({
    order: { amount: 110_000, currency: 'INR' },
    donation_info: { amount: 1100, category: 'Samarpan', expected_karma_points: 1100 },
    key_id: ctx.app.config.razorpay.keyId,
  });
  expect(await getOrderStatus(placed.order.id)).toBe('created');
});

test('if the provider fails twice, the order fails and nothing is stored', async () => {
  await troubleRazorpay(ctx, { fail: 1, status: 500 });
  await donor.placeOrder();
  await troubleRazorpay(ctx, { fail: 2, status: 500 });
  const before = await ctx.db.paymentOrder.count();
  await expect(donor.placeOrder()).rejects.toMatchObject({
    code: 'upstream_failed',
    message: 'Failed to create payment order',
  });
  expect(await ctx.db.paymentOrder.count()).toBe(before);
});

test('a payment that is recorded days later belongs to the day on which the donor paid', async () => {
  const paidOn = ctx.clock.today();
  const proof = await pay(ctx, { order_id: await donor.placeOrder() });
  ctx.clock.set(new Date(Date.now() + 3 * 24 * 3_600_000));
  const { donation_info } = await verifyPayment(donor.ctx, proof);
  expect(await ctx.db.donation.findUniqueOrThrow({ where: { id: donation_info.id } })).toMatchObject({
    status: 'approved',
    donated_on: toDatabaseDate(paidOn),
  });
});

test('if two payments of an order are reported, the day is that of the captured payment', async () => {
  ctx.clock.set('2026-04-02T09:00:00+05:30');
  const payment = { order_id: await donor.placeOrder(), amount: 50_100 };
  const at = (time: string) => Date.parse(time) / 1000;
  const held = {
    ...payment,
    id: 'pay_held',
    status: 'authorized',
    created_at: at('2026-04-01T00:01:00+05:30'),
  } as const;
  await report('payment.authorized', held);
  const captured = {
    ...payment,
    id: 'pay_won',
    status: 'captured',
    created_at: at('2026-03-31T23:59:30+05:30'),
  } as const;
  await report('payment.captured', captured);
  const { id, donated_on, receipt_year } = await ctx.db.donation.findUniqueOrThrow({
    where: { provider_payment_id: 'pay_won' },
  });
  expect([donated_on, receipt_year]).toEqual([toDatabaseDate('2026-03-31'), 2025]);
  expect((await getDonationReceipt(donor.ctx, id)).donatedOn).toBe('2026-03-31');
});

test('a verified payment is a donation with karma and a message, once, however often it is verified', async () => {
  const proof = await pay(ctx, { order_id: await donor.placeOrder() });
  const first = await verifyPayment(donor.ctx, proof);
  expect(first.donation_info).toMatchObject({ amount: 501, status: 'approved', karma_points_awarded: 501 });
  expect(await verifyPayment(donor.ctx, proof)).toEqual(first);
  expect(await donor.getBooks()).toEqual({ donations: ['501 approved'], karma: [501], messages: 1, karma_points: 501 });
});

test('concurrent verification, webhook and recheck of one payment make one donation and one karma entry', async () => {
  const providerOrderId = await donor.placeOrder(2100);
  const proof = await pay(ctx, { order_id: providerOrderId });
  ctx.clock.advance(601);
  const captured = {
    id: proof.razorpay_payment_id,
    order_id: providerOrderId,
    amount: 210_000,
    status: 'captured',
  } as const;
  await Promise.all([
    ...Array.from({ length: 8 }, () => verifyPayment(donor.ctx, proof)),
    ...Array.from({ length: 4 }, () => recheckOpenOrders(ctx)),
    report('payment.captured', captured),
    report('order.paid', captured),
  ]);
  expect(await donor.getBooks()).toEqual({
    donations: ['2100 approved'],
    karma: [2100],
    messages: 1,
    karma_points: 2100,
  });
});

test('an invalid proof of payment changes nothing', async () => {
  const providerOrderId = await donor.placeOrder();
  const paid = await pay(ctx, { order_id: providerOrderId });
  const otherOrder = await donor.placeOrder(101);
  const stranger = ctx.as(await createMember(ctx));
  const forged = { ...paid, razorpay_signature: '0'.repeat(64) };
  const failed = createVerifyPaymentInput(otherOrder, paid.razorpay_payment_id);
  await expect(verifyPayment(donor.ctx, forged)).rejects.toMatchObject({ code: 'invalid', ...REFUSED });
  await expect(verifyPayment(donor.ctx, { ...paid, razorpay_signature: null })).rejects.toMatchObject(REFUSED);
  await expect(verifyPayment(stranger, paid)).rejects.toMatchObject({ code: 'forbidden', ...REFUSED });
  await expect(verifyPayment(donor.ctx, failed)).rejects.toMatchObject(REFUSED);
  const unknown = createVerifyPaymentInput('order_unknown', paid.razorpay_payment_id);
  await expect(verifyPayment(donor.ctx, unknown)).rejects.toMatchObject({ code: 'not_found', ...REFUSED });
  expect(await donor.getBooks()).toEqual(untouched);
});

test('a failed order is paid by a later payment, with webhooks in any order', async () => {
  const providerOrderId = await donor.placeOrder();
  const payment = { order_id: providerOrderId, amount: 50_100 };
  await report('payment.failed', { ...payment, id: 'pay_first', status: 'failed' });
  expect(await getOrderStatus(providerOrderId)).toBe('failed');
  await report('payment.captured', { ...payment, id: 'pay_second', status: 'captured' });
  await report('order.paid', { ...payment, id: 'pay_second', status: 'captured' });
  await report('payment.failed', { ...payment, id: 'pay_third', status: 'failed' });
  expect(await getOrderStatus(providerOrderId)).toBe('paid');
  expect(await donor.getBooks()).toMatchObject({ donations: ['501 approved'], karma: [501], messages: 1 });
});

test('a refund removes the karma once, also if it arrives before the payment', async () => {
  const payment = { id: 'pay_returned', order_id: await donor.placeOrder(), amount: 50_100 };
  const refunded = { ...payment, status: 'refunded', amount_refunded: 50_100 } as const;
  await report('refund.processed', refunded);
  await report('payment.captured', { ...payment, status: 'captured' });
  await report('refund.processed', refunded);
  expect(await donor.getBooks()).toMatchObject({ donations: ['501 refunded'], karma: [501, -501], karma_points: 0 });
  const donation = await ctx.db.donation.findUniqueOrThrow({ where: { provider_payment_id: payment.id } });
  expect(donation.karma_points_awarded).toBe(0);
  const notices = { member_id: donor.member.id, template: 'donation_refunded' } as const;
  const variables = { 1: donor.member.name, 2: '₹501', 3: '₹501', 4: '501' };
  expect(await ctx.db.outboxMessage.findMany({ where: notices, select: { variables: true } })).toEqual([{ variables }]);
});

async function sumApprovedPaise(): Promise<number> {
  const { _sum } = await ctx.db.donationTotal.aggregate({
    where: { status: 'approved' },
    _sum: { amount_paise: true },
  });
  return Number(_sum.amount_paise ?? 0);
}

test('a partial refund removes its karma once and keeps the donation; a full refund removes the rest', async () => {
  const before = await sumApprovedPaise();
  const payment = { id: 'pay_partly', order_id: await donor.placeOrder(), amount: 50_100 };
  const refunded = (paise: number) =>
    report('refund.processed', { ...payment, status: 'captured', amount_refunded: paise });
  await report('payment.captured', { ...payment, status: 'captured' });
  await Promise.all([refunded(10_000), refunded(10_000), refunded(10_000)]);
  expect(await donor.getBooks()).toMatchObject({ donations: ['501 approved'], karma: [501, -100], karma_points: 401 });
  const { donations } = await listOwnDonations(donor.ctx, { page: 1, limit: 20 });
  expect(donations).toMatchObject([{ amount: 501, refunded_amount: 100, karma_points_awarded: 401 }]);
  expect(await getDonationReceipt(donor.ctx, donations[0]?.id ?? 0)).toMatchObject({ amount: 501, refunded: 100 });

  expect(await getOwnDonationStats(donor.ctx)).toMatchObject({ total_amount: 401, total_donations: 1 });

  await refunded(30_050);
  await refunded(10_000);
  expect(await donor.getBooks()).toMatchObject({
    donations: ['501 approved'],
    karma: [501, -100, -200],
    karma_points: 201,
  });
  expect(await sumApprovedPaise()).toBe(before + 20_050);
  await report('refund.processed', { ...payment, status: 'refunded', amount_refunded: 50_100 });
  await refunded(30_050);
  expect(await donor.getBooks()).toMatchObject({
    donations: ['501 refunded'],
    karma: [501, -100, -200, -201],
    karma_points: 0,
  });
  expect(await sumApprovedPaise()).toBe(before);
});

test('a payment with another amount or currency than the order is no donation', async () => {
  const payment = { id: 'pay_odd', order_id: await donor.placeOrder(), status: 'captured' } as const;
  await report('payment.captured', { ...payment, amount: 100 });
  await report('payment.captured', { ...payment, amount: 50_100, currency: 'USD' });
  expect(await donor.getBooks()).toEqual(untouched);
});

test('a webhook with a wrong signature is refused; a repeated event is the same row', async () => {
  const { rawBody, signature } = paymentEvent('payment.captured', {
    id: 'pay_x',
    order_id: 'order_x',
    amount: 100,
    status: 'captured',
  });
  const before = await ctx.db.webhookEvent.count();
  const forged = { rawBody: `${rawBody} `, signature, event_id: 'evt_1' };
  await expect(receivePaymentEvent(ctx, forged)).rejects.toMatchObject({ code: 'invalid' });
  for (let times = 0; times < 3; times += 1) await receivePaymentEvent(ctx, { rawBody, signature, event_id: 'evt_1' });
  for (const event_id of ['evt_1b', 'evt_1c', null]) await receivePaymentEvent(ctx, { rawBody, signature, event_id });
  expect(await ctx.db.webhookEvent.count()).toBe(before + 1);
});

test('an event that was not processed is queued again after half a minute', async () => {
  const { rawBody, signature } = paymentEvent('something.new', {
    id: 'pay_y',
    order_id: null,
    amount: 100,
    status: 'captured',
  });
  await receivePaymentEvent(ctx, { rawBody, signature, event_id: 'evt_2' });
  const { id } = await ctx.db.webhookEvent.findFirstOrThrow({ where: { event_id: 'evt_2' } });
  const queued: number[] = [];
  const watching: Context = {
    ...ctx,
    enqueueAll: (jobs) => {
      for (const { payload } of jobs) if ('webhookEventId' in payload) queued.push(payload.webhookEventId);
      return Promise.resolve();
    },
  };
  await sweepPaymentEvents(watching);
  expect(queued).not.toContain(id);
  ctx.clock.advance(31);
  await sweepPaymentEvents(watching);
  expect(queued).toContain(id);
  await processPaymentEvent(ctx, id);
  queued.splice(0);
  await sweepPaymentEvents(watching);
  expect(queued).not.toContain(id);
});

test('the recheck finds a payment without a report, and unpaid orders expire after a day', async () => {
  const [paid, abandoned] = [await donor.placeOrder(), await donor.placeOrder(101)];
  await pay(ctx, { order_id: paid });
  ctx.clock.advance(599);
  await recheckOpenOrders(ctx);
  expect((await donor.getBooks()).donations).toEqual([]);
  ctx.clock.advance(2);
  await recheckOpenOrders(ctx);
  expect((await donor.getBooks()).donations).toEqual(['501 approved']);
  expect(await getOrderStatus(abandoned)).toBe('created');
  ctx.clock.advance(86_400);
  await recheckOpenOrders(ctx);
  expect(await getOrderStatus(abandoned)).toBe('expired');
  await verifyPayment(donor.ctx, await pay(ctx, { order_id: abandoned }));
  expect((await donor.getBooks()).donations.toSorted()).toEqual(['101 approved', '501 approved']);
});

test('an order without a response delays no other, and is requested again', async () => {
  for (const amount of [501, 101]) await pay(ctx, { order_id: await donor.placeOrder(amount) });
  ctx.clock.advance(601);
  await troubleRazorpay(ctx, { fail: 2, status: 500 });
  await expect(recheckOpenOrders(ctx)).rejects.toMatchObject({ code: 'upstream_failed' });
  expect((await donor.getBooks()).donations).toEqual(['101 approved']);
  ctx.clock.advance(601);
  await recheckOpenOrders(ctx);
  expect((await donor.getBooks()).donations.toSorted()).toEqual(['101 approved', '501 approved']);
});

test("without an order, a captured payment from the member's phone counts once, with the provider's amount", async () => {
  const proof = await pay(ctx, { amount: 110_000, contact: donor.member.phone });
  const both = await Promise.all([verifyPayment(donor.ctx, proof), verifyPayment(donor.ctx, proof)]);
  expect(both[0]).toEqual(both[1]);
  expect(await donor.getBooks()).toEqual({
    donations: ['1100 approved'],
    karma: [1100],
    messages: 1,
    karma_points: 1100,
  });
});

test('without an order, payments of others, fractional, old, ordered or unknown payments are refused', async () => {
  const own = { contact: donor.member.phone };
  const held = { authorize_only: true };
  const refused = [
    await pay(ctx, { amount: 10_100, contact: '+919811111111', ...held }),
    await pay(ctx, { amount: 10_150, ...own, ...held }),
    await pay(ctx, { amount: 50_000_100, ...own, ...held }),
    await pay(ctx, { amount: 10_100, currency: 'USD', ...own, ...held }),
    { ...(await pay(ctx, { order_id: await donor.placeOrder(), ...own })), razorpay_order_id: null },
    { razorpay_payment_id: 'pay_unknown', razorpay_order_id: null, razorpay_signature: null },
  ];
  for (const proof of refused) await expect(verifyPayment(donor.ctx, proof)).rejects.toMatchObject(REFUSED);
  const old = await pay(ctx, { amount: 10_100, ...own, ...held });
  ctx.clock.set(new Date(Date.now() + 86_401_000));
  await expect(verifyPayment(donor.ctx, old)).rejects.toMatchObject(REFUSED);
  expect(await donor.getBooks()).toEqual(untouched);
});
