import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createDonorBeforeEach, reportPayment } from '../../../tests/factories/payments';
import { testContext } from '../../../tests/setup/context';
import {
  catchUpWithProvider,
  capture,
  endTrouble,
  pay,
  type paymentEvent,
  createVerifyPaymentInput,
  decideRefunds,
  refundAtProvider,
  troubleRazorpay,
} from '../../../tests/setup/razorpay';
import { requireAdmin } from '../admins/require-admin';
import { eraseMember } from '../sessions/delete-account.server';
import { recheckAllPayments } from './recheck-payments.server';
import { recheckRefunds } from './send-refund.server';
import { storeRefunds } from './store-refunds.server';
import { listUnmatchedPayments, refundUnmatchedPayment, settleUnmatchedPayment } from './unmatched-payments.server';
import { verifyPayment } from './verify-payment.server';

const ctx = await testContext();

const donor = createDonorBeforeEach(ctx);

const report = (...args: Parameters<typeof paymentEvent>) => reportPayment(ctx, ...args);
const listUnmatched = () =>
  ctx.db.unmatchedPayment.findMany({ where: { member_id: donor.member.id }, orderBy: { id: 'asc' } });

/**
 * Creates an order and pays it twice, as a member with two browser tabs might. Returns the ids of
 * the order and of the second payment.
 */
async function payTwice({ slow_refund = false } = {}): Promise<{ orderId: string; paymentId: string }> {
  const orderId = await donor.placeOrder();
  const first = await pay(ctx, { order_id: orderId, authorize_only: true });
  const second = await pay(ctx, { order_id: orderId, authorize_only: true, slow_refund });
  for (const { razorpay_payment_id: id } of [first, second]) {
    await capture(ctx, id, 50_100);
    await report('payment.captured', { id, order_id: orderId, amount: 50_100, status: 'captured' });
    await report('order.paid', { id, order_id: orderId, amount: 50_100, status: 'captured' });
  }
  return { orderId, paymentId: second.razorpay_payment_id };
}

test('a second payment of a paid order is unmatched, once, and does not count', async () => {
  const { orderId, paymentId } = await payTwice();
  await verifyPayment(donor.ctx, createVerifyPaymentInput(orderId, paymentId));
  expect(await listUnmatched()).toMatchObject([
    { provider_payment_id: paymentId, reason: 'second_payment', amount_paise: 50_100n, status: 'open' },
  ]);
  expect(await donor.getBooks()).toMatchObject({ donations: ['501 approved'], karma: [501], messages: 1 });
});

test('a payment that is captured after its donation was rejected is unmatched and adds nothing', async () => {
  const { razorpay_payment_id: id, ...proof } = await pay(ctx, {
    amount: 20_000,
    contact: donor.member.phone,
    authorize_only: true,
    refuse_capture: true,
  });
  await verifyPayment(donor.ctx, { ...proof, razorpay_payment_id: id });
  const payment = { id, order_id: null, amount: 20_000 };
  await report('payment.failed', { ...payment, status: 'failed' });
  await report('payment.captured', { ...payment, status: 'captured' });
  await report('payment.captured', { ...payment, status: 'captured' });
  expect(await listUnmatched()).toMatchObject([
    { provider_payment_id: id, reason: 'after_rejection', donation_id: expect.any(Number) },
  ]);
  expect(await donor.getBooks()).toMatchObject({ donations: ['200 rejected'], karma: [] });
});

test('a capture after a rejection is unmatched, even if the donor has left', async () => {
  const { razorpay_payment_id: id, ...proof } = await pay(ctx, {
    amount: 20_000,
    contact: donor.member.phone,
    authorize_only: true,
    refuse_capture: true,
  });
  await verifyPayment(donor.ctx, { ...proof, razorpay_payment_id: id });
  const payment = { id, order_id: null, amount: 20_000 };
  await report('payment.failed', { ...payment, status: 'failed' });
  await ctx.db.$transaction((tx) => eraseMember(ctx, tx, donor.member.id));
  await report('payment.captured', { ...payment, status: 'captured' });
  expect(await ctx.db.unmatchedPayment.findMany({ where: { provider_payment_id: id } })).toMatchObject([
    { reason: 'after_rejection', member_id: null, status: 'open' },
  ]);
});

test('a payment that differs from its order is unmatched', async () => {
  await report('payment.captured', {
    id: 'pay_differs',
    order_id: await donor.placeOrder(),
    status: 'captured',
    amount: 100,
  });
  expect(await listUnmatched()).toMatchObject([{ provider_payment_id: 'pay_differs', reason: 'differs_from_order' }]);
});

test('if the audit entry fails, the payment is rolled back, and complete after the next report', async () => {
  const payment = { id: 'pay_cut_off', order_id: await donor.placeOrder(), status: 'captured', amount: 100 } as const;
  await ctx.db
    .$executeRaw`ALTER TABLE audit_entries ADD CONSTRAINT cut_off CHECK (action <> 'payment.unmatched') NOT VALID`;
  await expect(report('payment.captured', payment)).rejects.toThrow();
  await ctx.db.$executeRaw`ALTER TABLE audit_entries DROP CONSTRAINT cut_off`;
  expect(await listUnmatched()).toEqual([]);
  await report('order.paid', payment);
  expect(await listUnmatched()).toMatchObject([{ provider_payment_id: 'pay_cut_off', status: 'open' }]);
  expect(await ctx.db.auditEntry.count({ where: { subject_id: 'pay_cut_off' } })).toBe(1);
});

test('a payment that was refunded before its capture was reported is not unmatched', async () => {
  const paid = await donor.placeOrder();
  await report('payment.captured', { id: 'pay_first', order_id: paid, amount: 50_100, status: 'captured' });
  const rejected = await pay(ctx, {
    amount: 20_000,
    contact: donor.member.phone,
    authorize_only: true,
    refuse_capture: true,
  });
  await verifyPayment(donor.ctx, rejected);
  const payments = [
    { id: 'pay_second', order_id: paid, amount: 50_100 },
    { id: 'pay_other_sum', order_id: await donor.placeOrder(), amount: 100 },
    { id: rejected.razorpay_payment_id, order_id: null, amount: 20_000 },
  ];
  for (const payment of payments) {
    await report('refund.processed', { ...payment, status: 'refunded', amount_refunded: payment.amount });
    await report('payment.captured', { ...payment, status: 'captured' });
  }
  expect(await listUnmatched()).toMatchObject(
    payments.map(({ id }) => ({ provider_payment_id: id, status: 'refunded', decided_at: expect.any(Date) })),
  );
  const opened = { action: 'payment.unmatched', subject_id: { in: payments.map(({ id }) => id) } };
  expect(await ctx.db.auditEntry.count({ where: opened })).toBe(0);
  expect(await donor.getBooks()).toMatchObject({ donations: ['501 approved', '200 rejected'], karma: [501] });
});

test('staff refund an unmatched payment through the provider once, and a lost response is requested again', async () => {
  const { paymentId } = await payTwice();
  const [listed] = (await listUnmatchedPayments(await asAdmin(ctx, ['view_analytics']))).filter(
    (one) => one.paymentId === paymentId,
  );
  const id = listed?.id ?? 0;
  const [admin, other] = [await asAdmin(ctx, ['approve_donations']), await asAdmin(ctx, ['approve_donations'])];
  await expect(refundUnmatchedPayment(await asAdmin(ctx, ['view_analytics']), id)).rejects.toMatchObject({
    code: 'forbidden',
  });
  await troubleRazorpay(ctx, { fail: 10, status: 500 });
  await expect(refundUnmatchedPayment(admin, id)).rejects.toMatchObject({ code: 'upstream_failed' });
  expect(await listUnmatched()).toMatchObject([{ status: 'refunding' }]);
  await expect(settleUnmatchedPayment(other, id, { note: 'Paid out in cash' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await endTrouble(ctx);
  await Promise.all(Array.from({ length: 6 }, () => refundUnmatchedPayment(other, id)));
  expect(await ctx.payments.findPayment(paymentId)).toMatchObject({ status: 'refunded', refunded_paise: 50_100 });
  await report('refund.processed', {
    id: paymentId,
    order_id: null,
    amount: 50_100,
    status: 'refunded',
    amount_refunded: 50_100,
  });
  expect(await listUnmatched()).toMatchObject([{ status: 'refunded' }]);
  expect(await donor.getBooks()).toMatchObject({ donations: ['501 approved'], karma: [501] });
  const audits = await ctx.db.auditEntry.findMany({ where: { subject_kind: 'payment', subject_id: paymentId } });
  expect(audits.map(({ action }) => action)).toEqual(['payment.unmatched', 'payment.refunded']);
});

test('an unmatched payment whose refund fails after it was paid is open again for staff', async () => {
  const { paymentId } = await payTwice({ slow_refund: true });
  const admin = await asAdmin(ctx);
  const id = Number((await listUnmatched())[0]?.id);
  await refundUnmatchedPayment(admin, id);
  expect(await listUnmatched()).toMatchObject([{ status: 'refunding' }]);
  catchUpWithProvider(ctx);
  for (const [outcome, status] of [
    ['processed', 'refunded'],
    ['failed', 'open'],
  ] as const) {
    await decideRefunds(ctx, paymentId, outcome);
    await recheckAllPayments(ctx);
    ctx.clock.advance(601);
    await recheckRefunds(ctx);
    expect(await listUnmatched()).toMatchObject([{ status }]);
  }
  const listed = (await listUnmatchedPayments(admin)).find((one) => one.paymentId === paymentId);
  expect(listed).toMatchObject({ isRefunding: false, maySettle: true, amountPaise: 50_100 });
  await refundUnmatchedPayment(admin, id);
  await decideRefunds(ctx, paymentId, 'processed');
  ctx.clock.advance(601);
  await recheckRefunds(ctx);
  expect(await listUnmatched()).toMatchObject([{ status: 'refunded' }]);
});

test('a refund of an unmatched payment that was stored, but not applied, is applied by the recheck', async () => {
  const { paymentId } = await payTwice();
  await refundAtProvider(ctx, paymentId, { amount: 50_100 });
  catchUpWithProvider(ctx);
  await storeRefunds(ctx, await ctx.payments.listRefunds(paymentId));
  expect(await listUnmatched()).toMatchObject([{ status: 'open' }]);
  await recheckAllPayments(ctx);
  expect(await listUnmatched()).toMatchObject([{ status: 'refunded' }]);
});

test('an unmatched payment that the bank took, and whose refund then fails, is closed as taken', async () => {
  const { orderId, paymentId } = await payTwice({ slow_refund: true });
  await refundUnmatchedPayment(await asAdmin(ctx), Number((await listUnmatched())[0]?.id));
  await decideRefunds(ctx, paymentId, 'processed');
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  const payment = { id: paymentId, order_id: orderId, amount: 50_100, status: 'captured' } as const;
  await reportPayment(ctx, 'payment.dispute.lost', payment, { id: 'disp_second', amount: 50_100 });
  expect(await listUnmatched()).toMatchObject([{ status: 'refunded' }]);
  await decideRefunds(ctx, paymentId, 'failed');
  for (let times = 0; times < 2; times += 1) {
    await recheckAllPayments(ctx);
    ctx.clock.advance(601);
    await recheckRefunds(ctx);
  }
  expect(await listUnmatched()).toMatchObject([
    { status: 'settled', note: 'Returned by the payer’s bank after a dispute' },
  ]);
});

test('an unconfirmed refund can be settled after a day, unless the provider knows it', async () => {
  const note = { note: 'Sent back by bank transfer' };
  const admin = await asAdmin(ctx);
  await report('payment.captured', {
    id: 'pay_too_old',
    order_id: await donor.placeOrder(),
    status: 'captured',
    amount: 100,
  });
  const { paymentId } = await payTwice();
  const [refused, refunded] = (await listUnmatched()).map(({ id }) => Number(id));
  if (!refused || !refunded) throw new Error('two payments');
  await expect(refundUnmatchedPayment(admin, refused)).rejects.toMatchObject({ code: 'upstream_failed' });
  await ctx.db.unmatchedPayment.update({
    where: { id: refunded },
    data: { status: 'refunding', decided_at: ctx.clock.now() },
  });
  await ctx.payments.refund(paymentId);
  ctx.clock.advance(24 * 3600);
  await expect(refundUnmatchedPayment(admin, refused)).rejects.toMatchObject({ code: 'upstream_failed' });
  await expect(settleUnmatchedPayment(admin, refused, note)).rejects.toMatchObject({ code: 'conflict' });
  ctx.clock.advance(24 * 3600);
  await settleUnmatchedPayment(admin, refused, note);
  await expect(settleUnmatchedPayment(admin, refunded, note)).rejects.toMatchObject({ code: 'conflict' });
  expect(await listUnmatched()).toMatchObject([{ status: 'settled', ...note }, { status: 'refunded' }]);
});

test('staff settle an unmatched payment with a note, never their own, and one decision wins', async () => {
  await report('payment.captured', {
    id: 'pay_settled',
    order_id: await donor.placeOrder(),
    status: 'captured',
    amount: 100,
  });
  const [row] = await listUnmatched();
  const id = Number(row?.id);
  const own = await asAdmin(ctx);
  await ctx.db.admin.update({ where: { id: requireAdmin(own).adminId }, data: { member_id: donor.member.id } });
  const note = { note: 'Moved to the order by hand' };
  await expect(settleUnmatchedPayment(own, id, note)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(refundUnmatchedPayment(own, id)).rejects.toMatchObject({ code: 'forbidden' });
  const admin = await asAdmin(ctx);
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => settleUnmatchedPayment(admin, id, note)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(refundUnmatchedPayment(admin, id)).rejects.toMatchObject({ code: 'conflict' });
  expect(await listUnmatched()).toMatchObject([{ status: 'settled', note: 'Moved to the order by hand' }]);
});
