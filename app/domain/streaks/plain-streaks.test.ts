import { beforeEach, describe, expect, test } from 'vitest';
import { attend } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import type { Member } from '~/db/generated/client';
import { addDays, type LocalDate } from '~/lib/calendar';
import { getMemberProfile } from '../members/queries.server';
import { createJoinPageKey } from '../attendance/late-join';
import { markAttendance } from '../attendance/mark-attendance.server';
import { getWeeklyAttendance } from '../attendance/queries.server';
import { recalculateStreaks } from './recalculate-streaks.server';
import { expireStreaks } from './expire-streaks.server';

const ctx = await testContext({ environment: { STREAK_KINDNESS: 'off' } });
let member: Member;

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE classes, members CASCADE`;
  member = await createMember(ctx);
});

/** Attends a class on each day and returns the streak after each attendance. */
async function attendDays(...dates: LocalDate[]): Promise<number[]> {
  const streaks: number[] = [];
  for (const date of dates) streaks.push((await attend(ctx, member, await createClass(ctx, { date }))).new_streak);
  return streaks;
}

/**
 * Returns the streak at a given time, and checks that the profile and the weekly view return the
 * same value.
 */
async function readStreakAt(instant: string): Promise<number> {
  ctx.clock.set(instant);
  const [profile, week] = await Promise.all([getMemberProfile(ctx, member.id), getWeeklyAttendance(ctx.as(member))]);
  expect(week.stats.current_streak).toBe(profile.current_streak);
  return profile.current_streak;
}

describe('a streak grows from one class day to the next', () => {
  test.each([
    ['day after day', ['2026-11-17', '2026-11-18', '2026-11-19']],
    ['over days on which no class was held', ['2026-11-06', '2026-11-09', '2026-11-20']],
    ['over the new year', ['2026-12-30', '2026-12-31', '2027-01-01']],
    ['over a leap day', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['over the end of a February without one', ['2027-02-27', '2027-02-28', '2027-03-01']],
  ])('%s', async (_name, dates) => {
    expect(await attendDays(...dates)).toEqual([1, 2, 3]);
  });

  test('and restarts after a missed class day', async () => {
    await attendDays('2026-11-17', '2026-11-18');
    await createClass(ctx, { date: '2026-11-19' });
    expect(await attendDays('2026-11-20', '2026-11-21')).toEqual([1, 2]);
    expect(await getMemberProfile(ctx, member.id)).toMatchObject({ current_streak: 2, longest_streak: 2 });
  });

  test('a day whose only class was cancelled or deleted does not break it', async () => {
    await attendDays('2026-11-17');
    await createClass(ctx, { date: '2026-11-18', cancelled_at: ctx.clock.now() });
    await createClass(ctx, { date: '2026-11-19', deleted_at: ctx.clock.now() });
    expect(await attendDays('2026-11-20')).toEqual([2]);
  });

  test('a day whose class is deleted after it was attended stays attended', async () => {
    await attendDays('2026-11-17', '2026-11-18');
    await ctx.db.yogaClass.updateMany({ data: { deleted_at: ctx.clock.now() } });
    expect(await attendDays('2026-11-19')).toEqual([3]);
    expect(await getMemberProfile(ctx, member.id)).toMatchObject({ total_classes_attended: 3 });
  });
});

describe('a streak that has ended is never shown', () => {
  beforeEach(async () => {
    await attendDays('2026-11-17', '2026-11-18');
  });

  test('it is shown until the next class day is over', async () => {
    await createClass(ctx, { date: '2026-11-19', from: '06:00' });
    expect(await readStreakAt('2026-11-19T23:59:59.999+05:30')).toBe(2);
  });

  test('it ends at midnight in India, not on the server', async () => {
    await createClass(ctx, { date: '2026-11-19' });
    expect(await readStreakAt('2026-11-20T00:00:00+05:30')).toBe(0);
  });

  test('it is shown as long as no class is held', async () => {
    expect(await readStreakAt('2026-12-24T00:00:00+05:30')).toBe(2);
  });

  test('it is shown again if the missed class turns out to be cancelled', async () => {
    const missed = await createClass(ctx, { date: '2026-11-19' });
    expect(await readStreakAt('2026-11-20T08:00:00+05:30')).toBe(0);
    await ctx.db.yogaClass.update({ where: { id: missed.id }, data: { cancelled_at: ctx.clock.now() } });
    expect(await readStreakAt('2026-11-20T08:00:00+05:30')).toBe(2);
  });
});

describe('the nightly job', () => {
  const getStoredStreak = async () =>
    (await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).current_streak;

  test('stores once what is already shown', async () => {
    await attendDays('2026-11-17', '2026-11-18');
    await createClass(ctx, { date: '2026-11-19' });
    ctx.clock.set('2026-11-19T23:59:59+05:30');
    expect(await expireStreaks(ctx)).toBe(0);
    expect(await getStoredStreak()).toBe(2);
    ctx.clock.set('2026-11-20T00:05:00+05:30');
    expect(await expireStreaks(ctx)).toBe(1);
    expect(await getStoredStreak()).toBe(0);
    expect(await expireStreaks(ctx)).toBe(0);
  });

  test('does not change the streak of members who attended yesterday', async () => {
    await attendDays('2026-11-18', '2026-11-19');
    ctx.clock.set('2026-11-20T00:05:00+05:30');
    await expireStreaks(ctx);
    expect(await getStoredStreak()).toBe(2);
  });

  test("ends no streak while yesterday's tap can still arrive", async () => {
    await recalculateStreaks(ctx);
    await attendDays('2026-11-17', '2026-11-18');
    const { id: class_id } = await createClass(ctx, { date: '2026-11-19', from: '22:45', to: '23:45' });
    ctx.clock.set('2026-11-19T23:40:00+05:30');
    const page_key = createJoinPageKey(ctx, member.id);
    ctx.clock.set('2026-11-20T00:05:00+05:30');
    expect(await expireStreaks(ctx)).toBe(1);
    ctx.clock.advance(120);
    const late = { page_key, tapped_after_ms: 60_000 };
    await markAttendance(ctx.as(member), { class_id, attendance_date: '2026-11-19' }, late);
    expect(await recalculateStreaks(ctx)).toBe(1);
    expect(await getMemberProfile(ctx, member.id)).toMatchObject({ current_streak: 3, longest_streak: 3 });
  });

  test('recalculates members whose total differs from their rows', async () => {
    await attendDays('2026-11-19');
    await ctx.db.member.update({ where: { id: member.id }, data: { total_classes_attended: 7 } });
    ctx.clock.set('2026-11-20T00:05:00+05:30');
    await expireStreaks(ctx);
    const waiting = await ctx.app.queues.get('upkeep')?.getJob(`member-${member.id}`);
    expect(waiting?.data).toEqual({ memberId: member.id });
  });
});

test('a mark for an earlier day keeps the streak and schedules a recalculation', async () => {
  const [early, late] = await Promise.all(['2026-11-19', '2026-11-20'].map((date) => createClass(ctx, { date })));
  if (!early || !late) throw new Error('two classes');
  await attend(ctx, member, late);
  expect(await attend(ctx, member, early)).toEqual({ streak_updated: true, new_streak: 1, new_title: null });
  expect(await ctx.app.queues.get('upkeep')?.getJob(`member-${member.id}`)).toBeDefined();
});

test('days are counted in Indian time, whatever the time zone of the server', () => {
  expect(process.env.TZ).toBe('Pacific/Auckland');
  ctx.clock.set('2026-11-19T18:29:59Z');
  const before = ctx.clock.today();
  ctx.clock.advance(1);
  expect([before, ctx.clock.today()]).toEqual(['2026-11-19', addDays('2026-11-19', 1)]);
});
