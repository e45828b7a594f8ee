import { expect, test } from 'vitest';
import { createClass } from '../tests/factories/class';
import { testContext } from '../tests/setup/context';

const ctx = await testContext();

test.each([
  ['never attended', 0, null, '2026-11-19', 0],
  ['attended the last class day', 3, '2026-11-19', '2026-11-19', 3],
  ['attended today', 4, '2026-11-20', '2026-11-19', 4],
  ['missed the last class day', 3, '2026-11-18', '2026-11-19', 0],
  ['no class was ever held before', 1, '2026-11-20', null, 1],
])('%s', async (_name, written, last, previous, living) => {
  const rows = await ctx.db
    .$queryRaw`SELECT living_streak(${written}::int, ${last}::date, ${previous}::date) AS streak`;
  expect(rows).toEqual([{ streak: living }]);
});

test('the class day before is the last one on which a class was held', async () => {
  const before = () => ctx.db.$queryRaw`SELECT class_day::text FROM class_day_before('2026-11-20')`;
  expect(await before()).toEqual([{ class_day: null }]);
  await createClass(ctx, { date: '2026-11-16' });
  await createClass(ctx, { date: '2026-11-17', cancelled_at: ctx.clock.now() });
  await createClass(ctx, { date: '2026-11-18', deleted_at: ctx.clock.now() });
  await createClass(ctx, { date: '2026-11-20' });
  expect(await before()).toEqual([{ class_day: '2026-11-16' }]);
});
