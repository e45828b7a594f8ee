import { beforeEach, expect, test } from 'vitest';
import type { Context } from '~/domain/context';
import type { Member } from '~/db/generated/client';
import { asAdmin, createAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { readBooks, reportPayment } from '../../../tests/factories/payments';
import { testContext } from '../../../tests/setup/context';
import {
  catchUpWithProvider,
  decideRefunds,
  endTrouble,
  pay,
  refundAtProvider,
  troubleRazorpay,
} from '../../../tests/setup/razorpay';
import { PERMISSIONS } from '../admins/policy';
import { updateAdminSchema } from '../admins/schemas';
import { updateAdmin } from '../admins/update-admin.server';
import { approveDonation } from './approve-donation.server';
import { placeOnlineOrder } from './place-online-order.server';
import { recheckAllPayments } from './recheck-payments.server';
import { recordDonation } from '../tax/record-donation.server';
import { recordDonationSchema } from '../tax/record-donation-schema';
import { confirmRefund, requestRefund, withdrawRefund } from './request-refund.server';
import { requestRefundSchema } from './refund-schemas';
import { listOwnDonations } from './own-donations.server';
import { settleFailedRefund } from './settle-failed-refund.server';
import { storeRefunds } from './store-refunds.server';
import { getRefundPage, listUnfinishedRefunds } from './refund-queries.server';
import { getDonationForReview } from './review-queries.server';
import { recheckRefunds } from './send-refund.server';
import { verifyPayment } from './verify-payment.server';

const ctx = await testContext();

let member: Member;
let admin: Context;
let keys = 0;

beforeEach(async () => {
  ctx.clock.set(new Date());
  await endTrouble(ctx);
  member = await createMember(ctx);
  admin = await asAdmin(ctx, ['refund_donations']);
});

const parseRefund = (amount: string, more: object = {}) =>
  requestRefundSchema.parse({ form_key: `form-key-${(keys += 1)}-0123456789`, amount, reason: 'Given twice', ...more });
const createManualPayment = () => ({ mode: 'upi', reference: '334455667788', paid_back_on: ctx.clock.today() });
const getBooks = () => readBooks(ctx, member);
const listRefunds = (donation_id: number) =>
  ctx.db.donationRefund.findMany({ where: { donation_id }, orderBy: { id: 'asc' } });
const catchError = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

async function payOnline(amount = 501, { slow_refund = false } = {}): Promise<{ id: number; paymentId: string }> {
  const asMember = ctx.as(member);
  const { order } = await placeOnlineOrder(asMember, { amount });
  const proof = await pay(ctx, { order_id: order.id, slow_refund });
  const { donation_info } = await verifyPayment(asMember, proof);
  return { id: donation_info.id, paymentId: proof.razorpay_payment_id };
}

/** Returns how many paise the provider has paid back. */
async function getRefundedPaise(paymentId: string): Promise<number> {
  return (await ctx.payments.findPayment(paymentId))?.refunded_paise ?? 0;
}

test('a partial refund is made once, even if the form is sent twice concurrently', async () => {
  const { id, paymentId } = await payOnline();
  const input = parseRefund('200.50');
  const done = await Promise.all([requestRefund(admin, id, input), requestRefund(admin, id, input)]);
  expect(new Set(done.map((one) => one.id)).size).toBe(1);
  await requestRefund(admin, id, input);
  expect(await getRefundedPaise(paymentId)).toBe(20_050);
  expect(await listRefunds(id)).toMatchObject([{ status: 'done', amount_paise: 20_050 }]);
  expect(await ctx.db.donation.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'approved',
    refunded_paise: 20_050,
    karma_points_awarded: 301,
  });
  expect(await getBooks()).toMatchObject({ karma: [501, -200], karma_points: 301, messages: 2 });
});

test('the remaining amount is refunded in full, and a second refund is refused', async () => {
  const { id, paymentId } = await payOnline();
  await requestRefund(admin, id, parseRefund('100'));
  expect(await catchError(requestRefund(admin, id, parseRefund('500')))).toMatchObject({
    fieldErrors: { amount: [expect.anything()] },
  });
  await requestRefund(admin, id, parseRefund('401'));
  expect(await getRefundedPaise(paymentId)).toBe(50_100);
  expect(await getBooks()).toMatchObject({ donations: ['501 refunded'], karma_points: 0 });
  expect(await catchError(requestRefund(admin, id, parseRefund('1')))).toMatchObject({ code: 'conflict' });
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  expect(await getBooks()).toMatchObject({ messages: 3 });
});

test('refunds that together exceed the limit need a second person', async () => {
  const limit = ctx.community.twoPeopleAboveRupees;
  const { id } = await payOnline(limit + 500);
  await requestRefund(admin, id, parseRefund(String(limit - 100)));
  const { message } = await requestRefund(admin, id, parseRefund('200'));
  expect(message).toContain('A second person must confirm it');
  expect(await listRefunds(id)).toMatchObject([{ status: 'done' }, { status: 'proposed' }]);
});

test('a refund whose response is lost is made once', async () => {
  const { id, paymentId } = await payOnline();
  await troubleRazorpay(ctx, { fail: 2, drop_reply: true, method: 'POST' });
  await requestRefund(admin, id, parseRefund('100'));
  expect(await getRefundedPaise(paymentId)).toBe(10_000);
  expect(await listRefunds(id)).toMatchObject([{ status: 'done' }]);
});

test('the recheck settles the refund of a killed process, whether it was made or not', async () => {
  const [made, notMade] = [await payOnline(), await payOnline(1100)];
  for (const { id } of [made, notMade]) {
    await troubleRazorpay(ctx, { fail: 20, status: 500 });
    expect((await requestRefund(admin, id, parseRefund('100'))).message).toContain('has not confirmed');
    await endTrouble(ctx);
  }
  const [{ id: refundId } = { id: 0 }] = await listRefunds(made.id);
  await refundAtProvider(ctx, made.paymentId, { amount: 10_000, receipt: `donation-refund-${refundId}` });
  expect(await catchError(requestRefund(admin, made.id, parseRefund('1')))).toMatchObject({ code: 'conflict' });
  ctx.clock.set(new Date(Date.now() + 11 * 60_000));
  expect(await recheckRefunds(ctx)).toBe(2);
  expect(await recheckRefunds(ctx)).toBe(0);
  for (const { id, paymentId } of [made, notMade]) {
    expect(await getRefundedPaise(paymentId)).toBe(10_000);
    expect(await listRefunds(id)).toMatchObject([{ status: 'done', provider_refund_id: expect.any(String) }]);
  }
  expect(await getBooks()).toMatchObject({ karma_points: 401 + 1000 });
});

test('a payment that was refunded in the dashboard is recorded, and the rejected refund shows the reason', async () => {
  const { id, paymentId } = await payOnline();
  await refundAtProvider(ctx, paymentId, { amount: 50_100 });
  expect(await catchError(requestRefund(admin, id, parseRefund('501')))).toMatchObject({ code: 'conflict' });
  expect(await listRefunds(id)).toMatchObject([
    { status: 'failed', failure: expect.stringContaining('refunded already') },
  ]);
  expect(await getBooks()).toMatchObject({ donations: ['501 refunded'], karma_points: 0, messages: 2 });
});

test('a manual refund of a QR donation records mode, day and number', async () => {
  const { id } = await submitDonation(ctx.as(member), { amount: 501 });
  const staff = await asAdmin(ctx, ['approve_donations', 'refund_donations']);
  await approveDonation(staff, id);
  expect(await catchError(requestRefund(staff, id, parseRefund('501', createManualPayment())))).toMatchObject({
    code: 'conflict',
  });
  ctx.clock.set(new Date(Date.now() + 3_600_000));
  expect(await catchError(requestRefund(staff, id, parseRefund('501')))).toMatchObject({
    fieldErrors: { mode: [expect.anything()] },
  });
  expect(
    await catchError(
      requestRefund(staff, id, parseRefund('501', { ...createManualPayment(), paid_back_on: '2999-01-01' })),
    ),
  ).toMatchObject({
    fieldErrors: { paid_back_on: [expect.anything()] },
  });
  const input = parseRefund('501', createManualPayment());
  await Promise.all([requestRefund(staff, id, input), requestRefund(staff, id, input)]);
  expect(await listRefunds(id)).toMatchObject([{ status: 'done', mode: 'upi', reference: '334455667788' }]);
  expect(await getBooks()).toMatchObject({ donations: ['501 refunded'], karma: [501, -501], messages: 2 });
});

test('a large refund waits for a second person, who is not the first and not the donor', async () => {
  const [first, second] = [await asAdmin(ctx, ['refund_donations']), await asAdmin(ctx, ['refund_donations'])];
  const { id, paymentId } = await payOnline(60_000);
  const { id: refundId } = await requestRefund(first, id, parseRefund('60000'));
  const it = { donationId: id, refundId };
  expect(await getRefundedPaise(paymentId)).toBe(0);
  expect(await catchError(confirmRefund(first, it))).toMatchObject({ code: 'forbidden' });
  await withdrawRefund(first, it);
  expect(await catchError(confirmRefund(second, it))).toMatchObject({ code: 'conflict' });
  const again = { donationId: id, refundId: (await requestRefund(first, id, parseRefund('60000'))).id };
  await Promise.all([confirmRefund(second, again), confirmRefund(second, again)]);
  expect(await getRefundedPaise(paymentId)).toBe(6_000_000);
  expect(
    await ctx.db.auditEntry.findMany({
      where: { subject_id: String(id), action: { startsWith: 'refund.' } },
      orderBy: { id: 'asc' },
    }),
  ).toMatchObject(
    ['proposed', 'withdrawn', 'proposed', 'confirmed', 'done'].map((word) => ({ action: `refund.${word}` })),
  );
});

test.each([
  ['disabled', { disabled: true }],
  ['without the permission', { permissions: PERMISSIONS.filter((one) => one !== 'refund_donations') }],
])('a refund proposed by a colleague who is %s no longer counts, and is withdrawn', async (_, change) => {
  const { id: adminId, name, email } = await createAdmin(ctx);
  const first = ctx.as({ kind: 'admin', adminId, sessionId: 0, permissions: PERMISSIONS });
  const { id: donationId, paymentId } = await payOnline(60_000);
  const propose = async () => (await requestRefund(first, donationId, parseRefund('60000'))).id;
  const open = await propose();
  const edit = updateAdminSchema.parse({ name, email, permissions: PERMISSIONS, ...change });
  await updateAdmin(await asAdmin(ctx), adminId, edit);
  // A proposal that was under way while the account was changed.
  const late = await propose();
  for (const refundId of [open, late])
    expect(await catchError(confirmRefund(admin, { donationId, refundId }))).toMatchObject({ code: 'conflict' });
  await withdrawRefund(admin, { donationId, refundId: late });
  expect(await listRefunds(donationId)).toMatchObject([{ status: 'withdrawn' }, { status: 'withdrawn' }]);
  expect(await getRefundedPaise(paymentId)).toBe(0);
  expect(
    await ctx.db.auditEntry.findMany({
      where: { subject_id: String(donationId), action: { startsWith: 'refund.' } },
      orderBy: { id: 'asc' },
    }),
  ).toMatchObject(['proposed', 'withdrawn', 'proposed', 'withdrawn'].map((word) => ({ action: `refund.${word}` })));
});

test('only staff with the permission refund, and nobody refunds their own donation', async () => {
  const { id } = await payOnline();
  const other = await asAdmin(ctx, ['approve_donations', 'record_donations']);
  expect(await catchError(requestRefund(other, id, parseRefund('1')))).toMatchObject({ code: 'forbidden' });
  if (admin.actor.kind !== 'admin') throw new Error('not staff');
  await ctx.db.admin.update({ where: { id: admin.actor.adminId }, data: { member_id: member.id } });
  expect(await catchError(requestRefund(admin, id, parseRefund('1')))).toMatchObject({ code: 'forbidden' });
});

test('a donation of a donor without an account is refunded, without karma and message', async () => {
  const staff = await asAdmin(ctx);
  const entry = {
    amount: '501',
    method: 'cash',
    received_on: ctx.clock.today(),
    reference: 'R77',
    donor_name: 'Meera Nair',
  };
  const { id } = await recordDonation(staff, recordDonationSchema.parse(entry));
  expect(await catchError(requestRefund(staff, id, parseRefund('101', createManualPayment())))).toMatchObject({
    code: 'conflict',
  });
  ctx.clock.set(new Date(Date.now() + 11 * 60_000));
  await requestRefund(staff, id, parseRefund('101', { ...createManualPayment(), paid_back_on: ctx.clock.today() }));
  expect(await ctx.db.donation.findUniqueOrThrow({ where: { id } })).toMatchObject({
    refunded_paise: 10_100,
    status: 'approved',
  });
});

const PAID = { donations: ['501 approved'], karma_points: 501, messages: 1 };

async function recheckLater(): Promise<void> {
  ctx.clock.advance(601);
  await recheckRefunds(ctx);
}

test('while a refund is pending nothing changes, and it counts when the bank has paid it', async () => {
  const { id, paymentId } = await payOnline(501, { slow_refund: true });
  const { message } = await requestRefund(admin, id, parseRefund('200.50'));
  expect(message).toContain('on its way');
  expect(await getBooks()).toMatchObject(PAID);
  expect(await listRefunds(id)).toMatchObject([{ status: 'requested', provider_refund_id: expect.any(String) }]);
  await recheckLater();
  expect(await getBooks()).toMatchObject(PAID);
  await decideRefunds(ctx, paymentId, 'processed');
  await recheckLater();
  expect(await getBooks()).toMatchObject({ donations: ['501 approved'], karma: [501, -200], messages: 2 });
  expect(await listRefunds(id)).toMatchObject([{ status: 'done' }]);
  expect(await ctx.db.providerRefund.findMany({ where: { provider_payment_id: paymentId } })).toMatchObject([
    { amount_paise: 20_050, status: 'processed', speed: 'normal', bank_reference: '10000000000000' },
  ]);
});

test('a refund that fails gives the donation back its state, also after it was processed', async () => {
  const { id, paymentId } = await payOnline(501, { slow_refund: true });
  await requestRefund(admin, id, parseRefund('501'));
  await decideRefunds(ctx, paymentId, 'failed');
  await recheckLater();
  expect(await getBooks()).toMatchObject({ ...PAID, messages: 2 });
  expect(await listRefunds(id)).toMatchObject([{ status: 'failed' }]);

  await requestRefund(admin, id, parseRefund('501'));
  await decideRefunds(ctx, paymentId, 'processed');
  await recheckLater();
  expect(await getBooks()).toMatchObject({ donations: ['501 refunded'], karma: [501, -501], messages: 3 });
  await decideRefunds(ctx, paymentId, 'failed');
  ctx.clock.advance(24 * 3600);
  for (let times = 0; times < 2; times += 1) await recheckAllPayments(ctx);
  expect(await getBooks()).toMatchObject({ ...PAID, karma: [501, -501, 501], messages: 4 });
  const messages = await ctx.db.outboxMessage.findMany({
    where: { member_id: member.id, template: 'donation_refund_failed' },
  });
  const variables = { 1: member.name, 2: '₹501', 3: '₹501' };
  expect(messages).toMatchObject([{ variables }, { variables }]);
  const staff = await asAdmin(ctx, ['view_analytics', 'refund_donations']);
  const listFailed = async () => (await listUnfinishedRefunds(staff)).filter(({ donationId }) => donationId === id);
  expect(await listFailed()).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
  const { donations } = await listOwnDonations(ctx.as(member), { page: 1, limit: 1 });
  expect(donations).toMatchObject([{ failed_refund_amount: 1002, pending_refund_amount: 0 }]);
  for (const refund of (await getRefundPage(staff, id)).atProvider)
    await settleFailedRefund(staff, { donationId: id, refundId: refund.id, note: 'Paid by transfer' });
  expect(await listFailed()).toEqual([]);
});

test('a refund after a lost dispute is shown as returned twice', async () => {
  const { id, paymentId } = await payOnline();
  const { orderId } = (await ctx.payments.findPayment(paymentId)) ?? {};
  const payment = { id: paymentId, order_id: orderId ?? null, amount: 50_100, status: 'captured' } as const;
  await reportPayment(ctx, 'payment.dispute.lost', payment, { id: `disp_${paymentId}`, amount: 50_100 });
  expect(await getBooks()).toMatchObject({ donations: ['501 refunded'], karma_points: 0, messages: 1 });
  await refundAtProvider(ctx, paymentId, { amount: 50_100 });
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  expect(await getBooks()).toMatchObject({ donations: ['501 refunded'], karma_points: 0, messages: 1 });
  const staff = await asAdmin(ctx, ['view_analytics']);
  expect((await getDonationForReview(staff, id)).donation).toMatchObject({ lost_amount: 501, returned_twice: 501 });
});

test('a refund that was stored, but not applied to the donation, is applied by the recheck', async () => {
  const { paymentId } = await payOnline();
  await refundAtProvider(ctx, paymentId, { amount: 50_100 });
  catchUpWithProvider(ctx);
  await storeRefunds(ctx, await ctx.payments.listRefunds(paymentId));
  expect(await getBooks()).toMatchObject(PAID);
  for (let times = 0; times < 2; times += 1) await recheckAllPayments(ctx);
  expect(await getBooks()).toMatchObject({ donations: ['501 refunded'], karma: [501, -501], messages: 2 });
});

test('an older report of a refund does not change its status back', async () => {
  const { paymentId } = await payOnline();
  await refundAtProvider(ctx, paymentId, { amount: 50_100 });
  const [refund] = await ctx.payments.listRefunds(paymentId);
  if (!refund) throw new Error('There is no refund');
  for (const status of ['processed', 'pending'] as const) await storeRefunds(ctx, [{ ...refund, status }]);
  const stored = await ctx.db.providerRefund.findMany({ where: { provider_payment_id: paymentId } });
  expect(stored).toMatchObject([{ status: 'processed' }]);
});
