import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { createPicture } from '../../../tests/factories/picture';
import { testContext } from '../../../tests/setup/context';
import { approveDonation } from './approve-donation.server';
import { getDonationStats } from './donation-stats.server';
import { exportDonations } from './export-donations.server';
import { purgeDonationScreenshots } from './purge-screenshots.server';
import type { ExportedDonation } from './read-exported-donations.server';
import { rejectDonation } from './reject-donation.server';
import { getDonationForReview, listDonations } from './review-queries.server';
import { exportDonationsSchema, listDonationsSchema } from './review-schemas';

const ctx = await testContext();
const admin = await asAdmin(ctx);
const asha = await createMember(ctx, { name: 'Asha', email: 'asha@example.in' });
const ravi = await createMember(ctx, { name: '=Ravi' });
const ids: Record<string, number> = {};

/** Creates a donation at a given time and stores its id under the given name. */
async function createDonationAt(
  name: string,
  at: string,
  member: typeof asha,
  amount: number,
  screenshot?: Uint8Array,
) {
  ctx.clock.set(at);
  ids[name] = (await submitDonation(ctx.as(member), { amount, ...(screenshot ? { screenshot } : {}) })).id;
}

const photo = await createPicture({ seed: 77, width: 270, height: 480 });
const photoAgain = new Uint8Array(await sharp(photo).resize(260, 462).jpeg({ quality: 70 }).toBuffer());

beforeAll(async () => {
  await createDonationAt('june', '2026-06-30T23:59:59+05:30', asha, 101, photo);
  await createDonationAt('july', '2026-07-01T00:00:01+05:30', asha, 501, photoAgain);
  await approveDonation(admin, ids.june ?? 0, { compared: true });
  await approveDonation(admin, ids.july ?? 0, { compared: true });
  await createDonationAt('first', '2026-11-19T10:00:00+05:30', ravi, 251, photo);
  await createDonationAt('second', '2026-11-19T11:00:00+05:30', asha, 2100);
  await createDonationAt('third', '2026-11-20T09:00:00+05:30', ravi, 251);
  await createDonationAt('bad', '2026-11-20T10:00:00+05:30', asha, 501);
  await rejectDonation(admin, ids.bad ?? 0, { rejection_reason: 'Too blurred.' });
});

const list = (query: object) => listDonations(admin, listDonationsSchema.parse(query));

test('pending ones are sorted oldest first, all others newest first', async () => {
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
])('the pages of %o, forwards and backwards, contain the whole list', async (filters) => {
  const whole = (await list(filters)).donations.map(({ id }) => id);
  const getPage = async (number: number, near?: string) => {
    const { donations, cursor } = await list({ ...filters, limit: '1', page: String(number), near });
    return { ids: donations.map(({ id }) => id), cursor: cursor ?? '' };
  };
  const pages = await Promise.all(whole.map((_, at) => getPage(at + 1)));
  expect(pages.flatMap(({ ids: found }) => found)).toEqual(whole);
  for (const { cursor } of pages)
    for (const [at, id] of whole.entries()) expect((await getPage(at + 1, cursor)).ids).toEqual([id]);
  for (const near of ['', 'x', pages[0]?.cursor.slice(3)]) expect((await getPage(2, near)).ids).toEqual([whole[1]]);
  for (const beyond of [whole.length + 1, 5000]) expect(await getPage(beyond)).toEqual({ ids: [], cursor: '' });
});

test('the list is filtered by donor, reference and days, within its status', async () => {
  const listIds = async (query: object) => (await list(query)).donations.map(({ id }) => id);
  const getIdsByName = (...names: string[]) => names.map((name) => ids[name]);
  expect(await listIds({ search: 'ravi' })).toEqual(getIdsByName('third', 'first'));
  expect(await listIds({ search: 'asha@example', status: 'approved' })).toEqual(getIdsByName('july', 'june'));
  expect(await listIds({ search: ravi.phone.slice(3), status: 'pending' })).toEqual(getIdsByName('first', 'third'));
  expect(await listIds({ search: `SNG-${asha.id}` })).toEqual(getIdsByName('bad', 'second', 'july', 'june'));
  expect(await listIds({ from: '2026-07-01', to: '2026-11-19' })).toEqual(getIdsByName('second', 'first', 'july'));
  expect(await listIds({ to: '2026-06-30' })).toEqual(getIdsByName('june'));
  const changeDay = (day: string) =>
    ctx.db.donation.update({ where: { id: ids.third }, data: { donated_on: new Date(day) } });
  await changeDay('2026-03-31');
  expect(await listIds({ from: '2025-04-01', to: '2026-03-31' })).toEqual(getIdsByName('third'));
  await changeDay('2026-11-20');
  expect(await listIds({ search: 'asha', from: '2026-11-20' })).toEqual(getIdsByName('bad'));
  const reference = 'SNG-K7QM4-PXZ9T';
  await ctx.db.donation.update({ where: { id: ids.third }, data: { reference } });
  for (const search of [reference, reference.toLowerCase(), 'SNGK7QM4PXZ9T'])
    expect(await listIds({ search })).toEqual(getIdsByName('third'));
  expect(await listIds({ search: 'SNG-K7QM4-PXZ9V' })).toEqual([]);
  const setDonor = (member_id: number | null) =>
    ctx.db.donation.update({ where: { id: ids.third }, data: { member_id } });
  await setDonor(null);
  expect(await listIds({ search: reference })).toEqual(getIdsByName('third'));
  await setDonor(ravi.id);
  expect((await list({ search: 'asha', limit: 1, page: 2 })).pagination).toEqual({
    current_page: 2,
    total_pages: 4,
    total_donations: 4,
  });
  expect(await listIds({ search: 'nobody%' })).toEqual([]);
  expect(listDonationsSchema.safeParse({ from: 'soon' }).success).toBe(false);
});

test('the list is filtered by payment method and amounts, and sorted as requested', async () => {
  const listIds = async (query: object) => (await list(query)).donations.map(({ id }) => id);
  const getIdsByName = (...names: string[]) => names.map((name) => ids[name]);
  expect(await listIds({ method: 'razorpay' })).toEqual([]);
  expect(await listIds({ method: 'qr', min_amount: '₹ 501' })).toEqual(getIdsByName('bad', 'second', 'july'));
  expect(await listIds({ min_amount: '2,100', status: 'pending' })).toEqual(getIdsByName('second'));
  expect(await listIds({ sort: 'oldest' })).toEqual(getIdsByName('june', 'july', 'first', 'second', 'third', 'bad'));
  expect(await listIds({ sort: 'newest', status: 'pending' })).toEqual(getIdsByName('third', 'second', 'first'));
  const byAmount = getIdsByName('second', 'bad', 'july', 'third', 'first', 'june');
  expect(await listIds({ sort: 'amount', method: '', min_amount: '' })).toEqual(byAmount);
  for (const wrong of [{ sort: 'donor' }, { method: 'gold' }, { min_amount: 'much' }])
    expect(listDonationsSchema.safeParse(wrong).success).toBe(false);
});

test('a filtered list that is too long to count is paged only from its beginning', async () => {
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
  const getPage = async (number: number) => list({ to: '2025-12-31', limit: '20', page: String(number) });
  const newest = made.map(({ id }) => id).toReversed();
  const last = await getPage(50);
  expect(last.pagination).toMatchObject({ total_pages: 50, total_donations: 1_000 });
  expect(last.donations.map(({ id }) => id)).toEqual(newest.slice(980, 1_000));
  expect((await getPage(51)).donations).toEqual([]);
  await ctx.db.donation.deleteMany({ where: { id: { in: newest } } });
});

test('warns about the same file, a similar picture, and the same amount within a day', async () => {
  const { donations } = await list({ status: 'pending' });
  const marks = new Map(donations.map((donation) => [donation.id, donation.marks]));
  const none = { same_file: [], same_utr: [], near_picture: [], same_amount_within_a_day: [] };
  expect(marks.get(ids.first ?? 0)).toEqual({
    same_file: [ids.june],
    same_utr: [],
    near_picture: [ids.july],
    same_amount_within_a_day: [ids.third],
  });
  expect(marks.get(ids.second ?? 0)).toEqual(none);
  expect(marks.get(ids.third ?? 0)).toEqual({ ...none, same_amount_within_a_day: [ids.first] });
});

test('a page of the list needs a small, fixed number of queries', async () => {
  ctx.queries.clear();
  await list({ status: 'pending' });
  expect(ctx.queries.seen.length).toBeLessThanOrEqual(7);
});

test('the figures sum approved donations over six calendar months without gaps', async () => {
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

test('a donation under review has links to its neighbours in the queue', async () => {
  const middle = await getDonationForReview(admin, ids.second ?? 0);
  expect(middle).toMatchObject({ previousId: ids.first, next: { id: ids.third }, pendingCount: 3 });
  expect(middle.donation.screenshot_path).toContain(`/donations/${ids.second}/screenshot?`);
  expect(await getDonationForReview(admin, ids.third ?? 0)).toMatchObject({ previousId: ids.second, next: null });
  await expect(getDonationForReview(admin, 999_999)).rejects.toMatchObject({ code: 'not_found' });
});

test('a report contains the whole list and is audited', async () => {
  const rows: ExportedDonation[] = [];
  for await (const chunk of await exportDonations(admin, { status: 'pending' })) rows.push(...chunk);
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
])('a report filtered by %j contains the same rows as the list', async (narrowing) => {
  const { donations } = await listDonations(admin, listDonationsSchema.parse(narrowing));
  const rows: ExportedDonation[] = [];
  for await (const chunk of await exportDonations(admin, exportDonationsSchema.parse(narrowing))) rows.push(...chunk);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(donations.map(({ id }) => id).toSorted());
  expect(rows.length).toBeLessThan(6);
});

test('a report is limited to its days and contains what an accountant matches with a bank statement', async () => {
  const listExportedLines = async (filters: Parameters<typeof exportDonations>[1]) => {
    const rows: ExportedDonation[] = [];
    for await (const chunk of await exportDonations(admin, filters)) rows.push(...chunk);
    return rows;
  };
  const day = await listExportedLines({ from: '2026-11-19', to: '2026-11-19' });
  expect(day.map(({ id }) => id)).toEqual([ids.second, ids.first]);
  expect(day[0]).toMatchObject({ created_at: '2026-11-19T05:30:00.000Z', decided_at: '', receipt_number: '' });
  await ctx.db.donation.update({ where: { id: ids.first ?? 0 }, data: { reference: 'SNG-1-HTCD2' } });
  await ctx.db.donation.update({ where: { id: ids.june ?? 0 }, data: { receipt_year: 2026, receipt_number: 12 } });
  await ctx.db.paymentOrder.create({
    data: {
      provider_order_id: 'order_exported',
      amount_paise: 10_100,
      created_at: ctx.clock.now(),
      donation_id: ids.june ?? 0,
    },
  });
  expect((await listExportedLines({ to: '2026-11-19' })).map(({ reference }) => reference)).toContain('SNG-1-HTCD2');
  const [june] = await listExportedLines({ to: '2026-06-30' });
  expect(june).toMatchObject({
    id: ids.june,
    order_id: 'order_exported',
    receipt_number: 'SNG-2026-27-000012',
    refunded_at: '',
  });
});

test.each([listDonations, getDonationForReview, getDonationStats, exportDonations])(
  '%o is only for staff',
  async (query) => {
    const call = query as (filters: object, input: object) => Promise<unknown>;
    await expect(call(ctx.as(asha), {})).rejects.toMatchObject({ code: 'forbidden' });
    await expect(call(await asAdmin(ctx, ['manage_users']), {})).rejects.toMatchObject({ code: 'forbidden' });
  },
);

test('old screenshots are deleted, those of pending donations are kept, and the hashes remain', async () => {
  ctx.clock.set('2027-01-10T04:10:00+05:30');
  expect(await purgeDonationScreenshots(ctx)).toBe(2);
  const purged = await ctx.db.donation.findUniqueOrThrow({ where: { id: ids.june ?? 0 } });
  expect(purged).toMatchObject({ screenshot_key: null, screenshot_sha256: expect.any(Uint8Array) });
  expect(await ctx.db.storedFile.count({ where: { attached_at: null } })).toBe(2);
  expect((await getDonationForReview(admin, ids.first ?? 0)).donation.marks.same_file).toEqual([ids.june]);
});
