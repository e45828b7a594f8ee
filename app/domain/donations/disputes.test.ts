import { beforeEach, expect, test } from 'vitest';
import type { Context } from '~/domain/context';
import { asAdmin } from '../../../tests/factories/admin';
import { createDonorBeforeEach, reportPayment } from '../../../tests/factories/payments';
import { testContext } from '../../../tests/setup/context';
import {
  catchUpWithProvider,
  disputePayment,
  pay,
  refundAtProvider,
  type ReportedDispute,
} from '../../../tests/setup/razorpay';
import { getOwnDonationStats } from './own-donation-stats.server';
import { placeOnlineOrder } from './place-online-order.server';
import { getDonationReceipt } from './receipt.server';
import { recheckAllPayments, recheckRecentPayments } from './recheck-payments.server';
import { recordDispute } from './record-dispute.server';
import { getDonationForReview, listDonations } from './review-queries.server';
import { listDonationsSchema } from './review-schemas';

const ctx = await testContext();

const donor = createDonorBeforeEach(ctx);
let staff: Context;
let paid: { id: string; order_id: string; amount: number; status: 'captured' };
let last = 0;

beforeEach(async () => {
  staff = await asAdmin(ctx, ['view_analytics']);
  const { order } = await placeOnlineOrder(donor.ctx, { amount: 501 });
  paid = { id: `pay_disputed${(last += 1)}`, order_id: order.id, amount: 50_100, status: 'captured' };
});

const PAID = { donations: ['501 approved'], karma: [501], karma_points: 501 };

type Step = 'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed';

/** Sends the webhook of a dispute step, one minute after the previous step unless `at` is given. */
async function reportDispute(step: Step, more: Partial<ReportedDispute> = {}): Promise<void> {
  const minutes = ['created', 'under_review', 'action_required', 'won', 'lost', 'closed'].indexOf(step);
  const reportedDispute = { id: `disp_of_${paid.id}`, amount: 50_100, at: 1_795_000_000 + 60 * minutes, ...more };
  await reportPayment(ctx, `payment.dispute.${step}`, paid, reportedDispute);
}

async function findDonationId(): Promise<number> {
  const { id } = await ctx.db.donation.findUniqueOrThrow({ where: { provider_payment_id: paid.id } });
  return id;
}

const getShownDonation = async () => (await getDonationForReview(staff, await findDonationId())).donation;

test('an open dispute is shown to staff with its deadline, and donation, karma and receipt remain', async () => {
  await reportPayment(ctx, 'payment.captured', paid);
  expect((await getShownDonation()).dispute).toBeNull();
  await reportDispute('created');
  await reportDispute('created');
  expect((await getShownDonation()).dispute).toEqual({
    status: 'open',
    amount: 501,
    reason: null,
    respond_by: new Date((1_795_000_000 + 604_800) * 1000).toISOString(),
  });
  const { donations } = await listDonations(staff, listDonationsSchema.parse({ limit: '100' }));
  expect(donations.find(({ user_id }) => user_id === donor.member.id)?.dispute).toMatchObject({ status: 'open' });
  await reportDispute('under_review');
  await reportDispute('action_required');
  expect((await getShownDonation()).dispute).toMatchObject({ status: 'action_required' });
  expect(await donor.getBooks()).toMatchObject({ ...PAID, messages: 1 });
  expect(await getDonationReceipt(donor.ctx, await findDonationId())).toMatchObject({ amount: 501, refunded: 0 });
  const audit = await ctx.db.auditEntry.findMany({ where: { action: 'payment.disputed', subject_id: paid.id } });
  expect(audit).toHaveLength(3);
});

test.each(['won', 'closed'] as const)(
  'a dispute that is %s changes nothing, whatever is reported later',
  async (end) => {
    await reportPayment(ctx, 'payment.captured', paid);
    await reportDispute('created');
    await reportDispute(end);
    await reportDispute('under_review', { at: 1_795_009_999 });
    expect((await getShownDonation()).dispute).toMatchObject({ status: end });
    expect(await donor.getBooks()).toMatchObject({ ...PAID, messages: 1 });
  },
);

const LOST = { donations: ['501 refunded'], karma: [501, -501], karma_points: 0, messages: 1 };

test('a lost dispute is booked once like a refund, in any order of webhooks', async () => {
  await reportDispute('lost', { amount_deducted: 50_100 });
  await reportDispute('lost', { amount_deducted: 50_100 });
  await reportDispute('created');
  await reportPayment(ctx, 'payment.captured', paid);
  expect(await donor.getBooks()).toMatchObject(LOST);
  expect(await getShownDonation()).toMatchObject({
    status: 'refunded',
    karma_points_awarded: 0,
    dispute: { status: 'lost' },
  });
  await expect(getDonationReceipt(donor.ctx, await findDonationId())).rejects.toMatchObject({ code: 'not_found' });
  expect(await getOwnDonationStats(donor.ctx)).toMatchObject({ total_amount: 0, total_donations: 1 });
});

test('an unmatched payment that was lost in a dispute is closed', async () => {
  const unmatched = { ...paid, order_id: 'order_of_a_page' };
  await reportPayment(ctx, 'payment.captured', unmatched);
  const findUnmatchedRow = () => ctx.db.unmatchedPayment.findUnique({ where: { provider_payment_id: paid.id } });
  await reportPayment(ctx, 'payment.dispute.created', unmatched, { id: 'disp_page', amount: 50_100 });
  expect(await findUnmatchedRow()).toMatchObject({ status: 'open' });
  await reportPayment(ctx, 'payment.dispute.lost', unmatched, { id: 'disp_page', amount: 50_100 });
  expect(await findUnmatchedRow()).toMatchObject({
    status: 'settled',
    note: 'Returned by the payer’s bank after a dispute',
  });
});

/** Pays the order at the provider, and opens a dispute there. All webhooks are lost. */
async function payAndDispute(): Promise<string> {
  const { razorpay_payment_id: id } = await pay(ctx, { order_id: paid.order_id });
  paid = { ...paid, id };
  await disputePayment(ctx, id, { status: 'created', dispute_id: `disp_of_${id}` });
  catchUpWithProvider(ctx);
  return id;
}

const listStatuses = async () => {
  const where = { provider_payment_id: paid.id };
  return (await ctx.db.paymentDispute.findMany({ where })).map(({ status }) => status);
};

test.each([
  ['half-hourly', recheckRecentPayments],
  ['nightly', recheckAllPayments],
])('the %s recheck records disputes whose webhooks were lost, once', async (_name, recheck) => {
  const id = await payAndDispute();
  await recheck(ctx);
  expect(await listStatuses()).toEqual(['open']);
  expect(await donor.getBooks()).toMatchObject({ ...PAID, messages: 1 });
  await disputePayment(ctx, id, { status: 'lost', dispute_id: `disp_of_${id}` });
  catchUpWithProvider(ctx);
  expect(await recheck(ctx)).toBe(1);
  expect(await recheck(ctx)).toBe(0);
  expect(await listStatuses()).toEqual(['lost']);
  expect(await donor.getBooks()).toMatchObject(LOST);
});

test('the nightly recheck records a dispute that is lost half a year after the payment', async () => {
  const id = await payAndDispute();
  await recheckAllPayments(ctx);
  await disputePayment(ctx, id, { status: 'lost', dispute_id: `disp_of_${id}` });
  ctx.clock.set(new Date(Date.now() + 180 * 86_400_000));
  expect(await recheckAllPayments(ctx)).toBe(1);
  expect(await donor.getBooks()).toMatchObject(LOST);
});

/** Records the disputes of the payment without settling it, as a worker that was killed. */
async function recordListedDisputes(): Promise<void> {
  for await (const page of ctx.payments.listDisputesSince(new Date(0), ctx.clock.now()))
    for (const dispute of page) if (dispute.paymentId === paid.id) await recordDispute(ctx, dispute);
}

const waitDays = (days: number) => ctx.clock.set(new Date(Date.now() + days * 86_400_000));

test('a lost dispute that was recorded, but not applied to the donation, is applied by the recheck', async () => {
  await payAndDispute();
  await recheckAllPayments(ctx);
  await disputePayment(ctx, paid.id, { status: 'lost', dispute_id: `disp_of_${paid.id}`, amount: 20_000 });
  waitDays(30);
  await recordListedDisputes();
  expect(await donor.getBooks()).toMatchObject(PAID);
  expect(await recheckAllPayments(ctx)).toBe(1);
  expect(await recheckAllPayments(ctx)).toBe(0);
  expect(await donor.getBooks()).toMatchObject({ donations: ['501 approved'], karma: [501, -200] });
  await disputePayment(ctx, paid.id, { status: 'lost', dispute_id: `disp_2_of_${paid.id}`, amount: 30_100 });
  await recordListedDisputes();
  expect(await recheckAllPayments(ctx)).toBe(1);
  expect(await recheckAllPayments(ctx)).toBe(0);
  expect(await donor.getBooks()).toMatchObject({ donations: ['501 refunded'], karma: [501, -200, -301] });
});

test('a lost dispute of an unmatched payment that was recorded, but not applied, closes the payment', async () => {
  const { razorpay_payment_id: id } = await pay(ctx, { amount: 50_100 });
  paid = { ...paid, id };
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  await disputePayment(ctx, id, { status: 'lost', dispute_id: `disp_of_${id}` });
  waitDays(30);
  await recordListedDisputes();
  expect(await recheckAllPayments(ctx)).toBe(1);
  expect(await recheckAllPayments(ctx)).toBe(0);
  expect(await ctx.db.unmatchedPayment.findUnique({ where: { provider_payment_id: id } })).toMatchObject({
    status: 'settled',
  });
});

test('the recheck does not replace "action required", which the provider lists as open', async () => {
  await payAndDispute();
  await recheckAllPayments(ctx);
  await reportDispute('action_required', { at: Math.floor(Date.now() / 1000) });
  ctx.clock.set(new Date(Date.now() + 60_000));
  expect(await recheckAllPayments(ctx)).toBe(0);
  expect(await listStatuses()).toEqual(['action_required']);
});

test('the nightly recheck reads each page of the disputes', async () => {
  await payAndDispute();
  const ids = Array.from({ length: 100 }, (_, index) => `disp_${index}_of_${paid.id}`);
  for (const dispute_id of ids) await disputePayment(ctx, paid.id, { status: 'created', dispute_id });
  catchUpWithProvider(ctx);
  await recheckAllPayments(ctx);
  expect(await listStatuses()).toHaveLength(101);
});

test('disputes and refunds of old payments that were not recorded here are not followed', async () => {
  const notes = { member_id: String(donor.member.id) };
  const [{ razorpay_payment_id: disputed }, { razorpay_payment_id: refunded }] = [
    await pay(ctx, { amount: 50_100, notes }),
    await pay(ctx, { amount: 50_100, notes }),
  ];
  paid = { ...paid, id: disputed };
  const { created_at: paidAt } = (await ctx.payments.findPayment(refunded)) ?? {};
  // The provider records times in whole seconds, and only the refund may be within eight days.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await refundAtProvider(ctx, refunded, { amount: 20_000 });
  await disputePayment(ctx, disputed, { status: 'lost' });
  ctx.clock.set(new Date(Number(paidAt) + 8 * 86_400_000 + 1_000));
  expect(await recheckAllPayments(ctx)).toBe(0);
  expect(await donor.getBooks()).toMatchObject({ donations: [], karma: [] });
  expect(await listStatuses()).toEqual([]);
  const where = { provider_payment_id: { in: [disputed, refunded] } };
  expect(await ctx.db.unmatchedPayment.count({ where })).toBe(0);
});
