import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { padded, picture, uploaded } from '../../../tests/factories/picture';
import { testContext } from '../../../tests/setup/context';
import { createDonationQr } from './donation-qr.server';
import { listOwnDonations } from './own-donations.server';
import { getDonationForReview } from './review-queries.server';
import { rejectDonation } from './reject-donation.server';
import { submitQrDonation } from './submit-qr-donation.server';
import { undoDecision } from './undo-decision.server';

const ctx = await testContext();

beforeEach(() => ctx.clock.set('2026-11-20T23:45:00+05:30'));

const files = () => ctx.db.storedFile.count();

test('waits as pending on the community’s day, with its category, its picture and what makes the picture known again', async () => {
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

test('the same file within a day is the same donation, also when both taps arrive at once; a day later it is another', async () => {
  const member = ctx.as(await createMember(ctx));
  const screenshot = await picture();
  const before = await files();
  const taps = await Promise.all([1, 2, 3].map(() => submitDonation(member, { screenshot })));
  expect(new Set(taps.map(({ id }) => id)).size).toBe(1);
  ctx.clock.advance(86_399);
  expect((await submitDonation(member, { screenshot, amount: 101 })).id).toBe(taps[0]?.id);
  expect(await files()).toBe(before + 1);
  ctx.clock.advance(2);
  expect((await submitDonation(member, { screenshot })).id).not.toBe(taps[0]?.id);
});

test('of two with the same file, because a rejection was undone meanwhile, it is the first', async () => {
  const member = ctx.as(await createMember(ctx));
  const screenshot = await picture();
  const staff = await asAdmin(ctx);
  const first = await submitDonation(member, { screenshot });
  await rejectDonation(staff, first.id, { rejection_reason: 'Not readable' });
  expect((await submitDonation(member, { screenshot })).id).not.toBe(first.id);
  await undoDecision(staff, first.id);
  expect((await submitDonation(member, { screenshot })).id).toBe(first.id);
});

test('the reference of the code is kept for the donor and for review; another’s is refused', async () => {
  const member = await createMember(ctx);
  const { reference } = await createDonationQr(ctx, member.id, 501);
  const file = uploaded(await picture(), 'upi.png');
  const { donation_info } = await submitQrDonation(ctx.as(member), { amount: 501, reference: reference ?? '' }, file);
  const [own] = (await listOwnDonations(ctx.as(member), { page: 1, limit: 1 })).donations;
  const { donation } = await getDonationForReview(await asAdmin(ctx), donation_info.id);
  expect([own?.reference, donation.reference]).toEqual([reference, reference]);
  for (const wrong of [`SNG-${member.id + 1}-HTCD2`, `SNG-${member.id}-`, `SNG-${member.id}-<b>`, 'SNG']) {
    const attempt = submitQrDonation(ctx.as(member), { amount: 501, reference: wrong }, file);
    await expect(attempt).rejects.toMatchObject({ code: 'invalid', fieldErrors: { reference: [expect.any(String)] } });
  }
});

test('the same file from another member is another donation', async () => {
  const screenshot = await picture();
  const [one, other] = [await createMember(ctx), await createMember(ctx)];
  const first = await submitDonation(ctx.as(one), { screenshot });
  expect((await submitDonation(ctx.as(other), { screenshot })).id).not.toBe(first.id);
});

test('a sixth waiting donation is refused, and leaves no file', async () => {
  const member = await createMember(ctx);
  await Promise.allSettled(Array.from({ length: 8 }, () => submitDonation(ctx.as(member))));
  expect(await ctx.db.donation.count({ where: { member_id: member.id } })).toBe(5);
  const before = await files();
  await expect(submitDonation(ctx.as(member))).rejects.toMatchObject({ code: 'conflict' });
  expect(await files()).toBe(before);
  expect(await ctx.db.storedFile.count({ where: { attached_at: null } })).toBe(0);
});

test('without a picture, or with a wrong or a large one, nothing is written', async () => {
  const member = await createMember(ctx);
  const submit = (bytes?: Uint8Array) =>
    submitQrDonation(ctx.as(member), { amount: 501 }, bytes && uploaded(bytes, 'upi.png'));
  await expect(submit()).rejects.toMatchObject({ message: 'Please upload payment screenshot', code: 'invalid' });
  const gif = await picture({ format: 'gif' });
  await expect(submit(gif)).rejects.toMatchObject({ message: 'Please upload only JPG, JPEG, or PNG files' });
  const large = padded(await picture(), 5 * 1024 * 1024 + 1);
  await expect(submit(large)).rejects.toMatchObject({ message: 'File size should be less than 5MB' });
  expect(await ctx.db.donation.count({ where: { member_id: member.id } })).toBe(0);
});

test('a visitor gives nothing', async () => {
  const visitor = ctx.as({ kind: 'visitor' });
  await expect(submitDonation(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
});
