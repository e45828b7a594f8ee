import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { getClassesOfToday } from './classes-of-today.server';
import { getMenuBadges } from './queries.server';

const ctx = await testContext({ at: '2026-11-20T06:20:00+05:30' });

test('the live class is compared with the same class a week ago at this time', async () => {
  const staff = await asAdmin(ctx, []);
  await createClass(ctx, { from: '05:00', to: '06:00', title: 'Over' });
  await createClass(ctx, { from: '06:00', to: '07:00', title: 'Cancelled', cancelled_at: ctx.clock.now() });
  const live = await createClass(ctx, { from: '06:10', to: '07:00', title: 'Sunrise' });
  await createClass(ctx, { from: '08:00', to: '09:00', title: 'Later' });
  await createClass(ctx, { from: '09:00', to: '10:00', title: 'Deleted', deleted_at: ctx.clock.now() });
  expect((await getClassesOfToday(staff)).live).toMatchObject({
    title: 'Sunrise',
    taken: 0,
    lastWeek: null,
    places: null,
  });

  const before = await createClass(ctx, { date: '2026-11-13', from: '06:10', to: '07:00', title: 'Sunrise' });
  const times = ['2026-11-13T06:11:00+05:30', '2026-11-13T06:20:00+05:30', '2026-11-13T06:20:01+05:30'];
  const members = await createMembers(ctx, times.length);
  const createMark = ({ id, class_date }: typeof live, at: number, marked_at: string) => ({
    member_id: members[at]?.id ?? 0,
    class_id: id,
    class_date,
    marked_at: new Date(marked_at),
  });
  await ctx.db.attendance.createMany({
    data: [...times.map((time, at) => createMark(before, at, time)), createMark(live, 0, '2026-11-20T06:15:00+05:30')],
  });
  const classes = await getClassesOfToday(staff);
  expect(classes.live).toMatchObject({ id: live.id, taken: 1, lastWeek: { taken: 2, isWhole: false } });
  expect(classes.live?.places).toMatchObject({ step_minutes: 1, steps: 50, today: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1] });
  const lastWeek = classes.live?.places?.last_week ?? [];
  expect([lastWeek.length, lastWeek[0], lastWeek[1], lastWeek[10], lastWeek[11], lastWeek.at(-1)]).toEqual([
    51, 0, 1, 2, 3, 3,
  ]);
  expect(classes.others.map(({ title }) => title)).toEqual(['Over', 'Cancelled', 'Later']);
  await expect(getClassesOfToday(ctx.as({ id: 1 }))).rejects.toMatchObject({ code: 'forbidden' });
});

test('the menu marks a live class from its start until its end', async () => {
  const staff = await asAdmin(ctx, []);
  const isLiveAt = async (time: string) => {
    ctx.clock.set(`2026-11-21T${time}+05:30`);
    ctx.recent.forget();
    return (await getMenuBadges(staff)).is_class_live;
  };
  await createClass(ctx, { date: '2026-11-21', from: '06:00', to: '07:00' });
  await createClass(ctx, { date: '2026-11-21', from: '08:00', to: '09:00', cancelled_at: ctx.clock.now() });
  const times = ['05:59:59', '06:00:00', '06:59:59', '07:00:00', '08:30:00'];
  const live = [];
  for (const time of times) live.push(await isLiveAt(time));
  expect(live).toEqual([false, true, true, false, false]);
  await expect(getMenuBadges(ctx.as({ id: 1 }))).rejects.toMatchObject({ code: 'forbidden' });
});
