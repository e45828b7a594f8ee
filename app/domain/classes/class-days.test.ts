import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend } from '../../../tests/factories/attendance';
import { createClass as existingClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import type { Member } from '~/db/generated/client';
import { addDays, type LocalDate } from '~/lib/calendar';
import { getLeaderboard } from '../attendance/leaderboard.server';
import { getWeeklyAttendance } from '../attendance/queries.server';
import { getMemberProfile } from '../members/queries.server';
import { recalculateMemberStreaks } from '../streaks/recalculate-member-streaks.server';
import { recalculateStreaks } from '../streaks/recalculate-streaks.server';
import { expireStreaks } from '../streaks/expire-streaks.server';
import { cancelClass } from './cancel-class.server';
import { countStreaksAffectedByClass } from './class-day.server';
import { createClass } from './create-class.server';
import { deleteClass } from './delete-class.server';
import { countStreaksAffectedByExcuse, excuseDay } from './excuse-day.server';
import { createClassSchema, updateClassSchema } from './schemas';
import { updateClass } from './update-class.server';

// Rest days are disabled, so that a single missed class day ends a streak and every wrong streak is
// noticed.
const ctx = await testContext({ environment: { STREAK_KINDNESS: 'off' } });
const admin = await asAdmin(ctx, ['manage_classes']);
const TODAY = '2026-11-22';
const YESTERDAY = addDays(TODAY, -1);

let member: Member;

/** Creates five class days that the member attended, followed by a day without class. */
beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE classes, members, excused_days, streak_recalculations CASCADE`;
  member = await createMember(ctx);
  for (let back = 6; back >= 2; back -= 1)
    await attend(ctx, member, await existingClass(ctx, { date: addDays(TODAY, -back) }));
  setTime('05:00:00');
  await recalculateStreaks(ctx);
});

function setTime(time: string): void {
  ctx.clock.set(`${TODAY}T${time}+05:30`);
}

const sent = {
  title: 'Morning flow',
  description: 'A gentle start.',
  instructor: 'Meera',
  start_time: '06:00',
  end_time: '07:00',
};
const parseClass = (class_date: LocalDate) => createClassSchema.parse({ ...sent, class_date });

/**
 * Returns the member's streak, and checks that all queries return the same value before and after a
 * recalculation.
 */
async function readStreak(): Promise<number> {
  const reader = ctx.as(member);
  const { current_streak: own } = await getMemberProfile(ctx, member.id);
  expect((await getWeeklyAttendance(reader)).stats.current_streak).toBe(own);
  expect((await getLeaderboard(reader)).me.current_streak).toBe(own);
  await recalculateMemberStreaks(ctx, member.id);
  expect((await getMemberProfile(ctx, member.id)).current_streak).toBe(own);
  return own;
}

/** Expires streaks as the nightly job does, and then attends a class today. */
async function joinToday(): Promise<number> {
  await expireStreaks(ctx);
  const { new_streak } = await attend(ctx, member, await existingClass(ctx, { date: TODAY }));
  expect(await readStreak()).toBe(new_streak);
  return new_streak;
}

describe('a class that staff add', () => {
  test("for yesterday by mistake ends nobody's streak", async () => {
    await createClass(admin, parseClass(YESTERDAY));
    expect(await readStreak()).toBe(5);
    expect(await joinToday()).toBe(6);
  });

  test('for today after its time makes no class day tomorrow either', async () => {
    setTime('09:00:00');
    await createClass(admin, parseClass(TODAY));
    ctx.clock.set(`${addDays(TODAY, 1)}T09:00:00+05:30`);
    expect(await readStreak()).toBe(5);
  });

  test('for today after its time makes no class day if its time is corrected the next day', async () => {
    setTime('09:00:00');
    const { id } = await createClass(admin, parseClass(TODAY));
    ctx.clock.set(`${addDays(TODAY, 1)}T09:00:00+05:30`);
    const times = { start_time: '09:30', end_time: '10:30' };
    await updateClass(admin, id, updateClassSchema.parse({ ...parseClass(TODAY), ...times }));
    expect(await readStreak()).toBe(5);
  });

  test('for today before its time makes a class day', async () => {
    await createClass(admin, parseClass(TODAY));
    ctx.clock.set(`${addDays(TODAY, 1)}T09:00:00+05:30`);
    expect(await readStreak()).toBe(0);
  });
});

describe('a past class day', () => {
  let only: { id: number };

  beforeEach(async () => {
    only = await existingClass(ctx, { date: YESTERDAY });
    expect(await readStreak()).toBe(0);
    await expireStreaks(ctx);
  });

  test.each([
    ['deleted', (id: number) => deleteClass(admin, id)],
    ['called off because the teacher did not come', (id: number) => cancelClass(admin, id)],
    [
      'moved to a day to come',
      (id: number) => updateClass(admin, id, updateClassSchema.parse({ ...sent, class_date: addDays(TODAY, 3) })),
    ],
    [
      'moved to another day of the past',
      (id: number) => updateClass(admin, id, updateClassSchema.parse({ ...sent, class_date: addDays(TODAY, -9) })),
    ],
  ])('is removed if its only class is %s', async (_how, act) => {
    expect(await countStreaksAffectedByClass(admin, only.id)).toBe(1);
    await act(only.id);
    await recalculateStreaks(ctx);
    expect(await readStreak()).toBe(5);
    expect(await joinToday()).toBe(6);
  });

  test('remains if another class of it was held', async () => {
    await existingClass(ctx, { date: YESTERDAY, from: '18:00', to: '19:00' });
    expect(await countStreaksAffectedByClass(admin, only.id)).toBe(0);
    await cancelClass(admin, only.id);
    await recalculateStreaks(ctx);
    expect(await readStreak()).toBe(0);
  });

  test('is removed if both its classes are removed concurrently', async () => {
    const other = await existingClass(ctx, { date: YESTERDAY, from: '18:00', to: '19:00' });
    await Promise.all([deleteClass(admin, only.id), cancelClass(admin, other.id)]);
    await recalculateStreaks(ctx);
    expect(await readStreak()).toBe(5);
  });

  test('remains if the times of its class are corrected later', async () => {
    await updateClass(admin, only.id, updateClassSchema.parse({ ...sent, end_time: '07:15', class_date: YESTERDAY }));
    expect(await ctx.db.streakRecalculation.count({ where: { finished_at: null } })).toBe(0);
    expect(await readStreak()).toBe(0);
  });

  test('keeps the streak of members who attended it', async () => {
    const other = await createMember(ctx);
    const evening = await existingClass(ctx, { date: YESTERDAY, from: '18:00', to: '19:00' });
    await attend(ctx, other, evening);
    setTime('05:00:00');
    await cancelClass(admin, only.id);
    await deleteClass(admin, evening.id);
    await recalculateStreaks(ctx);
    expect((await getMemberProfile(ctx, other.id)).current_streak).toBe(1);
    expect(await readStreak()).toBe(5);
  });

  test('sends no notice about a cancelled class that has ended', async () => {
    expect(await cancelClass(admin, only.id)).toMatchObject({ notified: 0 });
    expect(await ctx.db.outboxMessage.count()).toBe(0);
  });

  test('that is excused for everybody counts against nobody and has one audit entry', async () => {
    expect(await countStreaksAffectedByExcuse(admin, YESTERDAY)).toBe(1);
    await excuseDay(admin, { day: YESTERDAY, reason: 'The platform was down' });
    await recalculateStreaks(ctx);
    expect(await readStreak()).toBe(5);
    expect(await ctx.db.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      action: 'class_day.excused',
      subject_id: YESTERDAY,
      after: { reason: 'The platform was down' },
    });
    const again = excuseDay(admin, { day: YESTERDAY, reason: 'Again' });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    expect(await ctx.db.streakRecalculation.count({ where: { day: { not: null } } })).toBe(1);
    expect(await joinToday()).toBe(6);
  });
});

test('in the future cannot be excused, and excusing requires the permission', async () => {
  const day = addDays(TODAY, 1);
  await expect(excuseDay(admin, { day, reason: 'Soon' })).rejects.toMatchObject({ code: 'invalid' });
  for (const other of [ctx.as(member), await asAdmin(ctx, ['manage_users'])])
    await expect(excuseDay(other, { day: TODAY, reason: 'Mine' })).rejects.toMatchObject({ code: 'forbidden' });
});

test('that is today can be excused before anybody has missed it', async () => {
  await existingClass(ctx, { date: TODAY });
  expect(await countStreaksAffectedByExcuse(admin, TODAY)).toBe(0);
  await excuseDay(admin, { day: TODAY, reason: 'The meeting provider is down' });
  ctx.clock.set(`${addDays(TODAY, 1)}T09:00:00+05:30`);
  expect(await readStreak()).toBe(5);
});
