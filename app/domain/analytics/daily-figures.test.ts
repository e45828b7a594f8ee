import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { getDailyFigures } from './daily-figures.server';

const ctx = await testContext({ at: '2026-11-20T23:30:00+05:30' });

test('each of the last thirty days has its attendances and sign-ups, by the community’s own midnight', async () => {
  await createClass(ctx, { date: '2026-11-20', attendance_count: 4 });
  await createClass(ctx, { date: '2026-11-20', from: '18:00', to: '19:00', attendance_count: 2 });
  await createClass(ctx, { date: '2026-10-22', attendance_count: 3, deleted_at: ctx.clock.now() });
  await createClass(ctx, { date: '2026-10-21', attendance_count: 50 });
  for (const created_at of ['2026-10-21T23:59:59+05:30', '2026-10-22T00:00:00+05:30', '2026-11-20T00:10:00+05:30'])
    await createMember(ctx, { created_at: new Date(created_at) });
  const days = await getDailyFigures(await asAdmin(ctx, []));
  expect(days).toHaveLength(30);
  expect(days.filter(({ attendances, sign_ups }) => attendances + sign_ups > 0)).toEqual([
    { date: '2026-10-22', attendances: 3, sign_ups: 1 },
    { date: '2026-11-20', attendances: 6, sign_ups: 1 },
  ]);
});
