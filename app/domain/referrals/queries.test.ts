import { beforeEach, describe, expect, test } from 'vitest';
import { createClassDays } from '../../../tests/factories/class';
import { attend } from '../../../tests/factories/attendance';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { toDatabaseDate } from '~/lib/calendar';
import { creditVerifiedFriend, recordReferral } from './credit-referral.server';
import { listRewardLevels } from './policy';
import { findInviter, getOwnReferrals } from './queries.server';

const ctx = await testContext({ publicUrl: 'https://sangha.example' });
const firstClass = await testContext({ environment: { REFERRAL_CREDIT: 'first_class' } });

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const addReferral = (code: string, friendId: number, on = ctx) =>
  on.db.$transaction(async (tx) => {
    await recordReferral(on, tx, { code, friendId });
    await creditVerifiedFriend(on, tx, friendId);
  });

describe('a member’s referrals', () => {
  test('are the friends, newest first, with the karma they earned and masked phones', async () => {
    await createClassDays(ctx, ['2026-11-17', '2026-11-18', '2026-11-19']);
    const member = await createMember(ctx);
    const active = await createMember(ctx, {
      phone: '+919812345678',
      title: 'Sadhak',
      current_streak: 4,
      longest_streak: 4,
      last_attended_on: toDatabaseDate('2026-10-21'),
      created_at: new Date('2026-09-30T20:00:00Z'),
    });
    const away = await createMember(ctx, { last_attended_on: toDatabaseDate('2026-10-20') });
    await addReferral(member.referral_code, active.id);
    ctx.clock.advance(60);
    await addReferral(member.referral_code.toLowerCase(), away.id);

    ctx.queries.clear();
    const data = await getOwnReferrals(ctx.as(member), { page: 1, limit: 20 });
    // The query for class days is not counted, because each process caches its result for a few
    // seconds.
    expect(ctx.queries.seen.filter((query) => !query.includes('class_days_before'))).toHaveLength(2);
    expect(data).toMatchObject({
      total_referrals: 2,
      karma_from_referrals: 200,
      my_referral_code: member.referral_code,
      referral_link: `https://sangha.example/register?refcode=${member.referral_code}`,
      total_pages: 1,
    });
    expect(data.referrals.map(({ id, status }) => [id, status])).toEqual([
      [away.id, 'inactive'],
      [active.id, 'active'],
    ]);
    expect(data.referrals[1]).toMatchObject({
      phone: '••••••5678',
      joined_date: '2026-10-01',
      title: 'Sadhak',
      current_streak: 0,
    });
  });

  test('have pages', async () => {
    const member = await createMember(ctx);
    for (let index = 0; index < 5; index += 1) await addReferral(member.referral_code, (await createMember(ctx)).id);
    const last = await getOwnReferrals(ctx.as(member), { page: 3, limit: 2 });
    expect(last).toMatchObject({ total_referrals: 5, page: 3, total_pages: 3 });
    expect(last.referrals).toHaveLength(1);
  });
});

describe('if the first class earns the karma', () => {
  test('signing up adds none, the first mark a hundred, and later ones nothing', async () => {
    const [member, friend] = [await createMember(firstClass), await createMember(firstClass)];
    await addReferral(member.referral_code, friend.id, firstClass);
    const getKarma = async () =>
      (await getOwnReferrals(firstClass.as(member), { page: 1, limit: 1 })).karma_from_referrals;
    expect(await getKarma()).toBe(0);
    const classes = await createClassDays(firstClass, ['2026-11-18', '2026-11-19']);
    for (const [index, yogaClass] of classes.entries()) {
      await attend(firstClass, friend, yogaClass);
      expect({ index, karma: await getKarma() }).toEqual({ index, karma: 100 });
    }
    expect(await firstClass.db.member.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({
      karma_points: 100,
    });
  });

  test('and if signing up earns it, marking attendance takes three statements', async () => {
    const friend = await createMember(ctx);
    const [yogaClass] = await createClassDays(ctx, ['2026-11-20']);
    if (!yogaClass) throw new Error('a class');
    ctx.queries.clear();
    await attend(ctx, friend, yogaClass);
    expect(ctx.queries.seen).toHaveLength(3);
  });
});

test('an invitation reveals only the first name for a code', async () => {
  for (const [name, firstName] of [
    ['Asha Sharma', 'Asha'],
    ['Dr. S. K. Ramaswamy', 'Ramaswamy'],
  ] as const) {
    const { referral_code } = await createMember(ctx, { name });
    expect(await findInviter(ctx, referral_code.toLowerCase())).toEqual({ code: referral_code, firstName });
  }
  expect(await findInviter(ctx, 'nobody')).toBeNull();
});

describe('the reward ladder', () => {
  test.each([
    [0, ['in_progress', 'locked', 'locked', 'locked', 'locked']],
    [5, ['unlocked', 'in_progress', 'locked', 'locked', 'locked']],
    [24, ['unlocked', 'unlocked', 'in_progress', 'locked', 'locked']],
    [100, ['unlocked', 'unlocked', 'unlocked', 'unlocked', 'unlocked']],
  ])('with %i friends', (friends, statuses) => {
    expect(listRewardLevels(friends).map(({ status }) => status)).toEqual(statuses);
  });
});
