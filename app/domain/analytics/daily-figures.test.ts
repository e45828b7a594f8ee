import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { getWeeklyAttendance } from '../attendance/queries.server';
import { getWeekComparison } from './daily-figures.server';

const ctx = await testContext({ at: '2026-11-20T07:30:00+05:30' });

test('the week is compared with the previous week up to the same time, by Indian days', async () => {
  await createClass(ctx, { date: '2026-11-20', attendance_count: 4 });
  await createClass(ctx, { date: '2026-11-13', attendance_count: 3 });
  await createClass(ctx, { date: '2026-11-13', from: '18:00', to: '19:00', attendance_count: 9 });
  await createClass(ctx, { date: '2026-11-14', attendance_count: 5, deleted_at: ctx.clock.now() });
  await createClass(ctx, { date: '2026-11-07', attendance_count: 6 });
  await createClass(ctx, { date: '2026-11-06', attendance_count: 50 });
  for (const created_at of [
    '2026-11-20T00:10:00+05:30',
    '2026-11-13T23:59:59+05:30',
    '2026-11-13T07:29:59+05:30',
    '2026-11-14T00:00:00+05:30',
    '2026-11-06T23:59:59+05:30',
  ])
    await createMember(ctx, { created_at: new Date(created_at) });
  const { days } = await getWeekComparison(await asAdmin(ctx, []));
  expect(days).toHaveLength(7);
  expect([days[0], days[6]]).toEqual([
    { date: '2026-11-14', attendances: 5, sign_ups: 1, before: { attendances: 6, sign_ups: 0 } },
    { date: '2026-11-20', attendances: 4, sign_ups: 1, before: { attendances: 3, sign_ups: 1 } },
  ]);
  expect(days.slice(1, 6).every((day) => day.attendances + day.sign_ups === 0)).toBe(true);
  await expect(getWeekComparison(ctx.as({ id: 1 }))).rejects.toMatchObject({ code: 'forbidden' });
});

test('on a Monday, cached figures and the cached class days of members are kept apart', async () => {
  const monday = await testContext({ at: '2026-11-23T07:30:00+05:30', environment: { PUBLIC_READ_SECONDS: '60' } });
  const { id } = await createMember(monday);
  const { weekly_calendar } = await getWeeklyAttendance(monday.as({ id }));
  expect(weekly_calendar).toHaveLength(7);
  const { days } = await getWeekComparison(await asAdmin(monday, []));
  expect(days.map(({ date }) => date).slice(-2)).toEqual(['2026-11-22', '2026-11-23']);
});
