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
import { getOwnStreak, getStreakOfMember } from './own-streak.server';
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
const day = (number: number): LocalDate => addDays(DAY_ONE, number - 1);
const morningOf = (number: number) => ctx.clock.set(`${day(number)}T05:00:00+05:30`);

/**
 * Simulates consecutive days, one character per day: `x` for attended, `.` for missed, and a space
 * for a day without class.
 */
async function live(days: string, from = 1): Promise<void> {
  for (const [at, what] of [...days].entries()) {
    if (what === ' ') continue;
    const yogaClass = await createClass(ctx, { date: day(from + at) });
    if (what === 'x') await attend(ctx, member, yogaClass);
  }
  morningOf(from + days.length);
}

/**
 * Returns the member's streak, and checks that all queries return the same value before and after a
 * recalculation.
 */
async function streak() {
  const reader = ctx.as(member);
  const own = await getOwnStreak(reader);
  expect((await getMemberProfile(ctx, member.id)).current_streak).toBe(own.current_streak);
  expect((await getWeeklyAttendance(reader)).stats.current_streak).toBe(own.current_streak);
  expect((await getLeaderboard(reader)).me.current_streak).toBe(own.current_streak);
  await recalculateMemberStreaks(ctx, member.id);
  expect(await getOwnStreak(reader)).toEqual(own);
  return own;
}

const statuses = async () =>
  (await streak()).days
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
  ])('%j makes a streak of %i with %i rest days left', async (days, current_streak, rest_days_left, told) => {
    await live(days);
    expect(await streak()).toMatchObject({ current_streak, rest_days_left });
    expect(await statuses()).toBe(told);
  });

  test('are spent morning by morning, and the morning says so', async () => {
    await live('xxx.');
    expect(await streak()).toMatchObject({ current_streak: 3, rest_days_left: 1, rested_on: day(4) });
    await live('.', 5);
    expect(await streak()).toMatchObject({ current_streak: 3, rest_days_left: 0, rested_on: day(5) });
    expect(await expireStreaks(ctx)).toBe(0);
    await live('.', 6);
    expect(await streak()).toMatchObject({ current_streak: 0, rest_days_left: 2, rested_on: null });
    expect(await statuses()).toBe('aaammm');
  });

  test('are written down as spent when the streak goes on, and nothing is said any more', async () => {
    await live('xxx.x');
    expect(await streak()).toMatchObject({ current_streak: 4, longest_streak: 4, rested_on: null });
    const row = await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } });
    expect(row).toMatchObject({ rests_left: 1, rested_on: [new Date(day(4))] });
  });

  test('do not exist where kindness is switched off', async () => {
    const before = await createMember(plain);
    const dates = [1, 2, 3].map(day);
    const [first, , third] = await createClassDays(plain, dates);
    if (!first || !third) throw new Error('three classes');
    await attend(plain, before, first);
    plain.clock.set(`${day(3)}T05:00:00+05:30`);
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
  test('neither adds nor breaks, and costs no rest day', async () => {
    await live('xx');
    await startStreakPause(ctx.as(member), { days: 4 });
    expect(await streak()).toMatchObject({ current_streak: 2, paused_until: day(6), pauses_left: 1 });
    await live('....', 3);
    expect(await streak()).toMatchObject({ current_streak: 2, rest_days_left: 2, paused_until: null, rested_on: null });
    await live('..x', 7);
    expect(await streak()).toMatchObject({ current_streak: 3, rest_days_left: 0 });
    expect(await statuses()).toBe('aaeeeerra');
  });

  test('keeps what was rested before it', async () => {
    await live('xx.');
    await startStreakPause(ctx.as(member), { days: 2 });
    await live('...x', 4);
    expect(await streak()).toMatchObject({ current_streak: 3, rest_days_left: 0 });
    expect(await statuses()).toBe('aareera');
  });

  test('that begins just after midnight keeps the day before it as rested, or as attended still', async () => {
    await live('x.');
    const lateClass = await createClass(ctx, { date: day(2), from: '23:00', to: '23:59' });
    ctx.clock.set(`${day(3)}T00:02:00+05:30`);
    await startStreakPause(ctx.as(member), { days: 2 });
    expect(await streak()).toMatchObject({ current_streak: 1, rest_days_left: 1 });
    expect(await statuses()).toBe('ar');
    await mark(ctx, member, lateClass);
    await recalculateStreaks(ctx);
    expect(await streak()).toMatchObject({ current_streak: 2, rest_days_left: 2 });
    expect(await statuses()).toBe('aa');
  });

  test('does not raise a streak that has ended', async () => {
    await live('xx...');
    await startStreakPause(ctx.as(member), { days: 14 });
    expect(await streak()).toMatchObject({ current_streak: 0 });
  });

  test('in which a class is attended grows the streak all the same', async () => {
    await live('xx');
    await startStreakPause(ctx.as(member), { days: 5 });
    await live('.x...x', 3);
    expect(await streak()).toMatchObject({ current_streak: 4, rest_days_left: 2 });
    expect(await statuses()).toBe('aaeaeeea');
  });

  test('ends when the member ends it: from today on class days count', async () => {
    await live('xx');
    await startStreakPause(ctx.as(member), { days: 14 });
    await live('..', 3);
    await endStreakPause(ctx.as(member));
    expect(await streak()).toMatchObject({ current_streak: 2, paused_until: null, pauses_left: 1 });
    await live('...', 5);
    expect((await streak()).current_streak).toBe(0);
    await endStreakPause(ctx.as(member));
    expect((await streak()).current_streak).toBe(0);
  });

  test('that is ended on the day on which it began was none', async () => {
    await live('xx');
    await startStreakPause(ctx.as(member), { days: 14 });
    await endStreakPause(ctx.as(member));
    expect(await streak()).toMatchObject({ paused_until: null, pauses_left: 2 });
  });

  test('is to be had twice in 90 days, and one at a time', async () => {
    const self = ctx.as(member);
    await live('x');
    await startStreakPause(self, { days: 2 });
    await expect(startStreakPause(self, { days: 2 })).rejects.toMatchObject({
      message: 'Your streak is paused already.',
    });
    morningOf(10);
    await startStreakPause(self, { days: 2 });
    morningOf(20);
    await expect(startStreakPause(self, { days: 2 })).rejects.toMatchObject({
      message: 'You can pause 2 times in 90 days.',
    });
    morningOf(2 + 89);
    await expect(startStreakPause(self, { days: 2 })).rejects.toMatchObject({ code: 'conflict' });
    morningOf(2 + 90);
    await startStreakPause(self, { days: 2 });
    await expect(Promise.any([1, 2, 3].map(() => startStreakPause(self, { days: 1 })))).rejects.toThrow();
  });
});

test('staff see what the member sees', async () => {
  await live('xx.x');
  const admin = await asAdmin(ctx, ['manage_users']);
  expect(await getStreakOfMember(admin, member.id)).toEqual(await getOwnStreak(ctx.as(member)));
  await expect(getStreakOfMember(await asAdmin(ctx, ['manage_classes']), member.id)).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('the last sixty class days are told, none from before the member joined', async () => {
  const newcomer = await createMember(ctx, { created_at: new Date(`${day(3)}T10:00:00+05:30`) });
  const classes = await createClassDays(
    ctx,
    Array.from({ length: 64 }, (_, at) => day(at + 1)),
  );
  await ctx.db.attendance.createMany({
    data: classes.map(({ id, class_date }) => ({
      member_id: member.id,
      class_id: id,
      class_date,
      marked_at: class_date,
    })),
  });
  morningOf(65);
  await recalculateMemberStreaks(ctx, member.id);
  expect((await streak()).days).toHaveLength(60);
  expect((await getOwnStreak(ctx.as(newcomer))).days.at(-1)?.date).toBe(day(5));
});

test('a day attended is told, though its class was added too late to make a class day', async () => {
  const late = await createClass(ctx, { date: day(1), announced_at: new Date(`${day(1)}T06:01:00+05:30`) });
  await attend(ctx, member, late);
  await live('x', 2);
  expect(await statuses()).toBe('aa');
});

test('a community that switches the rule has every streak counted anew, once', async () => {
  await live('xx.x');
  expect(await recalculateStreaks(ctx)).toBe(0);
  const off = { ...ctx, community: { ...ctx.community, streakKindness: false } };
  expect(await recalculateStreaks(off)).toBe(1);
  expect((await getMemberProfile(ctx, member.id)).current_streak).toBe(1);
  expect(await recalculateStreaks(off)).toBe(0);
  expect(await recalculateStreaks(ctx)).toBe(1);
  expect((await getMemberProfile(ctx, member.id)).current_streak).toBe(3);
});

test('a replay that was cut off goes on where it was, member by member until all are done', async () => {
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
