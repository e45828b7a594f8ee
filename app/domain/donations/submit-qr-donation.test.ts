import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { createPicture, uploaded } from '../../../tests/factories/picture';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { approveDonation } from './approve-donation.server';
import { createDonationQr } from './donation-qr.server';
import { listOwnDonations } from './own-donations.server';
import { getDonationForReview, listDonations } from './review-queries.server';
import { parseDonationFilters } from './review-schemas';
import { qrDonationSchema } from './schemas';
import { rejectDonation } from './reject-donation.server';
import { submitQrDonation } from './submit-qr-donation.server';
import { undoDecision } from './undo-decision.server';

const ctx = await testContext();

beforeEach(() => ctx.clock.set('2026-11-20T23:45:00+05:30'));

const countFiles = () => ctx.db.storedFile.count();

test('is pending, with the day in India, the category, the picture and its hashes', async () => {
  const member = await createMember(ctx);
  const given = await submitDonation(ctx.as(member), { amount: 1100 });
  expect(given).toMatchObject({ amount: 1100, category: 'Samarpan', status: 'pending', expected_karma_points: 1100 });
  const row = await ctx.db.donation.findUniqueOrThrow({ where: { id: given.id }, include: { screenshot: true } });
  expect(row).toMatchObject({
    amount_paise: 110_000,
    payment_method: 'qr',
    karma_points_awarded: 0,
    donated_on: new Date('2026-11-20T00:00:00Z'),
    screenshot: { kind: 'donation_screenshot', content_type: 'image/png', attached_at: ctx.clock.now() },
  });
  expect(row.screenshot_bands).toHaveLength(4);
  expect(row.screenshot_difference).not.toBeNull();
});

test('the day is the day of the payment that the donor names, and never in the future', async () => {
  const member = await createMember(ctx);
  const submit = async (paid_on: string) =>
    submitQrDonation(
      ctx.as(member),
      qrDonationSchema.parse({ amount: 501, paid_on }),
      uploaded(await createPicture(), 'upi.png'),
    );
  for (const [paidOn, day] of [
    ['2026-11-18', '2026-11-18'],
    ['', '2026-11-20'],
  ] as const) {
    const { donation_info } = await submit(paidOn);
    const row = await ctx.db.donation.findUniqueOrThrow({ where: { id: donation_info.id } });
    expect(row.donated_on).toEqual(new Date(day));
  }
  for (const paidOn of ['2026-11-21', '2026-10-19'])
    await expect(submit(paidOn)).rejects.toMatchObject({ fieldErrors: { paid_on: [expect.any(String)] } });
  expect(qrDonationSchema.safeParse({ amount: 501, paid_on: '2026-02-30' }).success).toBe(false);
});

test('the same file is the same donation for a day, also concurrently', async () => {
  const member = ctx.as(await createMember(ctx));
  const screenshot = await createPicture();
  const before = await countFiles();
  const taps = await Promise.all([1, 2, 3].map(() => submitDonation(member, { screenshot })));
  expect(new Set(taps.map(({ id }) => id)).size).toBe(1);
  ctx.clock.advance(86_399);
  expect((await submitDonation(member, { screenshot, amount: 101 })).id).toBe(taps[0]?.id);
  expect(await countFiles()).toBe(before + 1);
  ctx.clock.advance(2);
  expect((await submitDonation(member, { screenshot })).id).not.toBe(taps[0]?.id);
});

test('of two donations with the same file, possible after an undone rejection, the first one is returned', async () => {
  const member = ctx.as(await createMember(ctx));
  const screenshot = await createPicture();
  const staff = await asAdmin(ctx);
  const first = await submitDonation(member, { screenshot });
  await rejectDonation(staff, first.id, { rejection_reason: 'Not readable' });
  expect((await submitDonation(member, { screenshot })).id).not.toBe(first.id);
  await undoDecision(staff, first.id);
  expect((await submitDonation(member, { screenshot })).id).toBe(first.id);
});

test("the reference of the code is stored for the donor and for review; another member's is refused", async () => {
  const member = await createMember(ctx);
  const { reference, intent } = await createDonationQr(ctx, member.id, 501);
  expect(reference).toMatch(/^SNG-[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/);
  expect(intent).toContain(`&tr=${reference.replaceAll('-', '')}&tn=Donation%20${reference}`);
  const file = uploaded(await createPicture(), 'upi.png');
  const { donation_info } = await submitQrDonation(ctx.as(member), { amount: 501, reference }, file);
  const [own] = (await listOwnDonations(ctx.as(member), { page: 1, limit: 1 })).donations;
  const { donation } = await getDonationForReview(await asAdmin(ctx), donation_info.id);
  expect([own?.reference, donation.reference]).toEqual([reference, reference]);
  const ofAnother = (await createDonationQr(ctx, (await createMember(ctx)).id, 501)).reference;
  for (const wrong of [ofAnother, reference.slice(0, -1), `${reference}7`, reference.toLowerCase(), 'SNG']) {
    const attempt = submitQrDonation(ctx.as(member), { amount: 501, reference: wrong }, file);
    await expect(attempt).rejects.toMatchObject({ code: 'invalid', fieldErrors: { reference: [expect.any(String)] } });
  }
});

test('no two codes have the same reference, also without an amount', async () => {
  const member = await createMember(ctx);
  const codes = await Promise.all(Array.from({ length: 50 }, () => createDonationQr(ctx, member.id, null)));
  expect(new Set(codes.map(({ reference }) => reference)).size).toBe(50);
  expect(codes[0]?.intent).not.toContain('&am=');
});

test('staff find the UTR, and another donation with the same UTR has a warning', async () => {
  const admin = await asAdmin(ctx);
  const utr = '612345678901';
  const first = await submitDonation(ctx.as(await createMember(ctx)), { utr });
  const second = await submitDonation(ctx.as(await createMember(ctx)), { utr });
  const { donation, lookalike } = await getDonationForReview(admin, second.id);
  expect([donation.utr, donation.marks.same_utr, lookalike?.id]).toEqual([utr, [first.id], first.id]);
  await expect(approveDonation(admin, second.id)).rejects.toMatchObject({ code: 'conflict' });
  const found = await listDonations(admin, parseDonationFilters({ search: utr }).query);
  expect(found.donations.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test.each([
  ['6123 4567 8901', '612345678901'],
  ['६१२३४५६७८९०१', '612345678901'],
  ['', undefined],
])('the UTR can be typed as “%s”', (typed, utr) => {
  expect(qrDonationSchema.parse({ amount: 501, utr: typed }).utr).toBe(utr);
});

test.each(['61234567890', '6123456789012', 'T2406123456'])('“%s” is not a UTR', (typed) => {
  const { error } = qrDonationSchema.safeParse({ amount: 501, utr: typed });
  expect(error?.issues).toMatchObject([{ path: ['utr'], message: expect.stringContaining('12 digits') }]);
});

test('the same file from another member is another donation', async () => {
  const screenshot = await createPicture();
  const [one, other] = [await createMember(ctx), await createMember(ctx)];
  const first = await submitDonation(ctx.as(one), { screenshot });
  expect((await submitDonation(ctx.as(other), { screenshot })).id).not.toBe(first.id);
});

test('a sixth pending donation is refused, and leaves no file', async () => {
  const member = await createMember(ctx);
  await Promise.allSettled(Array.from({ length: 8 }, () => submitDonation(ctx.as(member))));
  expect(await ctx.db.donation.count({ where: { member_id: member.id } })).toBe(5);
  const before = await countFiles();
  await expect(submitDonation(ctx.as(member))).rejects.toMatchObject({ code: 'conflict' });
  expect(await countFiles()).toBe(before);
  expect(await ctx.db.storedFile.count({ where: { attached_at: null } })).toBe(0);
});

test('a visitor cannot give', async () => {
  const visitor = ctx.as({ kind: 'visitor' });
  await expect(submitDonation(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('one /64 network can upload 120 screenshots per hour, from whatever address', async () => {
  const network = `2001:db8:7:${getNextNumber().toString(16)}`;
  const limit = { name: 'donation-uploads-address', times: 120, seconds: 3600, scope: 'shared' } as const;
  for (let count = 0; count < 120; count += 1) await ctx.limits.consume(limit, `${network.replace(/:0+/g, ':')}::/64`);
  const { id } = await createMember(ctx);
  const visitor = ctx.as({ kind: 'member', memberId: id, sessionId: 0 }, `${network}::77`);
  await expect(submitDonation(visitor)).rejects.toMatchObject({ code: 'rate_limited' });
});
