import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin, createAdmin } from '../../../tests/factories/admin';
import { attend, mark } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createDietPlan } from '../../../tests/factories/diet-plan';
import { createMember, createMembers, PASSWORD, createMemberToken } from '../../../tests/factories/member';
import { addNotice } from '../../../tests/factories/message';
import { testContext } from '../../../tests/setup/context';
import { toDatabaseDate } from '~/lib/calendar';
import { deleteUser } from '../admins/delete-user.server';
import { requestMeetingLink } from '../classes/request-meeting-link.server';
import { approvePendingDonations } from '../donations/approve-donation.server';
import { DomainError } from '../errors';
import { submitRating } from '../ratings/submit-rating.server';
import { recordReferral } from '../referrals/credit-referral.server';
import { startStreakPause, endStreakPause } from '../streaks/pause.server';
import { consumeNewTitle } from './consume-new-title.server';
import { deleteAccount } from '../sessions/delete-account.server';
import { exportOwnData } from './export-data.server';
import { runUnlessMemberDeleted } from './require-member';
import { exportOwnDataWithinLimits } from './limited-export.server';

const ctx = await testContext();

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

async function createHistory() {
  const member = await createMember(ctx, { name: 'Asha Sharma' });
  const friend = await createMember(ctx, { name: 'Ravi Kumar' });
  const yogaClass = await createClass(ctx);
  await createMemberToken(ctx, member);
  await attend(ctx, member, yogaClass);
  await submitRating(ctx.as(member), { rating: 5, review: 'Calm' });
  await ctx.db.$transaction((tx) => recordReferral(ctx, tx, { code: member.referral_code, friendId: friend.id }));
  await addNotice(ctx, member);
  const plan = await createDietPlan(ctx, { type: 'personalized', member_id: member.id });
  const createdAt = ctx.clock.now();
  const donation = {
    member_id: member.id,
    amount_paise: 50_100,
    category: 'Sahayog',
    payment_method: 'qr',
    created_at: createdAt,
    donated_on: toDatabaseDate(ctx.clock.today()),
  } as const;
  const decided = { ...donation, decided_at: createdAt };
  await ctx.db.donation.createMany({
    data: [
      { ...decided, status: 'approved' },
      { ...donation, reference: 'SNGQR7' },
      { ...decided, status: 'rejected', rejection_reason: 'Another amount' },
      { ...decided, status: 'refunded', payment_method: 'razorpay', provider_payment_id: `pay_returned_${member.id}` },
    ],
  });
  return { member, friend, yogaClass, plan };
}

describe('deleting an account', () => {
  test('deletes everything of the member except the donations, which keep their payment references but no name', async () => {
    const { member, friend, yogaClass, plan } = await createHistory();
    expect(await deleteAccount(ctx.as(member), { password: PASSWORD })).toEqual({
      donations_deleted: 4,
      donations_anonymised: 4,
      attendances_deleted: 1,
      ratings_deleted: 1,
      referrals_updated: 1,
    });
    const memberId = member.id;
    expect(await ctx.db.member.findUnique({ where: { id: memberId } })).toBeNull();
    expect(await ctx.db.session.count({ where: { member_id: memberId } })).toBe(0);
    expect(await ctx.db.outboxMessage.count({ where: { phone: member.phone } })).toBe(0);
    expect(await ctx.db.donation.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { member_id: null, status: 'approved' },
      { member_id: null, status: 'pending', reference: 'SNGQR7' },
      { member_id: null, status: 'rejected', rejection_reason: 'Another amount' },
      { member_id: null, status: 'refunded', provider_payment_id: `pay_returned_${member.id}` },
    ]);
    expect(await ctx.db.yogaClass.findUniqueOrThrow({ where: { id: yogaClass.id } })).toMatchObject({
      attendance_count: 0,
      rating_count: 0,
      rating_sum: 0,
    });
    expect(await ctx.db.storedFile.findMany({ where: { key: plan.media_key ?? '' } })).toMatchObject([
      { attached_at: null },
    ]);
    expect(await ctx.db.member.findUnique({ where: { id: friend.id } })).not.toBeNull();
    expect(await ctx.db.auditEntry.findFirst({ where: { subject_id: String(memberId) } })).toMatchObject({
      action: 'member.deleted',
      actor_kind: 'member',
    });
  });

  test('leaves nothing of the member, whatever the member sends at the same time', async () => {
    const yogaClass = await createClass(ctx);
    ctx.clock.set(new Date(yogaClass.starts_at.getTime() + 5 * 60_000));
    const members = await createMembers(ctx, 12);
    const admin = await asAdmin(ctx, ['manage_users', 'delete_members']);
    const results = await Promise.allSettled(
      members.flatMap((member) => {
        const own = ctx.as(member);
        const runAsMember = (work: () => Promise<unknown>) => runUnlessMemberDeleted(own, work);
        return [
          runAsMember(() => mark(ctx, member, yogaClass)),
          runAsMember(() => submitRating(own, { rating: 5, review: undefined })),
          runAsMember(() => startStreakPause(own, { days: 3 })),
          deleteUser(admin, member.id),
          runAsMember(() => mark(ctx, member, yogaClass)),
          runAsMember(() => submitRating(own, { rating: 4, review: undefined })),
        ];
      }),
    );
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(failures.filter((error) => !(error instanceof DomainError))).toEqual([]);
    const memberIds = members.map(({ id }) => id);
    expect(await ctx.db.member.count({ where: { id: { in: memberIds } } })).toBe(0);
    expect(await ctx.db.yogaClass.findUniqueOrThrow({ where: { id: yogaClass.id } })).toMatchObject({
      attendance_count: 0,
      rating_count: 0,
      rating_sum: 0,
    });
  });

  test('keeps a plan that was made for the member and later opened to all, with its files', async () => {
    const member = await createMember(ctx);
    const plan = await createDietPlan(ctx, { type: 'karma', member_id: member.id });
    await deleteAccount(ctx.as(member), { password: PASSWORD });
    expect(await ctx.db.dietPlan.findUnique({ where: { id: plan.id } })).toMatchObject({ member_id: null });
    const files = await ctx.db.storedFile.findMany({
      where: { key: { in: [plan.media_key ?? '', plan.thumbnail_key ?? ''] } },
    });
    expect(files.map(({ attached_at }) => attached_at)).toEqual([plan.created_at, plan.created_at]);
  });

  test('keeps pending payments without a name, so that a later capture is recorded', async () => {
    const member = await createMember(ctx);
    const data = {
      member_id: member.id,
      amount_paise: 10_100,
      category: 'Sewa',
      payment_method: 'razorpay' as const,
      provider_payment_id: 'pay_left',
      donated_on: new Date('2026-11-20'),
      created_at: ctx.clock.now(),
    };
    await ctx.db.donation.create({ data });
    const summary = await deleteAccount(ctx.as(member), { password: PASSWORD });
    expect(summary).toMatchObject({ donations_deleted: 1, donations_anonymised: 1 });
    await approvePendingDonations(ctx, { provider_payment_id: 'pay_left' }, null);
    const kept = await ctx.db.donation.findUniqueOrThrow({ where: { provider_payment_id: 'pay_left' } });
    expect(kept).toMatchObject({ status: 'approved', member_id: null });
  });

  test('first gives the referrer outstanding karma for an attended class, and none without one', async () => {
    const [referrer, came, stayedAway] = await createMembers(ctx, 3);
    if (!referrer || !came || !stayedAway) throw new Error('no members');
    await attend(ctx, came, await createClass(ctx));
    for (const { id: friend_id } of [came, stayedAway]) {
      const waiting = { referrer_id: referrer.id, friend_id, awaits_class: true, created_at: ctx.clock.now() };
      await ctx.db.referral.create({ data: waiting });
      await deleteAccount(ctx.as({ id: friend_id }), { password: PASSWORD });
    }
    const { karma_points } = await ctx.db.member.findUniqueOrThrow({ where: { id: referrer.id } });
    const ledger = await ctx.db.karmaEntry.findMany({ where: { member_id: referrer.id } });
    expect([karma_points, ledger.map(({ delta, reason }) => [delta, reason])]).toEqual([100, [[100, 'referral']]]);
  });

  test('requires the correct password', async () => {
    const member = await createMember(ctx);
    const attempt = deleteAccount(ctx.as(member), { password: 'not this one' });
    await expect(attempt).rejects.toMatchObject({
      code: 'invalid',
      fieldErrors: { password: ['This is not your password.'] },
    });
    expect(await ctx.db.member.count({ where: { id: member.id } })).toBe(1);
  });

  test('is refused to staff until they have left the staff', async () => {
    const member = await createMember(ctx);
    const { id } = await createAdmin(ctx);
    await ctx.db.admin.update({ where: { id }, data: { member_id: member.id } });
    const attempt = () => deleteAccount(ctx.as(member), { password: PASSWORD });
    await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
    await ctx.db.admin.update({ where: { id }, data: { disabled_at: ctx.clock.now() } });
    await attempt();
    expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toBeNull();
  });
});

test('the export contains everything stored about the member and no secrets', async () => {
  const { member } = await createHistory();
  ctx.queries.clear();
  const text = JSON.stringify(await exportOwnData(ctx.as(member)));
  expect(ctx.queries.seen.length).toBeLessThanOrEqual(38);
  expect(JSON.parse(text)).toMatchObject({
    profile: { name: 'Asha Sharma' },
    attendances: [{ class: 'Morning flow', date: '2026-11-20' }],
    ratings: [{ rating: 5, review: 'Calm' }],
    referrals: [{ first_name: 'Ravi' }],
    donations: Array.from({ length: 4 }, () => ({ amount_rupees: 501 })),
  });
  expect(text).not.toContain('argon2');
  expect(text).not.toContain('Kumar');
});

test('the export contains the time at which the member decided about reminders', async () => {
  const member = await createMember(ctx, { reminder_answered_at: new Date('2026-11-20T01:00:00Z') });
  expect(JSON.stringify(await exportOwnData(ctx.as(member)))).toContain(
    '"reminder_answered_at":"2026-11-20T01:00:00.000Z"',
  );
});

test('the export is complete: refunds, rejected donations, messages, referrer, links, pauses, phones', async () => {
  const [member, referrer] = [await createMember(ctx), await createMember(ctx, { name: 'Meera Nair' })];
  await ctx.db.$transaction((tx) => recordReferral(ctx, tx, { code: referrer.referral_code, friendId: member.id }));
  const yogaClass = await createClass(ctx, { live_link: 'https://meet.example/morning' });
  await requestMeetingLink(ctx.as(member), yogaClass.id);
  await addNotice(ctx, member);
  const given = { member_id: member.id, amount_paise: 10_100, created_at: ctx.clock.now() };
  await ctx.db.donation.create({
    data: {
      ...given,
      category: 'Sewa',
      payment_method: 'qr',
      status: 'rejected',
      rejection_reason: 'Too blurred',
      reference: 'SNG-1-AB',
      decided_at: ctx.clock.now(),
      donated_on: toDatabaseDate(ctx.clock.today()),
    },
  });
  await ctx.db.paymentOrder.create({ data: { ...given, provider_order_id: 'order_mine' } });
  await ctx.db.unmatchedPayment.create({
    data: { ...given, provider_payment_id: 'pay_mine', currency: 'INR', reason: 'second_payment' },
  });
  const created_at = ctx.clock.now();
  const change = { member_id: member.id, old_phone: '+919800000001', token_hash: Buffer.from('secret') };
  await ctx.db.phoneChange.create({ data: { ...change, created_at, expires_at: created_at } });
  await startStreakPause(ctx.as(member), { days: 3 });
  expect(JSON.parse(JSON.stringify(await exportOwnData(ctx.as(member))))).toMatchObject({
    streak_pauses: [{ from: '2026-11-20', until: '2026-11-22' }],
    phone_changes: [{ old_phone: '+919800000001', used_at: null }],
    referred_by: { first_name: 'Meera' },
    class_links_asked_for: [{ class: 'Morning flow', requests: 1 }],
    donations: [{ rejection_reason: 'Too blurred', reference: 'SNG-1-AB', refunded_rupees: 0, screenshot: null }],
    payment_orders: [{ provider_order_id: 'order_mine', amount_rupees: 101 }],
    payments_without_a_donation: [{ provider_payment_id: 'pay_mine', amount: 101 }],
    messages: [{ variables: expect.any(Object) }],
  });
});

test('a new title is announced in only one of many concurrent requests', async () => {
  const member = await createMember(ctx, { title: 'Sadhak', total_classes_attended: 5 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => consumeNewTitle(ctx.as(member))));
  expect(answers.filter(Boolean)).toEqual(['Sadhak']);
  const setTitle = (title: string) => ctx.db.member.update({ where: { id: member.id }, data: { title } });
  await setTitle('Beginner');
  expect(await consumeNewTitle(ctx.as(member))).toBeNull();
  await setTitle('Sadhak');
  expect(await consumeNewTitle(ctx.as(member))).toBeNull();
  await setTitle('Abhyasi');
  expect(await consumeNewTitle(ctx.as(member))).toBe('Abhyasi');
});

describe('a member who repeats requests', () => {
  test('exports their data at most ten times per minute', async () => {
    const member = ctx.as(await createMember(ctx));
    for (let count = 0; count < 10; count += 1) await exportOwnDataWithinLimits(member);
    await expect(exportOwnDataWithinLimits(member)).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(exportOwnDataWithinLimits(ctx.as(await createMember(ctx)))).resolves.toBeDefined();
  });

  test('starts and ends pauses at most ten times per minute', async () => {
    const member = ctx.as(await createMember(ctx));
    for (let count = 0; count < 5; count += 1) {
      await startStreakPause(member, { days: 3 });
      await endStreakPause(member);
    }
    await expect(startStreakPause(member, { days: 3 })).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(endStreakPause(member)).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
