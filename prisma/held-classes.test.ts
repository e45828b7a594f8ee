import { expect, test } from 'vitest';
import { createClass } from '../tests/factories/class';
import { testContext } from '../tests/setup/context';

const ctx = await testContext();

test('the previous class day is the last one on which a class was held', async () => {
  const listClassDaysBefore = () => ctx.db.$queryRaw`SELECT class_day::text FROM class_day_before('2026-11-20')`;
  expect(await listClassDaysBefore()).toEqual([{ class_day: null }]);
  await createClass(ctx, { date: '2026-11-16' });
  await createClass(ctx, { date: '2026-11-17', cancelled_at: ctx.clock.now() });
  await createClass(ctx, { date: '2026-11-18', deleted_at: ctx.clock.now() });
  await createClass(ctx, { date: '2026-11-20' });
  expect(await listClassDaysBefore()).toEqual([{ class_day: '2026-11-16' }]);
});
