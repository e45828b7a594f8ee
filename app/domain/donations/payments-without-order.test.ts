import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createDonorBeforeEach, reportPayment } from '../../../tests/factories/payments';
import { testContext } from '../../../tests/setup/context';
import {
  catchUpWithProvider,
  disputePayment,
  pay,
  refundAtProvider,
  troubleRazorpay,
} from '../../../tests/setup/razorpay';
import { placeOnlineOrder } from './place-online-order.server';
import { recheckAllPayments, recheckRecentPayments } from './recheck-payments.server';
import { countUnmatchedPayments, listUnmatchedPayments, settleUnmatchedPayment } from './unmatched-payments.server';
import { verifyPayment } from './verify-payment.server';

const ctx = await testContext();

const donor = createDonorBeforeEach(ctx);

const createCheckoutNotes = () => ({ notes: { member_id: String(donor.member.id) } });
const findUnmatchedRow = (id: string) => ctx.db.unmatchedPayment.findUnique({ where: { provider_payment_id: id } });
const REACHED = {
  code: 'conflict',
  message: 'Your payment has reached us, and our team is matching it to you. Please do not pay again.',
};

test.each([
  ['payment.captured', 'order_of_a_payment_page'],
  ['order.paid', 'order_of_a_payment_page'],
  ['payment_link.paid', 'order_of_a_payment_link'],
  ['payment_page.payment_successful', 'order_of_a_payment_page'],
  ['qr_code.credited', null],
] as const)('%s of a payment that is not ours becomes one unmatched payment with an alert', async (event, order_id) => {
  const before = await countUnmatchedPayments(ctx);
  const payment = { id: `pay_${event}`, order_id, amount: 77_750, status: 'captured' } as const;
  await reportPayment(ctx, event, payment);
  await reportPayment(ctx, 'payment.captured', { ...payment, contact: '+919811111111' });
  expect(await findUnmatchedRow(payment.id)).toMatchObject({
    reason: 'no_order',
    status: 'open',
    amount_paise: 77_750n,
  });
  expect(await countUnmatchedPayments(ctx)).toBe(before + 1);
  const listed = await listUnmatchedPayments(await asAdmin(ctx, ['view_analytics']));
  expect(listed.find(({ paymentId }) => paymentId === payment.id)).toMatchObject({ payer: 'an unknown payer' });
});

test("a payment of our checkout without an order is the member's donation, also if the browser was closed", async () => {
  const { razorpay_payment_id: id, ...proof } = await pay(ctx, {
    amount: 77_700,
    contact: '9811111111',
    ...createCheckoutNotes(),
  });
  await reportPayment(ctx, 'payment.captured', {
    id,
    order_id: null,
    amount: 77_700,
    status: 'captured',
    ...createCheckoutNotes(),
  });
  expect(await donor.getBooks()).toEqual({ donations: ['777 approved'], karma: [777], messages: 1, karma_points: 777 });
  expect((await verifyPayment(donor.ctx, { razorpay_payment_id: id, ...proof })).donation_info.amount).toBe(777);
  expect(await findUnmatchedRow(id)).toBeNull();
});

test('a payment of a deleted member, or with fractional rupees, is unmatched', async () => {
  const captured = { order_id: null, amount: 10_100, status: 'captured' } as const;
  await reportPayment(ctx, 'payment.captured', { ...captured, id: 'pay_of_nobody', notes: { member_id: '999999999' } });
  await reportPayment(ctx, 'payment.captured', {
    ...captured,
    id: 'pay_of_paise',
    amount: 10_150,
    ...createCheckoutNotes(),
  });
  expect(await findUnmatchedRow('pay_of_nobody')).toMatchObject({ status: 'open', member_id: null });
  expect(await findUnmatchedRow('pay_of_paise')).toMatchObject({ status: 'open', member_id: donor.member.id });
  expect((await donor.getBooks()).donations).toEqual([]);
});

test('a payment without a checkout is unmatched until the member of its phone submits it', async () => {
  const proof = await pay(ctx, { amount: 77_700, contact: donor.member.phone });
  const payment = { id: proof.razorpay_payment_id, order_id: null, amount: 77_700, status: 'captured' } as const;
  await reportPayment(ctx, 'payment.captured', payment);
  expect(await findUnmatchedRow(payment.id)).toMatchObject({ status: 'open', member_id: donor.member.id });
  await Promise.all([
    ...Array.from({ length: 4 }, () => verifyPayment(donor.ctx, proof)),
    ...Array.from({ length: 4 }, () => reportPayment(ctx, 'payment.captured', payment)),
  ]);
  expect(await findUnmatchedRow(payment.id)).toBeNull();
  expect(await donor.getBooks()).toMatchObject({ donations: ['777 approved'], karma: [777] });
});

test('a part that was refunded before the member submits the payment id is subtracted', async () => {
  const proof = await pay(ctx, { amount: 50_100, contact: donor.member.phone });
  await refundAtProvider(ctx, proof.razorpay_payment_id, { amount: 20_000 });
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  expect(await findUnmatchedRow(proof.razorpay_payment_id)).toMatchObject({ status: 'open' });
  expect(await verifyPayment(donor.ctx, proof)).toMatchObject({
    donation_info: { status: 'approved', karma_points_awarded: 301 },
  });
  expect(await donor.getBooks()).toMatchObject({ donations: ['501 approved'], karma_points: 301, messages: 2 });
});

test('a payment that staff have settled can no longer be a donation', async () => {
  const proof = await pay(ctx, { amount: 77_700, contact: donor.member.phone });
  const payment = { id: proof.razorpay_payment_id, order_id: null, amount: 77_700, status: 'captured' } as const;
  await reportPayment(ctx, 'payment.captured', payment);
  const row = await findUnmatchedRow(payment.id);
  await settleUnmatchedPayment(await asAdmin(ctx), Number(row?.id), { note: 'A fee for the retreat' });
  await expect(verifyPayment(donor.ctx, proof)).rejects.toMatchObject(REACHED);
  expect(await findUnmatchedRow(payment.id)).toMatchObject({ status: 'settled' });
  expect((await donor.getBooks()).donations).toEqual([]);
});

test('a captured payment with another phone is unmatched, and the donor is not asked to pay again', async () => {
  const proof = await pay(ctx, { amount: 77_700, contact: '+919811111111' });
  await expect(verifyPayment(donor.ctx, proof)).rejects.toMatchObject(REACHED);
  expect(await findUnmatchedRow(proof.razorpay_payment_id)).toMatchObject({
    reason: 'no_order',
    member_id: donor.member.id,
  });
  await expect(verifyPayment(donor.ctx, proof)).rejects.toMatchObject(REACHED);
  expect((await donor.getBooks()).donations).toEqual([]);
});

test('a payment that cannot be confirmed now is not requested again', async () => {
  const { order } = await placeOnlineOrder(donor.ctx, { amount: 501 });
  const proof = await pay(ctx, { order_id: order.id });
  await troubleRazorpay(ctx, { fail: 2, status: 500 });
  await expect(verifyPayment(donor.ctx, proof)).rejects.toMatchObject({
    code: 'upstream_failed',
    message: expect.stringContaining('Please do not pay again.'),
  });
});

test('the recheck finds payments without a webhook: without an order, of an order, and refunded ones', async () => {
  const page = await pay(ctx, { amount: 30_000, contact: '+919811111111' });
  const simplified = await pay(ctx, {
    amount: 20_000,
    contact: donor.member.phone,
    authorize_only: true,
    ...createCheckoutNotes(),
  });
  const { order } = await placeOnlineOrder(donor.ctx, { amount: 501 });
  const ordered = await pay(ctx, { order_id: order.id });
  await pay(ctx, { amount: 90_000, contact: donor.member.phone, outcome: 'failure', ...createCheckoutNotes() });
  catchUpWithProvider(ctx);
  await recheckRecentPayments(ctx);
  expect(await findUnmatchedRow(page.razorpay_payment_id)).toMatchObject({ reason: 'no_order', status: 'open' });
  expect((await donor.getBooks()).donations.toSorted()).toEqual(['200 approved', '501 approved']);
  await ctx.payments.refund(page.razorpay_payment_id);
  await ctx.payments.refund(ordered.razorpay_payment_id);
  ctx.clock.advance(4 * 3600);
  expect(await recheckRecentPayments(ctx)).toBe(0);
  await recheckAllPayments(ctx);
  expect(await findUnmatchedRow(page.razorpay_payment_id)).toMatchObject({ status: 'refunded' });
  expect((await donor.getBooks()).donations.toSorted()).toEqual(['200 approved', '501 refunded']);
  expect(await ctx.payments.findPayment(simplified.razorpay_payment_id)).toMatchObject({ status: 'captured' });
  await recheckAllPayments(ctx);
  expect((await donor.getBooks()).karma.toSorted()).toEqual([200, 501, -501].toSorted());
});

test('the recheck reads all pages of the provider and all lists, also if a payment fails', async () => {
  const { razorpay_payment_id: disputed } = await pay(ctx, { amount: 77_700, ...createCheckoutNotes() });
  catchUpWithProvider(ctx);
  await recheckRecentPayments(ctx);
  await disputePayment(ctx, disputed, { status: 'lost' });
  const ids: string[] = [];
  for (let at = 0; at < 100; at += 1)
    ids.push((await pay(ctx, { amount: 100, contact: '+919811111111' })).razorpay_payment_id);
  await pay(ctx, { amount: 66_600 });
  catchUpWithProvider(ctx);
  await ctx.db
    .$executeRaw`ALTER TABLE unmatched_payments ADD CONSTRAINT failing CHECK (amount_paise <> 66600) NOT VALID`;
  await expect(recheckRecentPayments(ctx)).rejects.toThrow();
  await ctx.db.$executeRaw`ALTER TABLE unmatched_payments DROP CONSTRAINT failing`;
  expect(await ctx.db.unmatchedPayment.count({ where: { provider_payment_id: { in: ids } } })).toBe(100);
  expect(await donor.getBooks()).toMatchObject({ donations: ['777 refunded'] });
});
