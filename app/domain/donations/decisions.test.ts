import { beforeEach, expect, test } from 'vitest';
import { asAdmin, createAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createPicture } from '../../../tests/factories/picture';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { updateAdminSchema } from '../admins/schemas';
import { updateAdmin } from '../admins/update-admin.server';
import { approveDonation } from './approve-donation.server';
import { approveDonations } from './approve-donations.server';
import { rejectDonations } from './reject-donations.server';
import { rejectDonation } from './reject-donation.server';
import { getDonationForReview } from './review-queries.server';

const ctx = await testContext();

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const reason = { rejection_reason: 'The amount on the screenshot is ₹110.' };

async function readEffects(donationId: number, memberId: number) {
  const [karma, messages, audits, member] = await Promise.all([
    ctx.db.karmaEntry.findMany({
      where: { member_id: memberId },
      select: { delta: true, reason: true, reference: true },
    }),
    ctx.db.outboxMessage.findMany({ where: { member_id: memberId }, select: { template: true, variables: true } }),
    ctx.db.auditEntry.findMany({
      where: { subject_kind: 'donation', subject_id: String(donationId), actor_kind: 'admin' },
      select: { action: true },
    }),
    ctx.db.member.findUniqueOrThrow({ where: { id: memberId } }),
  ]);
  return { karma, messages, audits, karma_points: member.karma_points };
}

test('an approval adds karma, a message and an audit entry, and repeating it adds nothing', async () => {
  const member = await createMember(ctx, { name: 'Meera Nair', karma_points: 40 });
  const { id } = await submitDonation(ctx.as(member), { amount: 2100 });
  const admin = await asAdmin(ctx, ['approve_donations']);
  const first = await approveDonation(admin, id);
  expect(first.donation_details).toEqual({
    amount: 2100,
    karma_points_awarded: 2100,
    user_name: 'Meera Nair',
    new_karma_total: 2140,
  });
  expect(await approveDonation(admin, id)).toEqual(first);
  expect(await readEffects(id, member.id)).toEqual({
    karma: [{ delta: 2100, reason: 'donation', reference: `donation:${id}` }],
    messages: [{ template: 'donation_approved', variables: { 1: 'Meera Nair', 2: '₹2,100', 3: '2100' } }],
    audits: [{ action: 'donation.approved' }],
    karma_points: 2140,
  });
});

test('a rejection sends the donor the reason and the next step, and adds no karma', async () => {
  const member = await createMember(ctx, { name: 'Arun Pillai' });
  const { id } = await submitDonation(ctx.as(member), { amount: 1100 });
  const admin = await asAdmin(ctx, ['reject_donations']);
  const first = await rejectDonation(admin, id, reason);
  expect(first.donation_details).toEqual({ amount: 1100, user_name: 'Arun Pillai' });
  expect(await rejectDonation(admin, id, { rejection_reason: 'Another reason' })).toEqual(first);
  const next = 'Please send the payment screenshot once more on the Donations page.';
  expect(await readEffects(id, member.id)).toEqual({
    karma: [],
    messages: [
      {
        template: 'donation_rejected',
        variables: { 1: 'Arun Pillai', 2: '₹1,100', 3: '20 Nov 2026', 4: reason.rejection_reason, 5: next },
      },
    ],
    audits: [{ action: 'donation.rejected' }],
    karma_points: 0,
  });
});

test('the opposite decision is refused and names who decided and when', async () => {
  const member = ctx.as(await createMember(ctx));
  const admin = await asAdmin(ctx);
  const [approved, rejected] = [await submitDonation(member), await submitDonation(member)];
  await approveDonation(admin, approved.id);
  await rejectDonation(admin, rejected.id, reason);
  const by = /^This donation was already (approved|rejected) by Staff \d+ on 20 Nov 2026, 6:30 AM\.$/;
  const refusal = { code: 'conflict', message: expect.stringMatching(by) };
  await expect(rejectDonation(admin, approved.id, reason)).rejects.toMatchObject(refusal);
  await expect(approveDonation(admin, rejected.id)).rejects.toMatchObject(refusal);
});

test('sixty concurrent mixed decisions have one winner: at most one change of karma and one message', async () => {
  const member = await createMember(ctx);
  const { id } = await submitDonation(ctx.as(member));
  const admins = await Promise.all([asAdmin(ctx), asAdmin(ctx), asAdmin(ctx)]);
  const decisions = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => {
      const admin = admins[index % 3] ?? ctx;
      return index % 2 === 0 ? approveDonation(admin, id) : rejectDonation(admin, id, reason);
    }),
  );
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  for (const decision of decisions) {
    if (decision.status === 'rejected') expect(decision.reason).toMatchObject({ code: 'conflict' });
  }
  const { status } = await ctx.db.donation.findUniqueOrThrow({ where: { id } });
  const { karma, messages, audits, karma_points } = await readEffects(id, member.id);
  expect(karma).toHaveLength(status === 'approved' ? 1 : 0);
  expect(karma_points).toBe(status === 'approved' ? 501 : 0);
  expect([messages, audits].map(({ length }) => length)).toEqual([1, 1]);
});

test('each decision requires its own permission and an existing donation', async () => {
  const { id } = await submitDonation(ctx.as(await createMember(ctx)));
  const approver = await asAdmin(ctx, ['approve_donations']);
  const rejecter = await asAdmin(ctx, ['reject_donations']);
  await expect(approveDonation(rejecter, id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(rejectDonation(approver, id, reason)).rejects.toMatchObject({ code: 'forbidden' });
  const missing = { code: 'not_found', message: 'Donation not found.' };
  await expect(approveDonation(approver, 999_999)).rejects.toMatchObject(missing);
  await expect(rejectDonation(rejecter, 999_999, reason)).rejects.toMatchObject(missing);
});

test('in bulk each donation is approved separately: failures have a reason and do not affect the others', async () => {
  const member = await createMember(ctx);
  const admin = await asAdmin(ctx);
  const [one, two, three] = [
    await submitDonation(ctx.as(member), { amount: 101 }),
    await submitDonation(ctx.as(member), { amount: 501 }),
    await submitDonation(ctx.as(member), { amount: 251 }),
  ];
  await rejectDonation(admin, two.id, reason);
  const results = await approveDonations(admin, [one.id, two.id, 999_999, three.id, one.id]);
  expect(results.map(({ id, success }) => [id, success])).toEqual([
    [one.id, true],
    [two.id, false],
    [999_999, false],
    [three.id, true],
  ]);
  expect((await readEffects(one.id, member.id)).karma_points).toBe(352);
  const tooMany = Array.from({ length: 51 }, (_, index) => index + 1);
  await expect(approveDonations(admin, tooMany)).rejects.toMatchObject({ code: 'invalid' });
});

test('several are rejected for one reason, which each donor reads in their own language', async () => {
  const donors = [await createMember(ctx), await createMember(ctx, { language: 'hi' })];
  const given = await Promise.all(donors.map((donor) => submitDonation(ctx.as(donor))));
  const ids = given.map(({ id }) => id);
  const results = await rejectDonations(await asAdmin(ctx), [...ids, 999_999], {
    rejection_reason: 'The picture cannot be read.',
  });
  expect(results.map(({ id, success }) => [id, success])).toEqual([...ids.map((id) => [id, true]), [999_999, false]]);
  const sentMessages = await ctx.db.outboxMessage.findMany({
    where: { member_id: { in: donors.map(({ id }) => id) } },
    orderBy: { member_id: 'asc' },
  });
  expect(sentMessages.map(({ variables }) => (variables as Record<string, string>)[4])).toEqual([
    'The picture cannot be read.',
    'तस्वीर पढ़ी नहीं जा सकती।',
  ]);
  const nobody = await asAdmin(ctx, ['approve_donations']);
  await expect(rejectDonations(nobody, ids, { rejection_reason: 'No' })).rejects.toMatchObject({ code: 'forbidden' });
});

test('above the limit one person proposes and another confirms, also with concurrent attempts', async () => {
  const member = await createMember(ctx, { name: 'Devika Rao' });
  const { id } = await submitDonation(ctx.as(member), { amount: 60_000 });
  const [first, second] = [await asAdmin(ctx), await asAdmin(ctx)];
  const proposals = await Promise.all(Array.from({ length: 20 }, () => approveDonation(first, id)));
  for (const proposal of proposals) {
    expect(proposal).toMatchObject({ awaits_second_person: true, donation_details: { karma_points_awarded: 0 } });
    expect(proposal.message).toBe('Approval proposed. Above ₹50,000 a second person must confirm it.');
  }
  expect((await getDonationForReview(first, id)).donation).toMatchObject({
    approval_step: 'proposed',
    status: 'pending',
  });
  expect((await getDonationForReview(second, id)).donation).toMatchObject({ approval_step: 'confirm' });
  const confirmed = await Promise.all(Array.from({ length: 20 }, () => approveDonation(second, id)));
  expect(confirmed[0]).toMatchObject({ awaits_second_person: false, donation_details: { new_karma_total: 60_000 } });
  expect(await approveDonation(first, id)).toEqual(confirmed[0]);
  const { karma, messages, audits } = await readEffects(id, member.id);
  expect([karma.length, messages.length]).toEqual([1, 1]);
  expect(audits.map(({ action }) => action)).toEqual(['donation.proposed', 'donation.approved']);
});

test('at the limit one person is enough, and the proposer may still reject', async () => {
  const member = ctx.as(await createMember(ctx));
  const admin = await asAdmin(ctx);
  const [atLimit, above] = [
    await submitDonation(member, { amount: 50_000 }),
    await submitDonation(member, { amount: 50_001 }),
  ];
  expect(await approveDonation(admin, atLimit.id)).toMatchObject({ awaits_second_person: false });
  await approveDonation(admin, above.id);
  await rejectDonation(admin, above.id, reason);
  expect(await ctx.db.donation.findUniqueOrThrow({ where: { id: above.id } })).toMatchObject({ status: 'rejected' });
});

test('the proposer may approve after the limit was raised', async () => {
  const admin = await asAdmin(ctx);
  const { id } = await submitDonation(ctx.as(await createMember(ctx)), { amount: 60_000 });
  await approveDonation(admin, id);
  const later = { ...admin, community: { ...admin.community, twoPeopleAboveRupees: 100_000 } };
  expect(await approveDonation(later, id)).toMatchObject({ awaits_second_person: false });
});

test.each([
  ['disabled', { disabled: true }],
  ['without the permission', { permissions: ['record_donations'] as const }],
])('a proposal of a colleague who is %s no longer counts, and is withdrawn', async (_, change) => {
  const manager = await asAdmin(ctx);
  const [first, second] = [await createAdmin(ctx), await asAdmin(ctx)];
  const asFirst = ctx.as({ kind: 'admin', adminId: first.id, sessionId: 0, permissions: PERMISSIONS });
  const member = await createMember(ctx);
  const [open, late] = [
    await submitDonation(ctx.as(member), { amount: 61_000 }),
    await submitDonation(ctx.as(member), { amount: 62_000 }),
  ];
  await approveDonation(asFirst, open.id);
  const edit = { name: first.name, email: first.email, permissions: PERMISSIONS, ...change };
  await updateAdmin(manager, first.id, updateAdminSchema.parse(edit));
  // A proposal that was under way while the account was changed.
  await approveDonation(asFirst, late.id);
  for (const { id } of [open, late]) {
    expect(await approveDonation(second, id)).toMatchObject({ awaits_second_person: true });
    expect((await getDonationForReview(second, id)).donation).toMatchObject({ approval_step: 'proposed' });
    const { audits } = await readEffects(id, member.id);
    expect(audits.map(({ action }) => action)).toEqual([
      'donation.proposed',
      'donation.proposal_withdrawn',
      'donation.proposed',
    ]);
    expect(await approveDonation(manager, id)).toMatchObject({ awaits_second_person: false });
  }
});

test('a bulk approval skips donations that need two people, and shows a message', async () => {
  const member = ctx.as(await createMember(ctx));
  const [small, large] = [
    await submitDonation(member, { amount: 101 }),
    await submitDonation(member, { amount: 60_000 }),
  ];
  const results = await approveDonations(await asAdmin(ctx), [large.id, small.id]);
  expect(results).toMatchObject([
    { success: false, message: 'Above ₹50,000 two people approve. Please open this donation by itself.' },
    { success: true },
  ]);
  expect(await ctx.db.donation.findUniqueOrThrow({ where: { id: large.id } })).toMatchObject({ proposed_by_id: null });
});

test('nobody decides on their own donation, separately or in bulk', async () => {
  const member = await createMember(ctx);
  const { id } = await submitDonation(ctx.as(member));
  const admin = await asAdmin(ctx);
  await ctx.db.admin.update({ where: { id: requireAdmin(admin).adminId }, data: { member_id: member.id } });
  const refusal = { code: 'forbidden', message: 'Nobody decides on their own donation. Please ask a colleague.' };
  await expect(approveDonation(admin, id)).rejects.toMatchObject(refusal);
  await expect(rejectDonation(admin, id, reason)).rejects.toMatchObject(refusal);
  expect(await approveDonations(admin, [id])).toMatchObject([{ success: false, message: refusal.message }]);
  expect((await getDonationForReview(admin, id)).donation.approval_step).toBe('own');
  expect(await approveDonation(await asAdmin(ctx), id)).toMatchObject({ awaits_second_person: false });
});

test('staff cannot decide on online payments, and the database enforces it', async () => {
  const member = await createMember(ctx);
  const payment = { payment_method: 'razorpay', provider_payment_id: 'pay_set_aside', category: 'Sewa' } as const;
  const { id } = await ctx.db.donation.create({
    data: {
      ...payment,
      member_id: member.id,
      amount_paise: 50_000_000,
      donated_on: new Date('2026-11-20'),
      created_at: ctx.clock.now(),
    },
  });
  const admin = await asAdmin(ctx);
  const refusal = { code: 'conflict', message: 'This was paid online: the payment provider alone decides it.' };
  await expect(approveDonation(admin, id)).rejects.toMatchObject(refusal);
  await expect(rejectDonation(admin, id, reason)).rejects.toMatchObject(refusal);
  const { adminId } = requireAdmin(admin);
  const byHand = { status: 'approved', decided_by_id: adminId, decided_at: ctx.clock.now() } as const;
  await expect(ctx.db.donation.update({ where: { id }, data: byHand })).rejects.toThrow('donations_by_hand_check');
  const qr = await submitDonation(ctx.as(member), { amount: 60_000 });
  const alone = ctx.db.donation.update({ where: { id: qr.id }, data: { ...byHand, proposed_by_id: adminId } });
  await expect(alone).rejects.toThrow('donations_two_people_check');
});

test("a donation with another one's screenshot is approved only after a comparison, and never in bulk", async () => {
  const screenshot = await createPicture({ seed: 4711 });
  const [first, copy] = [
    await submitDonation(ctx.as(await createMember(ctx)), { screenshot }),
    await submitDonation(ctx.as(await createMember(ctx)), { screenshot }),
  ];
  const admin = await asAdmin(ctx);
  const { donation, lookalike } = await getDonationForReview(admin, copy.id);
  expect([donation.marks.same_file, lookalike?.id]).toEqual([[first.id], first.id]);
  await expect(approveDonation(admin, copy.id)).rejects.toMatchObject({
    code: 'conflict',
    fieldErrors: { compared: [expect.stringContaining('I compared both')] },
  });
  expect(await approveDonations(admin, [copy.id])).toMatchObject([
    { success: false, message: expect.stringContaining('open this donation by itself') },
  ]);
  expect(await approveDonation(admin, copy.id, { compared: true })).toMatchObject({ awaits_second_person: false });
});
