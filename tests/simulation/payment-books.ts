import { expect } from 'vitest';
import type { Donation, Member } from '~/db/generated/client';
import type { Context } from '~/domain/context';
import { getOwnDonationStats } from '~/domain/donations/own-donation-stats.server';
import { getDonationReceipt } from '~/domain/donations/receipt.server';
import type { Payment, Refund } from '../../sandbox/razorpay/entities';
import type { TestContext } from '../setup/context';
import { listAtProvider } from '../setup/razorpay';
import { runConcurrently } from '../setup/concurrency.mjs';

/** Number of histories that are played or compared at the same time. */
export const AT_ONCE = 8;

interface Provider {
  payments: Map<string, Payment>;
  refunds: Map<string, Refund[]>;
}

/** Reads all payments and refunds from the provider. */
export async function readProvider(ctx: { sandboxUrl: string }): Promise<Provider> {
  const payments = new Map<string, Payment>();
  for (let skip = 0; skip === payments.size; skip += 100)
    for (const payment of await listAtProvider<Payment>(ctx, `payments?count=100&skip=${skip}`))
      payments.set(payment.id, payment);
  const refunds = new Map<string, Refund[]>();
  await runConcurrently([...payments.keys()], AT_ONCE, async (id) => {
    refunds.set(id, await listAtProvider<Refund>(ctx, `payments/${id}/refunds?count=100`));
  });
  return { payments, refunds };
}

type Books = Awaited<ReturnType<typeof readBooks>>;

/** Reads everything that the application has recorded about payments. */
export async function readBooks({ db }: Pick<Context, 'db'>) {
  const orderBy = { id: 'asc' } as const;
  const [donations, unmatched, karma, messages, disputes, refunds, staffRefunds, series] = await Promise.all([
    db.donation.findMany({ orderBy }),
    db.unmatchedPayment.findMany({ orderBy }),
    db.karmaEntry.findMany({ orderBy }),
    db.outboxMessage.findMany({ orderBy, select: { event_key: true, variables: true, member_id: true } }),
    db.paymentDispute.findMany({
      orderBy,
      select: { provider_payment_id: true, status: true, lost_paise: true },
    }),
    db.providerRefund.findMany({
      orderBy,
      select: { id: true, provider_refund_id: true, provider_payment_id: true, status: true, amount_paise: true },
    }),
    db.donationRefund.findMany({ orderBy }),
    db.receiptSeries.findMany({ orderBy: { year: 'asc' } }),
  ]);
  return { donations, unmatched, karma, messages, disputes, refunds, staffRefunds, series };
}

interface DisputeState {
  status: 'created' | 'won' | 'lost';
  lostPaise: number;
}

/** A history as it was played. All amounts are those of the provider. */
interface Played {
  plan: { rupees: number; way: string };
  member: Member;
  proofs: readonly { razorpay_payment_id: string }[];
  disputes: ReadonlyMap<string, DisputeState>;
  /** False if the bank does not confirm the payments, so that they cannot be captured. */
  mayBeCaptured: boolean;
}

/** A donation in the books, and what it has to be according to the provider. */
export interface ExpectedDonation {
  donation: Donation;
  status: Donation['status'];
  paise: number;
  /** Paise that were refunded or that the bank took. */
  returnedPaise: number;
  /** Day of the payment in India. */
  day: string;
}

type Check = (name: string, actual: unknown, expected: unknown) => void;

/** Returns the differences between the books and the payments of a history at the provider. */
export function compareHistory(
  history: Played,
  provider: Provider,
  books: Books,
): { problems: string[]; donations: ExpectedDonation[] } {
  const problems: string[] = [];
  const check: Check = (name, actual, expected) => {
    const [got, right] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (got !== right) problems.push(`${name}: ${got} instead of ${right}`);
  };
  const donations: ExpectedDonation[] = [];
  for (const { razorpay_payment_id: id } of history.proofs) {
    const payment = provider.payments.get(id);
    if (!payment) throw new Error(`The provider does not know ${id}`);
    const refunds = provider.refunds.get(id) ?? [];
    const donation = comparePayment(check, history, { payment, refunds, books });
    if (!donation) continue;
    donations.push(donation);
    compareDonation(check, history, { expected: donation, refunds, books });
  }
  if (history.plan.way === 'order' || history.plan.way === 'own checkout') {
    const captured = history.proofs.filter(({ razorpay_payment_id: id }) => provider.payments.get(id)?.captured);
    check('donations', donations.filter(isGiven).length, isForeign(history.member) ? 0 : Math.min(1, captured.length));
    if (captured.length === 0 && history.mayBeCaptured)
      for (const { razorpay_payment_id: id } of history.proofs)
        check(`${id} waits for its capture`, provider.payments.get(id)?.status === 'authorized', false);
  }
  return { problems, donations };
}

/** True for a member whose payments wait for staff, because the phone is foreign. */
export const isForeign = ({ phone }: Pick<Member, 'phone'>) => !phone.startsWith('+91');

const isGiven = ({ status }: ExpectedDonation) => status === 'approved' || status === 'refunded';

const sumRefunds = (refunds: readonly Refund[], status: Refund['status']) =>
  refunds.filter((one) => one.status === status).reduce((total, { amount }) => total + amount, 0);

const toIndianDay = (seconds: number) => new Date((seconds + 5.5 * 3600) * 1000).toISOString().slice(0, 10);

interface AtProvider {
  payment: Payment;
  refunds: readonly Refund[];
  books: Books;
}

/** Compares a payment with its donation or its unmatched payment, and returns the donation. */
function comparePayment(
  check: Check,
  { plan, member, disputes }: Played,
  { payment, refunds, books }: AtProvider,
): ExpectedDonation | null {
  const { id } = payment;
  const isOfPayment = (row: { provider_payment_id: string | null }) => row.provider_payment_id === id;
  const donation = books.donations.find(isOfPayment);
  const unmatched = books.unmatched.find(isOfPayment);
  const dispute = disputes.get(id);
  check(
    `dispute of ${id}`,
    books.disputes.filter(isOfPayment).map(({ status, lost_paise }) => [status, lost_paise]),
    dispute ? [[dispute.status === 'created' ? 'open' : dispute.status, dispute.lostPaise]] : [],
  );
  if (donation || unmatched)
    check(
      `refunds of ${id}`,
      books.refunds
        .filter(isOfPayment)
        .map((one) => `${one.provider_refund_id} ${one.status} ${one.amount_paise}`)
        .toSorted(),
      refunds.map((one) => `${one.id} ${one.status} ${one.amount}`).toSorted(),
    );
  const [lost, processed] = [dispute?.lostPaise ?? 0, sumRefunds(refunds, 'processed')];
  // Without an amount in its notes, the whole payment is the donation, also if it contains a fee.
  const paise = plan.way === 'own phone' ? payment.amount : plan.rupees * 100;
  const day = toIndianDay(payment.created_at);
  const mayBeDonation = plan.way !== 'page' && plan.way !== 'qr' && !isForeign(member);
  check(`${id} belongs to a member who may give`, donation !== undefined && !mayBeDonation, false);
  if (!payment.captured) {
    check(`unmatched ${id}`, unmatched?.status, undefined);
    if (!donation) return null;
    const status = payment.status === 'authorized' ? 'pending' : 'rejected';
    return { donation, status, paise, returnedPaise: 0, day };
  }
  check(`places of ${id}`, Number(donation !== undefined) + Number(unmatched !== undefined), 1);
  if (unmatched) {
    check(`amount of ${id}`, Number(unmatched.amount_paise), payment.amount);
    const isGone = processed + lost >= payment.amount;
    const isGoing = processed + lost + sumRefunds(refunds, 'pending') >= payment.amount;
    // A payment that was refunded stays so, even if the bank takes the money in addition.
    const isRefunded = lost < payment.amount || (processed >= payment.amount && unmatched.status === 'refunded');
    const closed = isRefunded ? 'refunded' : 'settled';
    check(`unmatched ${id}`, unmatched.status, isGone ? closed : isGoing ? 'refunding' : 'open');
  }
  if (!donation) return null;
  const returnedPaise = Math.min(paise, processed + lost);
  return { donation, status: returnedPaise === paise ? 'refunded' : 'approved', paise, returnedPaise, day };
}

const getFinancialYear = (day: string) => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);

const getKarma = ({ status, paise, returnedPaise }: ExpectedDonation) =>
  status === 'approved' ? Math.ceil((paise - returnedPaise) / 100) : 0;

function compareDonation(
  check: Check,
  { member, disputes }: Played,
  { expected, refunds, books }: { expected: ExpectedDonation; refunds: readonly Refund[]; books: Books },
): void {
  const { donation, status, paise, returnedPaise, day } = expected;
  const id = donation.provider_payment_id ?? '';
  const year = isGiven(expected) ? getFinancialYear(day) : null;
  check(
    `donation of ${id}`,
    [donation.status, donation.amount_paise, donation.member_id, donation.donated_on.toISOString().slice(0, 10)],
    [status, paise, member.id, day],
  );
  check(`receipt of ${id}`, [donation.receipt_year, donation.receipt_number !== null], [year, isGiven(expected)]);
  if (status === 'approved') check(`refunded part of ${id}`, donation.refunded_paise, returnedPaise);
  check(`karma of ${id}`, donation.karma_points_awarded, getKarma(expected));
  const entries = books.karma.filter(({ reference }) => new RegExp(`^donation:${donation.id}(?!\\d)`).test(reference));
  check(
    `ledger of ${id}`,
    entries.reduce((total, { delta }) => total + delta, 0),
    getKarma(expected),
  );
  compareMessages(check, { expected, refunds, books, lost: disputes.get(id)?.lostPaise ?? 0 });
  const expectedRefund = { pending: 'requested', processed: 'done', failed: 'failed' } as const;
  for (const { provider_refund_id, status: got } of books.staffRefunds.filter(
    (one) => one.donation_id === donation.id,
  )) {
    const refund = refunds.find((one) => one.id === provider_refund_id);
    check(`refund of staff for ${id}`, got, refund ? expectedRefund[refund.status] : 'failed');
  }
}

/**
 * Compares the messages to the donor: one for the approval or the rejection, refunds with the
 * refunded amount together, and one for each refund that failed.
 */
function compareMessages(
  check: Check,
  {
    expected,
    refunds,
    books,
    lost,
  }: { expected: ExpectedDonation; refunds: readonly Refund[]; books: Books; lost: number },
): void {
  const { donation, status, paise } = expected;
  const id = donation.provider_payment_id ?? '';
  const list = (kind: string, of = donation.id) =>
    books.messages.filter(({ event_key }) => new RegExp(`^donation-${kind}:${of}(?!\\d)`).test(event_key));
  check(`approvals told of ${id}`, list('approved').length, isGiven(expected) ? 1 : 0);
  check(`rejections told of ${id}`, list('rejected').length, status === 'rejected' ? 1 : 0);
  const failed = refunds.filter((refund) => refund.status === 'failed');
  const toldFailed = books.refunds
    .filter((refund) => refund.provider_payment_id === id)
    .map((refund) => [refund.provider_refund_id, list('refund-failed', refund.id).length]);
  check(
    `failed refunds told of ${id}`,
    toldFailed.filter(([, times]) => times !== 0).toSorted(),
    failed.map((refund) => [refund.id, 1]).toSorted(),
  );
  // A refund that failed later was perhaps told before, and what the bank took cannot be refunded.
  const processed = isGiven(expected) ? Math.min(paise, sumRefunds(refunds, 'processed')) : 0;
  const most = processed + failed.reduce((total, { amount }) => total + amount, 0);
  const least = Math.min(processed, Math.max(0, paise - lost));
  const told = list('refunded').reduce((total, { variables }) => total + readPaise(variables), 0);
  check(`refunds told of ${id}: ${told} between ${least} and ${most}`, told >= least && told <= most, true);
}

const readPaise = (variables: unknown) =>
  Math.round(Number((variables as Record<string, string>)['2']?.replace(/[^\d.]/g, '')) * 100);

/** Expects that the histories have reached each state. */
export function expectVariety({ donations, unmatched, refunds, staffRefunds, disputes }: Books): void {
  const rows: { status: string }[][] = [donations, unmatched, refunds, staffRefunds, disputes];
  const states = rows.map((some) => [...new Set(some.map(({ status }) => status))].toSorted());
  expect(states).toEqual([
    ['approved', 'pending', 'refunded', 'rejected'],
    ['open', 'refunded', 'refunding', 'settled'],
    ['failed', 'pending', 'processed'],
    ['done', 'failed', 'requested'],
    ['lost', 'open', 'won'],
  ]);
  expect(unmatched.map(({ reason }) => reason)).toContain('foreign_card');
}

/** Expects numbers without gaps in each year, and a receipt for each approved donation. */
export async function expectReceipts(
  ctx: TestContext,
  books: Books,
  expected: readonly ExpectedDonation[],
): Promise<void> {
  for (const { year, last_number } of books.series) {
    const numbers = books.donations.filter((one) => one.receipt_year === year).map((one) => one.receipt_number ?? 0);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: last_number }, (_, index) => index + 1));
  }
  expect(books.series.map(({ year }) => year)).toEqual([2026, 2027]);
  await runConcurrently(expected, AT_ONCE, async ({ donation, status, paise, returnedPaise, day }) => {
    const receipt = getDonationReceipt(ctx.as({ id: donation.member_id ?? 0 }), donation.id);
    if (status === 'approved')
      expect(await receipt).toMatchObject({ amount: paise / 100, refunded: returnedPaise / 100, donatedOn: day });
    else await expect(receipt).rejects.toMatchObject({ code: 'not_found' });
  });
}

/** Expects the totals of the donations by month and status. */
export async function expectTotals({ db }: TestContext, expected: readonly ExpectedDonation[]): Promise<void> {
  const totals = new Map<string, [number, number]>();
  for (const one of expected) {
    const key = `${one.day.slice(0, 7)} ${one.status}`;
    const [count, paise] = totals.get(key) ?? [0, 0];
    totals.set(key, [count + 1, paise + one.paise - (one.status === 'approved' ? one.returnedPaise : 0)]);
  }
  const rows = await db.donationTotal.groupBy({
    by: ['month', 'status'],
    _sum: { donations: true, amount_paise: true },
  });
  const counted = rows.map(({ month, status, _sum }): [string, [number, number]] => [
    `${month.toISOString().slice(0, 7)} ${status}`,
    [_sum.donations ?? 0, Number(_sum.amount_paise ?? 0)],
  ]);
  const given = counted.filter(([, [count]]) => count > 0);
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(totals));
}

/** Expects the karma and the donation totals of each member, and no message about anything else. */
export async function expectMembers(
  ctx: TestContext,
  books: Books,
  expected: readonly ExpectedDonation[],
): Promise<void> {
  const members = await ctx.db.member.findMany({ select: { id: true, karma_points: true } });
  for (const { id, karma_points } of members) {
    const own = expected.filter(({ donation }) => donation.member_id === id);
    const karma = own.reduce((total, one) => total + getKarma(one), 0);
    const approved = own.filter(({ status }) => status === 'approved');
    expect({ karma_points, ...(await getOwnDonationStats(ctx.as({ id }))) }).toMatchObject({
      karma_points: karma,
      total_karma_points: karma,
      total_amount: approved.reduce((total, one) => total + one.paise - one.returnedPaise, 0) / 100,
      total_donations: own.length,
      pending_donations: own.filter(({ status }) => status === 'pending').length,
    });
  }
  const counter = await ctx.db.memberCounter.aggregate({ where: { name: 'karma_points' }, _sum: { value: true } });
  expect(Number(counter._sum.value ?? 0)).toBe(expected.reduce((total, one) => total + getKarma(one), 0));
  const kinds = /^donation-(approved|rejected|refunded|refund-failed):/;
  expect(books.messages.filter(({ event_key }) => !kinds.test(event_key))).toEqual([]);
}
