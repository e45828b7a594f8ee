import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createMember } from '../../../tests/factories/member';
import { createDonorBeforeEach, readBooks, reportEvent } from '../../../tests/factories/payments';
import { testContext } from '../../../tests/setup/context';
import { catchUpWithProvider, codeEvent, playCode, troubleRazorpay } from '../../../tests/setup/razorpay';
import { createPaymentCode, getOwnPaymentCode } from './create-payment-code.server';
import { recheckOpenOrders } from './recheck-open-orders.server';
import { recheckRecentPayments } from './recheck-payments.server';
import { listUnmatchedPayments } from './unmatched-payments.server';

const ctx = await testContext({ environment: { RAZORPAY_QR: '1' } });

const donor = createDonorBeforeEach(ctx);

let amounts = 1000;

/** Creates a code of an amount that no other test uses. */
async function createCode() {
  amounts += 1;
  const { id } = await createPaymentCode(donor.ctx, { amount: amounts });
  return { id, amount: amounts };
}

async function report(...events: Parameters<typeof reportEvent>[1][]): Promise<void> {
  for (const event of events) await reportEvent(ctx, event);
}

const getState = async (id: string) => (await getOwnPaymentCode(donor.ctx, id)).state;

const listUnmatched = async (payments: readonly string[]) =>
  (await listUnmatchedPayments(await asAdmin(ctx)))
    .filter(({ paymentId }) => payments.includes(paymentId))
    .map(({ reason }) => reason);

test('paid: every event of the provider, in any order and repeated, makes one approved donation', async () => {
  const { id, amount } = await createCode();
  expect(await getState(id)).toBe('open');
  const { payments } = await playCode(ctx, id, 'paid');
  const [payment = ''] = payments;
  const codePayment = { id: payment, amount: amount * 100, code: id };
  await report(
    codeEvent('payment.captured', codePayment),
    codeEvent('qr_code.closed', { ...codePayment, reason: 'paid' }),
    codeEvent('qr_code.credited', codePayment),
    codeEvent('qr_code.credited', { ...codePayment, at: 1 }),
  );
  expect(await getState(id)).toBe('paid');
  expect(await readBooks(ctx, donor.member)).toEqual({
    donations: [`${amount} approved`],
    karma: [amount],
    messages: 1,
    karma_points: amount,
  });
  expect(await ctx.db.donation.findFirst({ where: { member_id: donor.member.id } })).toMatchObject({
    payment_method: 'razorpay',
    screenshot_key: null,
    receipt_number: expect.any(Number),
  });
  expect(await listUnmatched(payments)).toEqual([]);
});

test('paid twice: the second payment is unmatched, also if only its capture was reported', async () => {
  const { id, amount } = await createCode();
  const { payments } = await playCode(ctx, id, 'paid_twice');
  const [first = '', second = ''] = payments;
  await report(codeEvent('qr_code.credited', { id: first, amount: amount * 100, code: id }));
  await report(codeEvent('payment.captured', { id: second, amount: amount * 100, code: id }));
  expect((await readBooks(ctx, donor.member)).donations).toEqual([`${amount} approved`]);
  expect(await listUnmatched(payments)).toEqual(['second_payment']);
});

test('a payment after the code was closed is unmatched, an earlier one a donation', async () => {
  const { id, amount } = await createCode();
  const { payments, closedAt } = await playCode(ctx, id, 'late');
  const [payment = ''] = payments;
  await report(
    codeEvent('qr_code.closed', { id: '', amount: 0, code: id, reason: 'on_demand', closedAt }),
    codeEvent('qr_code.credited', { id: payment, amount: amount * 100, code: id, createdAt: closedAt + 1 }),
  );
  expect(await getState(id)).toBe('closed');
  expect((await readBooks(ctx, donor.member)).donations).toEqual([]);
  expect(await listUnmatched(payments)).toEqual(['closed_code']);
  const inTime = { id: 'pay_InTime00000001', amount: amount * 100, code: id, createdAt: closedAt - 1 };
  await report(codeEvent('qr_code.credited', inTime));
  expect((await readBooks(ctx, donor.member)).donations).toEqual([`${amount} approved`]);
});

test('closed: an unpaid code is closed by the provider, or by time', async () => {
  const [{ id }, other] = [await createCode(), await createCode()];
  const { closedAt } = await playCode(ctx, id, 'closed');
  await report(codeEvent('qr_code.closed', { id: '', amount: 0, code: id, reason: 'on_demand', closedAt }));
  expect(await getState(id)).toBe('closed');
  ctx.clock.advance(31 * 60);
  expect(await getState(other.id)).toBe('closed');
  ctx.clock.advance(31 * 60);
  await recheckOpenOrders(ctx);
  const { status } = await ctx.db.paymentOrder.findUniqueOrThrow({ where: { provider_order_id: other.id } });
  expect(status).toBe('expired');
});

test('never: a payment whose webhooks are lost is found by both rechecks, once', async () => {
  const { id, amount } = await createCode();
  const { payments } = await playCode(ctx, id, 'never');
  await recheckOpenOrders(ctx);
  expect(await getState(id)).toBe('open');
  ctx.clock.advance(11 * 60);
  await Promise.all([recheckOpenOrders(ctx), recheckRecentPayments(ctx)]);
  expect((await readBooks(ctx, donor.member)).donations).toEqual([`${amount} approved`]);
  expect(await listUnmatched(payments)).toEqual([]);
});

test('a payment that was recorded as unmatched before its code was known becomes the donation', async () => {
  const { id, amount } = await createCode();
  const { payments } = await playCode(ctx, id, 'never');
  await ctx.db.paymentOrder.update({ where: { provider_order_id: id }, data: { created_at: new Date(0) } });
  catchUpWithProvider(ctx);
  await recheckRecentPayments(ctx);
  expect(await listUnmatched(payments)).toEqual(['no_order']);
  await report(codeEvent('qr_code.credited', { id: payments[0] ?? '', amount: amount * 100, code: id }));
  expect((await readBooks(ctx, donor.member)).donations).toEqual([`${amount} approved`]);
  expect(await listUnmatched(payments)).toEqual([]);
});

test('the picture of a code comes from the provider and is private', async () => {
  const { id } = await createCode();
  const { imageUrl } = await getOwnPaymentCode(donor.ctx, id);
  const { bytes, contentType } = await ctx.payments.readCodeImage(imageUrl);
  expect([contentType, Buffer.from(bytes.subarray(1, 4)).toString()]).toEqual(['image/png', 'PNG']);
  const stranger = ctx.as(await createMember(ctx));
  await expect(getOwnPaymentCode(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
  await troubleRazorpay(ctx, { fail: 2, status: 500 });
  await expect(createCode()).rejects.toMatchObject({ code: 'upstream_failed' });
});
