import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { testContext } from '../../../tests/setup/context';
import { copyWeek, planWeekCopy } from './copy-week.server';

const ctx = await testContext();

test('a week is copied once, without clashing and cancelled classes, which the preview shows', async () => {
  const admin = await asAdmin(ctx, ['manage_classes']);
  await createClass(ctx, { title: 'Flow', date: '2031-01-06', live_link: 'https://meet.example/a' });
  await createClass(ctx, { title: 'Stretch', date: '2031-01-08', from: '18:00', to: '19:00' });
  await createClass(ctx, { title: 'Off', date: '2031-01-09', cancelled_at: ctx.clock.now() });
  await createClass(ctx, { title: 'Guest', date: '2031-01-15', from: '18:30', to: '19:30' });
  const weeks = { from: '2031-01-08', to: '2031-01-17' };
  expect(await planWeekCopy(admin, weeks)).toMatchObject({
    copies: [{ title: 'Flow', date: '2031-01-13' }],
    clashes: [{ title: 'Stretch', date: '2031-01-15', other: 'Guest' }],
  });
  const outcomes = await Promise.allSettled([copyWeek(admin, weeks), copyWeek(admin, weeks)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const copied = await ctx.db.yogaClass.findMany({ where: { title: 'Flow' }, orderBy: { class_date: 'asc' } });
  expect(copied).toMatchObject([{}, { live_link: 'https://meet.example/a', attendance_count: 0 }]);
  await expect(copyWeek(admin, { from: '2031-01-08', to: '2031-01-06' })).rejects.toMatchObject({ code: 'invalid' });
});

test('classes whose time in the target week is over are left out', async () => {
  const admin = await asAdmin(ctx, ['manage_classes']);
  for (const date of ['2032-03-01', '2032-03-03', '2032-03-04']) await createClass(ctx, { title: 'Dawn', date });
  ctx.clock.set('2032-03-10T12:00:00+05:30');
  const weeks = { from: '2032-03-01', to: '2032-03-10' };
  expect((await planWeekCopy(admin, weeks)).copies.map(({ date }) => date)).toEqual(['2032-03-11']);
  expect(await copyWeek(admin, weeks)).toBe(1);
});
