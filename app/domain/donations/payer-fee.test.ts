import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createDonorBeforeEach, reportPayment } from '../../../tests/factories/payments';
import { testContext } from '../../../tests/setup/context';
import { catchUpWithProvider, decideRefunds, pay, refundAtProvider } from '../../../tests/setup/razorpay';
import { listOwnDonations } from './own-donations.server';
import { recheckAllPayments, recheckRecentPayments } from './recheck-payments.server';
import { getRefundPage } from './refund-queries.server';
import { requestRefundSchema } from './refund-schemas';
import { requestRefund } from './request-refund.server';
import { getDonationForReview } from './review-queries.server';
import { refundUnmatchedPayment, settleUnmatchedPayment } from './unmatched-payments.server';
import { verifyPayment } from './verify-payment.server';

// The account at the provider lets the payer bear the fee: 100 rupees become 102.36.

const ctx = await testContext();

const donor = createDonorBeforeEach(ctx);
let forms = 0;

const getDonation = (paymentId: string) => ctx.db.donation.findUnique({ where: { provider_payment_id: paymentId } });
const findUnmatched = (paymentId: string) =>
  ctx.db.unmatchedPayment.findUnique({ where: { provider_payment_id: paymentId } });
const parseRefund = (amount: string) =>
  requestRefundSchema.parse({ form_key: `payer-fee-${(forms += 1)}-0123456789`, amount, reason: 'Given twice' });

async function payWithFee(more: object = {}): Promise<string> {
  const proof = await pay(ctx, { order_id: await donor.placeOrder(100), fee_on_top: true, ...more });
  await verifyPayment(donor.ctx, proof);
  return proof.razorpay_payment_id;
}

test.each([{}, { authorize_only: true }])(
  'an order with the fee on top is a donation of its amount, %o',
  async (more) => {
    const paymentId = await payWithFee(more);
    expect(await ctx.payments.findPayment(paymentId)).toMatchObject({ amount_paise: 10_236, status: 'captured' });
    expect(await getDonation(paymentId)).toMatchObject({
      amount_paise: 10_000,
      payer_fee_paise: 236,
      karma_points_awarded: 100,
    });
    expect(await findUnmatched(paymentId)).toBeNull();
    const { id } = (await getDonation(paymentId)) ?? { id: 0 };
    const staff = await asAdmin(ctx, ['view_analytics']);
    expect((await getDonationForReview(staff, id)).donation).toMatchObject({ amount: 100, payer_fee: 2.36 });
    catchUpWithProvider(ctx);
    await recheckAllPayments(ctx);
    expect(await donor.getBooks()).toEqual({
      donations: ['100 approved'],
      karma: [100],
      messages: 1,
      karma_points: 100,
    });
  },
);

test.each(['order', 'own checkout'])(
  'an authorized payment whose fee is reported only after its capture is captured, %s',
  async (way) => {
    const how = { fee_on_top: true, late_fee: true, authorize_only: true };
    const notes = { member_id: String(donor.member.id), amount_paise: '10000' };
    const proof = await pay(ctx, {
      ...how,
      ...(way === 'order' ? { order_id: await donor.placeOrder(100) } : { amount: 10_000, notes }),
    });
    if (way === 'order')
      expect(await verifyPayment(donor.ctx, proof)).toMatchObject({ donation_info: { status: 'approved' } });
    else {
      catchUpWithProvider(ctx);
      await recheckRecentPayments(ctx);
    }
    expect(await getDonation(proof.razorpay_payment_id)).toMatchObject({ status: 'approved', payer_fee_paise: 236 });
    expect(await donor.getBooks()).toEqual({
      donations: ['100 approved'],
      karma: [100],
      messages: 1,
      karma_points: 100,
    });
  },
);

test('a payment whose noted amount cannot be a donation is not captured', async () => {
  for (const amount_paise of ['1', '99', '150', '50000100']) {
    const notes = { member_id: String(donor.member.id), amount_paise };
    const { razorpay_payment_id: id } = await pay(ctx, {
      amount: 50_100_000,
      authorize_only: true,
      late_fee: true,
      notes,
    });
    catchUpWithProvider(ctx);
    await recheckRecentPayments(ctx);
    expect(await ctx.payments.findPayment(id)).toMatchObject({ status: 'authorized' });
    expect(await findUnmatched(id)).toBeNull();
  }
});

test('the recheck records payments with the fee on top, also one that is only authorized', async () => {
  const captured = await pay(ctx, { order_id: await donor.placeOrder(100), fee_on_top: true });
  const authorized = await pay(ctx, { order_id: await donor.placeOrder(100), fee_on_top: true, authorize_only: true });
  catchUpWithProvider(ctx);
  await recheckRecentPayments(ctx);
  for (const { razorpay_payment_id: id } of [captured, authorized])
    expect(await getDonation(id)).toMatchObject({ status: 'approved', amount_paise: 10_000, payer_fee_paise: 236 });
});

test('only the amount of the order plus the fee is accepted', async () => {
  const wrong = [
    { amount: 10_236, fee: null },
    { amount: 10_236, fee: 235 },
    { amount: 10_236, fee: 10_236 },
    { amount: 9_764, fee: -236 },
    { amount: 10_236, fee: 0 },
  ];
  for (const [at, payment] of wrong.entries()) {
    const id = `pay_wrong_fee${at}`;
    await reportPayment(ctx, 'payment.captured', {
      id,
      order_id: await donor.placeOrder(100),
      status: 'captured',
      ...payment,
    });
    expect(await findUnmatched(id)).toMatchObject({ reason: 'differs_from_order', status: 'open' });
  }
  // The organisation bears the fee.
  await reportPayment(ctx, 'payment.captured', {
    id: 'pay_fee_of_ours',
    order_id: await donor.placeOrder(100),
    status: 'captured',
    amount: 10_000,
    fee: 236,
  });
  expect(await getDonation('pay_fee_of_ours')).toMatchObject({ amount_paise: 10_000, payer_fee_paise: 0 });
});

test('without an order, the amount that the checkout noted decides what is the fee', async () => {
  const notes = { member_id: String(donor.member.id), amount_paise: '500000' };
  const proof = await pay(ctx, { amount: 500_000, fee_on_top: true, contact: '9811111111', notes });
  await verifyPayment(donor.ctx, proof);
  expect(await getDonation(proof.razorpay_payment_id)).toMatchObject({
    amount_paise: 500_000,
    payer_fee_paise: 11_800,
  });
  const payment = { order_id: null, status: 'captured', notes } as const;
  await reportPayment(ctx, 'payment.captured', { ...payment, id: 'pay_other_noted', amount: 510_000, fee: 11_800 });
  expect(await findUnmatched('pay_other_noted')).toMatchObject({ status: 'open', reason: 'no_order' });
});

test('a full refund returns the captured amount and books the amount of the order', async () => {
  const admin = await asAdmin(ctx, ['refund_donations', 'view_analytics']);
  const paymentId = await payWithFee();
  const { id } = (await getDonation(paymentId)) ?? { id: 0 };
  await requestRefund(admin, id, parseRefund('40'));
  expect(await getDonation(paymentId)).toMatchObject({ status: 'approved', refunded_paise: 4_000 });
  expect(await getRefundPage(admin, id)).toMatchObject({ left_paise: 6_000 });
  await requestRefund(admin, id, parseRefund('60'));
  expect(await ctx.payments.findPayment(paymentId)).toMatchObject({ status: 'refunded', refunded_paise: 10_236 });
  expect(await donor.getBooks()).toMatchObject({ donations: ['100 refunded'], karma_points: 0, messages: 3 });
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  expect(await donor.getBooks()).toMatchObject({ donations: ['100 refunded'], karma_points: 0, messages: 3 });
  expect(await ctx.db.donationRefund.findMany({ where: { donation_id: id }, orderBy: { id: 'asc' } })).toMatchObject([
    { amount_paise: 4_000, status: 'done' },
    { amount_paise: 6_000, status: 'done' },
  ]);
});

test('a refund in the dashboard that fails later restores the donation with its fee', async () => {
  const paymentId = await payWithFee();
  await refundAtProvider(ctx, paymentId, { amount: 10_236 });
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  expect(await donor.getBooks()).toMatchObject({ donations: ['100 refunded'], karma_points: 0 });
  await decideRefunds(ctx, paymentId, 'failed');
  await recheckAllPayments(ctx);
  expect(await donor.getBooks()).toMatchObject({ donations: ['100 approved'], karma_points: 100 });
  const { donations } = await listOwnDonations(donor.ctx, { page: 1, limit: 1 });
  expect(donations).toMatchObject([{ amount: 100, failed_refund_amount: 102.36 }]);
});

test('a payment whose fee is reported late becomes a donation, unless staff have handled it', async () => {
  const admin = await asAdmin(ctx, ['approve_donations', 'view_analytics']);
  const report = (id: string, order_id: string, fee: number | null) =>
    reportPayment(ctx, 'payment.captured', { id, order_id, status: 'captured', amount: 10_236, fee });
  const openOrder = await donor.placeOrder(100);
  await report('pay_late_fee', openOrder, null);
  expect(await findUnmatched('pay_late_fee')).toMatchObject({ reason: 'differs_from_order', status: 'open' });
  await report('pay_late_fee', openOrder, 236);
  expect(await getDonation('pay_late_fee')).toMatchObject({ status: 'approved', payer_fee_paise: 236 });
  expect(await findUnmatched('pay_late_fee')).toBeNull();

  const settledOrder = await donor.placeOrder(100);
  await report('pay_settled_by_staff', settledOrder, null);
  const { id } = (await findUnmatched('pay_settled_by_staff')) ?? { id: 0n };
  await settleUnmatchedPayment(admin, Number(id), { note: 'Entered by hand' });
  await report('pay_settled_by_staff', settledOrder, 236);
  expect(await findUnmatched('pay_settled_by_staff')).toMatchObject({ status: 'settled' });
  expect(await donor.getBooks()).toMatchObject({ donations: ['100 approved'], karma: [100], messages: 1 });
});

test.each(['back office', 'dashboard'])(
  'a refund in the %s before the fee is known does not thank the donor',
  async (place) => {
    const admin = await asAdmin(ctx, ['approve_donations', 'view_analytics']);
    const order_id = await donor.placeOrder(100);
    const { razorpay_payment_id: id } = await pay(ctx, { order_id, fee_on_top: true });
    await reportPayment(ctx, 'payment.captured', { id, order_id, status: 'captured', amount: 10_236, fee: null });
    const { id: unmatchedId } = (await findUnmatched(id)) ?? { id: 0n };
    if (place === 'back office') await refundUnmatchedPayment(admin, Number(unmatchedId));
    else await refundAtProvider(ctx, id, { amount: 10_236 });
    catchUpWithProvider(ctx);
    await recheckAllPayments(ctx);
    expect(await findUnmatched(id)).toMatchObject({ status: 'refunded' });
    expect(await donor.getBooks()).toEqual({ donations: [], karma: [], messages: 0, karma_points: 0 });
  },
);

test('while an authorized payment cannot be matched yet, the donor is not asked to pay again', async () => {
  const order_id = await donor.placeOrder(100);
  const proof = await pay(ctx, { order_id, fee_on_top: true, authorize_only: true });
  const id = proof.razorpay_payment_id;
  // As long as the provider has not reported the fee, the amounts do not match.
  const setOrderAmount = (amount_paise: number) =>
    ctx.db.paymentOrder.updateMany({ where: { provider_order_id: order_id }, data: { amount_paise } });
  await setOrderAmount(9_764);
  await expect(verifyPayment(donor.ctx, proof)).rejects.toThrow('Please do not pay again');
  await setOrderAmount(10_000);
  await verifyPayment(donor.ctx, proof);
  expect(await getDonation(id)).toMatchObject({ status: 'approved', amount_paise: 10_000, payer_fee_paise: 236 });
});
