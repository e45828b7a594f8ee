import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { picture } from '../../../tests/factories/picture';
import { testContext } from '../../../tests/setup/context';
import { approveDonation } from './approve-donation.server';
import { getDonationStats } from './donation-stats.server';
import { exportDonations, type ExportedDonation } from './export-donations.server';
import { purgeDonationScreenshots } from './purge-screenshots.server';
import { rejectDonation } from './reject-donation.server';
import { getDonationForReview, listDonations } from './review-queries.server';
import { exportDonationsSchema, listDonationsSchema } from './review-schemas';

const ctx = await testContext();
const admin = await asAdmin(ctx);
const asha = await createMember(ctx, { name: 'Asha', email: 'asha@example.in' });
const ravi = await createMember(ctx, { name: '=Ravi' });
const ids: Record<string, number> = {};

/** Creates a donation at a given time and stores its id under the given name. */
async function given(name: string, at: string, member: typeof asha, amount: number, screenshot?: Uint8Array) {
  ctx.clock.set(at);
  ids[name] = (await submitDonation(ctx.as(member), { amount, ...(screenshot ? { screenshot } : {}) })).id;
}

const photo = await picture({ seed: 77, width: 270, height: 480 });
const photoAgain = new Uint8Array(await sharp(photo).resize(260, 462).jpeg({ quality: 70 }).toBuffer());

beforeAll(async () => {
  await given('june', '2026-06-30T23:59:59+05:30', asha, 101, photo);
  await given('july', '2026-07-01T00:00:01+05:30', asha, 501, photoAgain);
  await approveDonation(admin, ids.june ?? 0);
  await approveDonation(admin, ids.july ?? 0);
  await given('first', '2026-11-19T10:00:00+05:30', ravi, 251, photo);
  await given('second', '2026-11-19T11:00:00+05:30', asha, 2100);
  await given('third', '2026-11-20T09:00:00+05:30', ravi, 251);
  await given('bad', '2026-11-20T10:00:00+05:30', asha, 501);
  await rejectDonation(admin, ids.bad ?? 0, { rejection_reason: 'Too blurred.' });
});

const list = (query: object) => listDonations(admin, listDonationsSchema.parse(query));

test('pending ones wait in line, the oldest first; all of them stand with the newest first', async () => {
  const pending = await list({ status: 'pending' });
  expect(pending.donations.map(({ id }) => id)).toEqual([ids.first, ids.second, ids.third]);
  expect(pending.pagination).toEqual({ current_page: 1, total_pages: 1, total_donations: 3 });
  const second = await list({ page: '2', limit: '4' });
  expect(second.donations.map(({ id }) => id)).toEqual([ids.july, ids.june]);
  expect(second.pagination).toEqual({ current_page: 2, total_pages: 2, total_donations: 6 });
  expect((await list({ limit: '9999' })).donations).toHaveLength(6);
});

test.each([
  { status: 'pending' },
  { status: 'all' },
  { status: 'pending', sort: 'newest' },
  { sort: 'oldest' },
  { sort: 'amount' },
])('the pages of %o from an end or from one another are the list', async (asked) => {
  const whole = (await list(asked)).donations.map(({ id }) => id);
  const page = async (number: number, near?: string) => {
    const { donations, cursor } = await list({ ...asked, limit: '1', page: String(number), near });
    return { ids: donations.map(({ id }) => id), cursor: cursor ?? '' };
  };
  const pages = await Promise.all(whole.map((_, at) => page(at + 1)));
  expect(pages.flatMap(({ ids: found }) => found)).toEqual(whole);
  for (const { cursor } of pages)
    for (const [at, id] of whole.entries()) expect((await page(at + 1, cursor)).ids).toEqual([id]);
  for (const near of ['', 'x', pages[0]?.cursor.slice(3)]) expect((await page(2, near)).ids).toEqual([whole[1]]);
  for (const beyond of [whole.length + 1, 5000]) expect(await page(beyond)).toEqual({ ids: [], cursor: '' });
});

test('the list is narrowed to donors, a reference and civil days, within its state', async () => {
  const idsIn = async (query: object) => (await list(query)).donations.map(({ id }) => id);
  const named = (...names: string[]) => names.map((name) => ids[name]);
  expect(await idsIn({ search: 'ravi' })).toEqual(named('third', 'first'));
  expect(await idsIn({ search: 'asha@example', status: 'approved' })).toEqual(named('july', 'june'));
  expect(await idsIn({ search: ravi.phone.slice(3), status: 'pending' })).toEqual(named('first', 'third'));
  expect(await idsIn({ search: `SNG-${asha.id}` })).toEqual(named('bad', 'second', 'july', 'june'));
  expect(await idsIn({ from: '2026-07-01', to: '2026-11-19' })).toEqual(named('second', 'first', 'july'));
  expect(await idsIn({ to: '2026-06-30' })).toEqual(named('june'));
  expect(await idsIn({ search: 'asha', from: '2026-11-20' })).toEqual(named('bad'));
  const reference = `SNG-${ravi.id}-ABC12`;
  await ctx.db.donation.update({ where: { id: ids.third }, data: { reference } });
  expect(await idsIn({ search: reference.toLowerCase() })).toEqual(named('third'));
  expect(await idsIn({ search: `SNG-${asha.id}-ABC12` })).toEqual([]);
  const of = (member_id: number | null) => ctx.db.donation.update({ where: { id: ids.third }, data: { member_id } });
  await of(null);
  expect(await idsIn({ search: reference })).toEqual(named('third'));
  await of(ravi.id);
  expect((await list({ search: 'asha', limit: 1, page: 2 })).pagination).toEqual({
    current_page: 2,
    total_pages: 4,
    total_donations: 4,
  });
  expect(await idsIn({ search: 'nobody%' })).toEqual([]);
  expect(listDonationsSchema.safeParse({ from: 'soon' }).success).toBe(false);
});

test('the list is narrowed to a way to pay and to amounts, and sorted as asked', async () => {
  const idsIn = async (query: object) => (await list(query)).donations.map(({ id }) => id);
  const named = (...names: string[]) => names.map((name) => ids[name]);
  expect(await idsIn({ method: 'razorpay' })).toEqual([]);
  expect(await idsIn({ method: 'qr', min_amount: '₹ 501' })).toEqual(named('bad', 'second', 'july'));
  expect(await idsIn({ min_amount: '2,100', status: 'pending' })).toEqual(named('second'));
  expect(await idsIn({ sort: 'oldest' })).toEqual(named('june', 'july', 'first', 'second', 'third', 'bad'));
  expect(await idsIn({ sort: 'newest', status: 'pending' })).toEqual(named('third', 'second', 'first'));
  const byAmount = named('second', 'bad', 'july', 'third', 'first', 'june');
  expect(await idsIn({ sort: 'amount', method: '', min_amount: '' })).toEqual(byAmount);
  for (const wrong of [{ sort: 'donor' }, { method: 'cash' }, { min_amount: 'much' }])
    expect(listDonationsSchema.safeParse(wrong).success).toBe(false);
});

test('more donations than are counted of a narrowed list are paged from its beginning alone', async () => {
  const row = {
    amount_paise: 100,
    category: 'Custom',
    payment_method: 'razorpay',
    donated_on: new Date('2025-01-01'),
  } as const;
  const made = await ctx.db.donation.createManyAndReturn({
    data: Array.from({ length: 1_030 }, (_, at) => ({ ...row, created_at: new Date(Date.UTC(2025, 0, 1, 0, 0, at)) })),
    select: { id: true },
  });
  const page = async (number: number) => list({ to: '2025-12-31', limit: '20', page: String(number) });
  const newest = made.map(({ id }) => id).toReversed();
  const last = await page(50);
  expect(last.pagination).toMatchObject({ total_pages: 50, total_donations: 1_000 });
  expect(last.donations.map(({ id }) => id)).toEqual(newest.slice(980, 1_000));
  expect((await page(51)).donations).toEqual([]);
  await ctx.db.donation.deleteMany({ where: { id: { in: newest } } });
});

test('marks the same file, a picture that looks the same, and the same amount within a day', async () => {
  const { donations } = await list({ status: 'pending' });
  const marks = new Map(donations.map((donation) => [donation.id, donation.marks]));
  const none = { same_file: [], near_picture: [], same_amount_within_a_day: [] };
  expect(marks.get(ids.first ?? 0)).toEqual({
    same_file: [ids.june],
    near_picture: [ids.july],
    same_amount_within_a_day: [ids.third],
  });
  expect(marks.get(ids.second ?? 0)).toEqual(none);
  expect(marks.get(ids.third ?? 0)).toEqual({ ...none, same_amount_within_a_day: [ids.first] });
});

test('a page of the list is a fixed small number of queries', async () => {
  ctx.queries.clear();
  await list({ status: 'pending' });
  expect(ctx.queries.seen.length).toBeLessThanOrEqual(6);
});

test('the figures count approved donations for sums, and six civil months without gaps', async () => {
  expect(await getDonationStats(admin)).toEqual({
    total_donations: 6,
    total_amount: 602,
    average_donation: 301,
    pending_count: 3,
    approved_count: 2,
    rejected_count: 1,
    refunded_count: 0,
    razorpay_count: 0,
    qr_count: 6,
    top_categories: { Sewa: 1, Sahayog: 1 },
    monthly_trend: { '2026-06': 101, '2026-07': 501, '2026-08': 0, '2026-09': 0, '2026-10': 0, '2026-11': 0 },
  });
  const { top_categories, monthly_trend } = await getDonationStats(admin);
  expect(Object.keys(top_categories)).toEqual(['Sewa', 'Sahayog']);
  expect(Object.keys(monthly_trend)[0]).toBe('2026-06');
});

test('a donation under review knows its neighbours in the line', async () => {
  const middle = await getDonationForReview(admin, ids.second ?? 0);
  expect(middle).toMatchObject({ previousId: ids.first, next: { id: ids.third }, pendingCount: 3 });
  expect(middle.donation.screenshot_path).toContain(`/donations/${ids.second}/screenshot?`);
  expect(await getDonationForReview(admin, ids.third ?? 0)).toMatchObject({ previousId: ids.second, next: null });
  await expect(getDonationForReview(admin, 999_999)).rejects.toMatchObject({ code: 'not_found' });
});

test('a report has all of the list and is audited', async () => {
  const rows: ExportedDonation[] = [];
  for await (const batch of await exportDonations(admin, { status: 'pending' })) rows.push(...batch);
  expect(rows.map(({ id, donor, date }) => ({ id, donor, date }))).toEqual([
    { id: ids.third, donor: '=Ravi', date: '2026-11-20' },
    { id: ids.second, donor: 'Asha', date: '2026-11-19' },
    { id: ids.first, donor: '=Ravi', date: '2026-11-19' },
  ]);
  expect(await ctx.db.auditEntry.count({ where: { action: 'donations.exported' } })).toBe(1);
});

test.each([
  { search: 'asha' },
  { search: 'nobody at all' },
  { method: 'razorpay' },
  { status: 'pending', method: 'qr', min_amount: '501' },
])('a report of the list narrowed to %j has what the list has', async (narrowing) => {
  const { donations } = await listDonations(admin, listDonationsSchema.parse(narrowing));
  const rows: ExportedDonation[] = [];
  for await (const batch of await exportDonations(admin, exportDonationsSchema.parse(narrowing))) rows.push(...batch);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(donations.map(({ id }) => id).toSorted());
  expect(rows.length).toBeLessThan(6);
});

test('a report keeps to its days and says what an accountant matches a bank statement with', async () => {
  const linesOf = async (asked: Parameters<typeof exportDonations>[1]) => {
    const rows: ExportedDonation[] = [];
    for await (const batch of await exportDonations(admin, asked)) rows.push(...batch);
    return rows;
  };
  const day = await linesOf({ from: '2026-11-19', to: '2026-11-19' });
  expect(day.map(({ id }) => id)).toEqual([ids.second, ids.first]);
  expect(day[0]).toMatchObject({ created_at: '2026-11-19T05:30:00.000Z', decided_at: '', receipt_number: '' });
  await ctx.db.donation.update({ where: { id: ids.first ?? 0 }, data: { reference: 'SNG-1-HTCD2' } });
  await ctx.db.paymentOrder.create({
    data: {
      provider_order_id: 'order_exported',
      amount_paise: 10_100,
      created_at: ctx.clock.now(),
      donation_id: ids.june ?? 0,
    },
  });
  expect((await linesOf({ to: '2026-11-19' })).map(({ reference }) => reference)).toContain('SNG-1-HTCD2');
  const [june] = await linesOf({ to: '2026-06-30' });
  const receipt_number = `SNG-R${String(ids.june).padStart(6, '0')}`;
  expect(june).toMatchObject({ id: ids.june, order_id: 'order_exported', receipt_number, refunded_at: '' });
});

test.each([listDonations, getDonationForReview, getDonationStats, exportDonations])(
  '%o is for staff',
  async (query) => {
    const call = query as (asked: object, input: object) => Promise<unknown>;
    await expect(call(ctx.as(asha), {})).rejects.toMatchObject({ code: 'forbidden' });
    await expect(call(await asAdmin(ctx, ['manage_users']), {})).rejects.toMatchObject({ code: 'forbidden' });
  },
);

test('old screenshots are let go of, those of waiting donations are kept, and the hashes stay', async () => {
  ctx.clock.set('2027-01-10T04:10:00+05:30');
  expect(await purgeDonationScreenshots(ctx)).toBe(2);
  const purged = await ctx.db.donation.findUniqueOrThrow({ where: { id: ids.june ?? 0 } });
  expect(purged).toMatchObject({ screenshot_key: null, screenshot_sha256: expect.any(Uint8Array) });
  expect(await ctx.db.storedFile.count({ where: { attached_at: null } })).toBe(2);
  expect((await getDonationForReview(admin, ids.first ?? 0)).donation.marks.same_file).toEqual([ids.june]);
});
