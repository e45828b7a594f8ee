import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { getMemberStreak, getOwnStreak } from '../streaks/own-streak.server';
import { getWeeklyAttendance } from './queries.server';

const ctx = await testContext();

const [JOINED, NEXT, THIRD] = ['2026-11-16', '2026-11-17', '2026-11-18'] as const;

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE classes, members CASCADE`;
});

async function read(member: { id: number }) {
  const own = await getOwnStreak(ctx.as(member));
  expect(await getMemberStreak(await asAdmin(ctx, ['manage_users']), member.id)).toEqual(own);
  const { weekly_calendar, stats } = await getWeeklyAttendance(ctx.as(member));
  const week = weekly_calendar.slice(0, 3).map(({ status, streak_status }) => [status, streak_status]);
  return { days: own.days, week, rate: stats.weekly_attendance_rate };
}

test.each(['00:10', '05:00', '18:00', '23:59'])('the class of the day of joining is not missed at %s', async (time) => {
  const member = await createMember(ctx, { created_at: new Date(`${JOINED}T${time}:00+05:30`) });
  await createClass(ctx, { date: JOINED });
  ctx.clock.set(`${JOINED}T23:59:30+05:30`);
  const first = await read(member);
  expect([first.days, first.week[0], first.rate]).toEqual([[], ['no_class', null], 0]);
  await attend(ctx, member, await createClass(ctx, { date: NEXT }));
  await createClass(ctx, { date: THIRD });
  ctx.clock.set(`${THIRD}T23:00:00+05:30`);
  expect(await read(member)).toMatchObject({
    days: [{ date: NEXT, status: 'attended' }],
    week: [
      ['no_class', null],
      ['attended', 'attended'],
      ['missed', null],
    ],
    rate: 50,
  });
});

test('until its last class is over, the day of joining is upcoming', async () => {
  const member = await createMember(ctx, { created_at: new Date(`${JOINED}T04:00:00+05:30`) });
  await createClass(ctx, { date: JOINED });
  ctx.clock.set(`${JOINED}T05:00:00+05:30`);
  expect((await read(member)).week[0]).toEqual(['upcoming', null]);
});

test('an attended day of joining counts', async () => {
  const member = await createMember(ctx, { created_at: new Date(`${JOINED}T05:50:00+05:30`) });
  await attend(ctx, member, await createClass(ctx, { date: JOINED }));
  ctx.clock.set(`${NEXT}T05:00:00+05:30`);
  const { days, week, rate } = await read(member);
  expect([days, week[0], rate]).toEqual([[{ date: JOINED, status: 'attended' }], ['attended', 'attended'], 100]);
});
