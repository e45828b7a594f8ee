import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend, mark } from '../../../tests/factories/attendance';
import { createClass, createClassDays } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import type { Member } from '~/db/generated/client';
import { addDays, type LocalDate } from '~/lib/calendar';
import { getLeaderboard } from '../attendance/leaderboard.server';
import { getWeeklyAttendance } from '../attendance/queries.server';
import { getMemberProfile } from '../members/queries.server';
import { getOwnStreak, getMemberStreak } from './own-streak.server';
import { startStreakPause, endStreakPause } from './pause.server';
import { recalculateMemberStreaks } from './recalculate-member-streaks.server';
import { recalculateStreaks } from './recalculate-streaks.server';
import { expireStreaks } from './expire-streaks.server';

const ctx = await testContext();
const plain = await testContext({ environment: { STREAK_KINDNESS: 'off' } });

let member: Member;

beforeEach(async () => {
  for (const { db } of [ctx, plain])
    await db.$executeRaw`TRUNCATE classes, members, excused_days, streak_recalculations CASCADE`;
  member = await createMember(ctx);
});

const DAY_ONE = '2026-11-01';
const getDay = (number: number): LocalDate => addDays(DAY_ONE, number - 1);
const setMorning = (number: number) => ctx.clock.set(`${getDay(number)}T05:00:00+05:30`);

/**
 * Simulates consecutive days, one character per day: `x` for attended, `.` for missed, and a space
 * for a day without class.
 */
async function attendOnDays(days: string, from = 1): Promise<void> {
  for (const [at, what] of [...days].entries()) {
    if (what === ' ') continue;
    const yogaClass = await createClass(ctx, { date: getDay(from + at) });
    if (what === 'x') await attend(ctx, member, yogaClass);
  }
  setMorning(from + days.length);
}

/**
 * Returns the member's streak, and checks that all queries return the same value before and after a
 * recalculation.
 */
async function readStreak() {
  const reader = ctx.as(member);
  const own = await getOwnStreak(reader);
  expect((await getMemberProfile(ctx, member.id)).current_streak).toBe(own.current_streak);
  expect((await getWeeklyAttendance(reader)).stats.current_streak).toBe(own.current_streak);
  expect((await getLeaderboard(reader)).me.current_streak).toBe(own.current_streak);
  await recalculateMemberStreaks(ctx, member.id);
  expect(await getOwnStreak(reader)).toEqual(own);
  return own;
}

const listStatuses = async () =>
  (await readStreak()).days
    .map(({ status }) => status[0])
    .reverse()
    .join('');

describe('rest days', () => {
  test.each([
    ['x.x', 2, 1, 'ara'],
    ['x..x', 2, 0, 'arra'],
    ['x...x', 1, 2, 'ammma'],
    ['x.x.x', 3, 0, 'arara'],
    ['x.x.x.x', 1, 2, 'ararama'],
    ['xxxxxxx', 7, 2, 'aaaaaaa'],
    ['xxxxx..xx', 7, 1, 'aaaaarraa'],
    ['x.x.xxxxx.x', 8, 0, 'araraaaaara'],
    ['xxxxxxxxxxxxxx..x', 15, 0, 'aaaaaaaaaaaaaarra'],
    ['xxxxxxxxxxxxxx...x', 1, 2, 'aaaaaaaaaaaaaammma'],
    ['x    .    x', 2, 1, 'ara'],
  ])('%j makes a streak of %i with %i rest days left', async (days, current_streak, rest_days_left, statuses) => {
    await attendOnDays(days);
    expect(await readStreak()).toMatchObject({ current_streak, rest_days_left });
    expect(await listStatuses()).toBe(statuses);
  });

  test('are used one by one, and the home page shows it', async () => {
    await attendOnDays('xxx.');
    expect(await readStreak()).toMatchObject({ current_streak: 3, rest_days_left: 1, rested_on: getDay(4) });
    await attendOnDays('.', 5);
    expect(await readStreak()).toMatchObject({ current_streak: 3, rest_days_left: 0, rested_on: getDay(5) });
    expect(await expireStreaks(ctx)).toBe(0);
    await attendOnDays('.', 6);
    expect(await readStreak()).toMatchObject({ current_streak: 0, rest_days_left: 2, rested_on: null });
    expect(await listStatuses()).toBe('aaammm');
  });

  test('are recorded as used if the streak continues, and no longer announced', async () => {
    await attendOnDays('xxx.x');
    expect(await readStreak()).toMatchObject({ current_streak: 4, longest_streak: 4, rested_on: null });
    const row = await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } });
    expect(row).toMatchObject({ rests_left: 1, rested_on: [new Date(getDay(4))] });
  });

  test('do not exist if kind streaks are disabled', async () => {
    const before = await createMember(plain);
    const dates = [1, 2, 3].map(getDay);
    const [first, , third] = await createClassDays(plain, dates);
    if (!first || !third) throw new Error('three classes');
    await attend(plain, before, first);
    plain.clock.set(`${getDay(3)}T05:00:00+05:30`);
    expect(await getOwnStreak(plain.as(before))).toMatchObject({
      current_streak: 0,
      rest_days_left: 0,
      pauses_left: 0,
    });
    expect((await attend(plain, before, third)).new_streak).toBe(1);
    await expect(startStreakPause(plain.as(before), { days: 3 })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a pause', () => {
  test('neither adds nor breaks, and uses no rest day', async () => {
    await attendOnDays('xx');
    await startStreakPause(ctx.as(member), { days: 4 });
    expect(await readStreak()).toMatchObject({ current_streak: 2, paused_until: getDay(6), pauses_left: 1 });
    await attendOnDays('....', 3);
    expect(await readStreak()).toMatchObject({
      current_streak: 2,
      rest_days_left: 2,
      paused_until: null,
      rested_on: null,
    });
    await attendOnDays('..x', 7);
    expect(await readStreak()).toMatchObject({ current_streak: 3, rest_days_left: 0 });
    expect(await listStatuses()).toBe('aaeeeerra');
  });

  test('keeps the rest days before it', async () => {
    await attendOnDays('xx.');
    await startStreakPause(ctx.as(member), { days: 2 });
    await attendOnDays('...x', 4);
    expect(await readStreak()).toMatchObject({ current_streak: 3, rest_days_left: 0 });
    expect(await listStatuses()).toBe('aareera');
  });

  test('from midnight uses a rest day for the previous day, unless it is still attended', async () => {
    await attendOnDays('x.');
    const lateClass = await createClass(ctx, { date: getDay(2), from: '23:00', to: '23:59' });
    ctx.clock.set(`${getDay(3)}T00:02:00+05:30`);
    await startStreakPause(ctx.as(member), { days: 2 });
    expect(await readStreak()).toMatchObject({ current_streak: 1, rest_days_left: 1 });
    expect(await listStatuses()).toBe('a');
    await mark(ctx, member, lateClass);
    await recalculateStreaks(ctx);
    expect(await readStreak()).toMatchObject({ current_streak: 2, rest_days_left: 2 });
    expect(await listStatuses()).toBe('aa');
  });

  test('does not restore a streak that has ended', async () => {
    await attendOnDays('xx...');
    await startStreakPause(ctx.as(member), { days: 14 });
    expect(await readStreak()).toMatchObject({ current_streak: 0 });
  });

  test('in which a class is attended still increases the streak', async () => {
    await attendOnDays('xx');
    await startStreakPause(ctx.as(member), { days: 5 });
    await attendOnDays('.x...x', 3);
    expect(await readStreak()).toMatchObject({ current_streak: 4, rest_days_left: 2 });
    expect(await listStatuses()).toBe('aaeaeeea');
  });

  test('ends if the member ends it: class days count from today', async () => {
    await attendOnDays('xx');
    await startStreakPause(ctx.as(member), { days: 14 });
    await attendOnDays('..', 3);
    await endStreakPause(ctx.as(member));
    expect(await readStreak()).toMatchObject({ current_streak: 2, paused_until: null, pauses_left: 1 });
    await attendOnDays('...', 5);
    expect((await readStreak()).current_streak).toBe(0);
    await endStreakPause(ctx.as(member));
    expect((await readStreak()).current_streak).toBe(0);
  });

  test('that ends on its first day does not count', async () => {
    await attendOnDays('xx');
    await startStreakPause(ctx.as(member), { days: 14 });
    await endStreakPause(ctx.as(member));
    expect(await readStreak()).toMatchObject({ paused_until: null, pauses_left: 2 });
  });

  test('is available twice in 90 days, one at a time', async () => {
    const self = ctx.as(member);
    await attendOnDays('x');
    await startStreakPause(self, { days: 2 });
    await expect(startStreakPause(self, { days: 2 })).rejects.toMatchObject({
      message: 'Your streak is paused already.',
    });
    setMorning(10);
    await startStreakPause(self, { days: 2 });
    setMorning(20);
    await expect(startStreakPause(self, { days: 2 })).rejects.toMatchObject({
      message: 'You can pause 2 times in 90 days.',
    });
    setMorning(2 + 89);
    await expect(startStreakPause(self, { days: 2 })).rejects.toMatchObject({ code: 'conflict' });
    setMorning(2 + 90);
    await startStreakPause(self, { days: 2 });
    await expect(Promise.any([1, 2, 3].map(() => startStreakPause(self, { days: 1 })))).rejects.toThrow();
  });
});

test('staff see the same as the member', async () => {
  await attendOnDays('xx.x');
  const admin = await asAdmin(ctx, ['manage_users']);
  expect(await getMemberStreak(admin, member.id)).toEqual(await getOwnStreak(ctx.as(member)));
  await expect(getMemberStreak(await asAdmin(ctx, ['manage_classes']), member.id)).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('the last sixty class days are listed, none from before the member joined', async () => {
  const newcomer = await createMember(ctx, { created_at: new Date(`${getDay(3)}T10:00:00+05:30`) });
  const classes = await createClassDays(
    ctx,
    Array.from({ length: 64 }, (_, at) => getDay(at + 1)),
  );
  await ctx.db.attendance.createMany({
    data: classes.map(({ id, class_date }) => ({
      member_id: member.id,
      class_id: id,
      class_date,
      marked_at: class_date,
    })),
  });
  setMorning(65);
  await recalculateMemberStreaks(ctx, member.id);
  expect((await readStreak()).days).toHaveLength(60);
  expect((await getOwnStreak(ctx.as(newcomer))).days.at(-1)?.date).toBe(getDay(5));
});

test('an attended day is listed, even if its class was added too late to make a class day', async () => {
  const late = await createClass(ctx, { date: getDay(1), announced_at: new Date(`${getDay(1)}T06:01:00+05:30`) });
  await attend(ctx, member, late);
  await attendOnDays('x', 2);
  expect(await listStatuses()).toBe('aa');
});

test('after a change of the rule, every streak is recalculated once', async () => {
  await attendOnDays('xx.x');
  expect(await recalculateStreaks(ctx)).toBe(0);
  const off = { ...ctx, community: { ...ctx.community, streakKindness: false } };
  expect(await recalculateStreaks(off)).toBe(1);
  expect((await getMemberProfile(ctx, member.id)).current_streak).toBe(1);
  expect(await recalculateStreaks(off)).toBe(0);
  expect(await recalculateStreaks(ctx)).toBe(1);
  expect((await getMemberProfile(ctx, member.id)).current_streak).toBe(3);
});

test('an interrupted recalculation continues until all members are done', async () => {
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at, current_streak, longest_streak)
    SELECT 'One of many', '+91' || 7000000000 + one, '', translate(lpad(one::text, 8, '0'), '01', 'AB'), now(), '', now(), now(), 9, 9 FROM generate_series(1, 1200) AS one`;
  await recalculateStreaks(ctx);
  await ctx.db.member.updateMany({ data: { current_streak: 9, longest_streak: 9 } });
  const [done] = await ctx.db.member.findMany({ orderBy: { id: 'asc' }, skip: 699, take: 1 });
  await ctx.db.streakRecalculation.create({
    data: { is_kind: true, done_to_member_id: done?.id ?? 0, created_at: ctx.clock.now() },
  });
  expect(await recalculateStreaks(ctx)).toBe(501);
  expect(await ctx.db.streakRecalculation.count({ where: { finished_at: null } })).toBe(0);
});
