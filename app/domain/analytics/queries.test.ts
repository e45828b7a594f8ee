import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember, createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { countTableScans } from '../../../tests/setup/table-scans';
import { calculatePercent } from './policy';
import { getClassAttendance, getPublicStats, getAdminDashboardCounts } from './queries.server';

const ctx = await testContext({ at: '2026-11-20T23:30:00+05:30' });

test('an empty platform has zeros and no missing values', async () => {
  expect(await getPublicStats(await asAdmin(ctx))).toEqual({
    platform_stats: {
      total_users: 0,
      total_classes: 0,
      total_attendances: 0,
      platform_average_rating: 0,
      total_ratings: 0,
    },
    favorite_classes: [],
  });
});

test('members, classes, attendances and ratings are counted; hidden classes keep their attendances', async () => {
  const staff = await asAdmin(ctx, []);
  const [one] = await createMembers(ctx, 3);
  await createClass(ctx, { attendance_count: 4 });
  await createClass(ctx, { attendance_count: 2, deleted_at: ctx.clock.now() });
  const rating = { member_id: one?.id ?? 0, created_at: ctx.clock.now() };
  await ctx.db.rating.createMany({
    data: [
      { ...rating, subject: 'day:2026-11-19', rating: 5 },
      { ...rating, subject: 'day:2026-11-20', rating: 4 },
    ],
  });
  const { platform_stats } = await getPublicStats(staff);
  expect(platform_stats).toEqual({
    total_users: 3,
    total_classes: 1,
    total_attendances: 6,
    platform_average_rating: 4.5,
    total_ratings: 2,
  });
  expect(await countTableScans(staff, 'members', getPublicStats)).toBe(0);
  expect(await countTableScans(staff, 'ratings', getPublicStats)).toBe(0);
});

test('top-rated classes are grouped by title, and few ratings do not outweigh many', async () => {
  const createRatedClass = (title: string, ratingCount: number, ratingSum: number) =>
    createClass(ctx, { title, rating_count: ratingCount, rating_sum: ratingSum });
  await createRatedClass('Loved by many', 60, 290);
  await createRatedClass('Loved by many', 40, 190);
  await createRatedClass('Perfect for three', 3, 15);
  await createRatedClass('Perfect for two', 2, 10);
  for (const title of ['A', 'B', 'C', 'D']) await createRatedClass(title, 30, 90);
  const { favorite_classes } = await getPublicStats(await asAdmin(ctx));
  expect(favorite_classes).toHaveLength(5);
  expect(favorite_classes.slice(0, 2)).toEqual([
    { title: 'Loved by many', average_rating: 4.8, total_ratings: 100 },
    { title: 'Perfect for three', average_rating: 5, total_ratings: 3 },
  ]);
});

test('the attendance of a day excludes cancelled classes, and its capacity excludes unlimited classes', async () => {
  const date = '2026-12-25';
  await createClass(ctx, { date, attendance_count: 30, max_participants: 40, live_link: 'https://meet.example/a' });
  await createClass(ctx, { date, from: '08:00', to: '09:00', attendance_count: 0, max_participants: 60 });
  await createClass(ctx, { date, from: '18:00', to: '19:00', cancelled_at: ctx.clock.now() });
  await createClass(ctx, { date, from: '20:00', to: '21:00', attendance_count: 1200, max_participants: null });
  await createClass(ctx, { date, deleted_at: ctx.clock.now() });
  const { day_name, classes, totals } = await getClassAttendance(await asAdmin(ctx, []), date);
  expect([day_name, totals]).toEqual(['Friday', { classes: 3, attendees: 1230, capacity: 100, occupancy_percent: 30 }]);
  expect(classes.map((one) => [one.start_time, one.occupancy_percent, one.is_cancelled, one.live_link])).toEqual([
    ['06:00:00', 75, false, 'https://meet.example/a'],
    ['08:00:00', 0, false, null],
    ['18:00:00', 0, true, null],
    ['20:00:00', 0, false, null],
  ]);
  expect(calculatePercent(0, 0)).toBe(0);
});

test('waiting work is counted for staff, but not for members', async () => {
  const staff = await asAdmin(ctx, []);
  ctx.clock.set('2027-01-01T00:10:00+05:30');
  await createClass(ctx);
  expect(await getAdminDashboardCounts(staff)).toEqual({ pending_donations: 0, classes_today: 1, diet_plans: 0 });
  const member = ctx.as(await createMember(ctx));
  for (const read of [getPublicStats, getAdminDashboardCounts])
    await expect(read(member)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(getClassAttendance(member, '2026-12-25')).rejects.toMatchObject({ code: 'forbidden' });
});
