import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass as createRow } from '../../../tests/factories/class';
import { testContext } from '../../../tests/setup/context';
import { copyWeek, planWeekCopy } from './copy-week.server';
import { createClass } from './create-class.server';
import { createUpcomingClasses } from './create-upcoming-classes.server';
import { createClassSchema, updateClassSchema } from './schemas';
import { updateClass } from './update-class.server';

const ctx = await testContext();
const admin = await asAdmin(ctx, ['manage_classes']);

const night = {
  title: 'Yoga nidra',
  description: 'Rest before sleep.',
  class_date: '2026-11-20',
  start_time: '23:30',
  end_time: '00:30',
  instructor: 'Imran',
};

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE classes, class_series CASCADE`;
  ctx.clock.set('2026-11-20T06:30:00+05:30');
});

const listRows = () =>
  ctx.db.yogaClass.findMany({ where: { deleted_at: null }, orderBy: [{ class_date: 'asc' }, { start_time: 'asc' }] });

const listTimes = async () =>
  (await listRows()).map(
    ({ class_date, starts_at, ends_at }) =>
      `${class_date.getUTCDate()}: ${(ends_at.getTime() - starts_at.getTime()) / 60_000} min from ${starts_at.toISOString().slice(0, 16)}`,
  );

describe('a new class', () => {
  test.each([
    [{}, '2026-11-20T19:00:00.000Z'],
    [{ end_time: '', length_minutes: '60' }, '2026-11-20T19:00:00.000Z'],
    [{ end_time: '00:00' }, '2026-11-20T18:30:00.000Z'],
    [{ end_time: '05:30' }, '2026-11-21T00:00:00.000Z'],
  ])('that starts at 23:30 with %j belongs to the day on which it starts', async (more, end) => {
    const { id } = await createClass(admin, createClassSchema.parse({ ...night, ...more }));
    const row = await ctx.db.yogaClass.findUniqueOrThrow({ where: { id } });
    expect(row.class_date.toISOString().slice(0, 10)).toBe('2026-11-20');
    expect(row.starts_at.toISOString()).toBe('2026-11-20T18:00:00.000Z');
    expect(row.ends_at.toISOString()).toBe(end);
  });

  test.each([
    { start_time: '18:00', end_time: '07:00' },
    { start_time: '18:00', end_time: '18:00' },
    { start_time: '23:30', end_time: '05:31' },
    { start_time: '23:30:00', end_time: '05:30:01' },
    { start_time: '18:00', end_time: '', length_minutes: '600' },
  ])('with %j is refused at its end', (times) => {
    expect(createClassSchema.safeParse({ ...night, ...times }).error?.issues).toMatchObject([
      { path: ['end_time'], message: 'The class must end after it starts' },
    ]);
  });

  test('of more than six hours over midnight is refused by the database', async () => {
    await expect(createRow(ctx, { from: '18:00', to: '07:00' })).rejects.toThrow('classes_times_check');
  });
});

describe('a series over midnight', () => {
  const add = (times: object = {}) =>
    createClass(
      admin,
      createClassSchema.parse({ ...night, weekdays: [1, 2, 3, 4, 5, 6, 7], until_date: '2026-12-31', ...times }),
    );

  async function edit(day: string, fields: object) {
    const row = await ctx.db.yogaClass.findFirstOrThrow({ where: { class_date: new Date(day), deleted_at: null } });
    const input = { ...night, class_date: day, version: String(row.version), apply_to: 'following', ...fields };
    return updateClass(admin, row.id, updateClassSchema.parse(input));
  }

  test('is created, moved and changed in its length', async () => {
    await add();
    expect((await listTimes()).slice(0, 2)).toEqual([
      '20: 60 min from 2026-11-20T18:00',
      '21: 60 min from 2026-11-21T18:00',
    ]);
    await edit('2026-11-21', { start_time: '23:45', end_time: '01:00' });
    expect((await listTimes()).slice(1, 3)).toEqual([
      '21: 75 min from 2026-11-21T18:15',
      '22: 75 min from 2026-11-22T18:15',
    ]);
    await edit('2026-11-23', { apply_to: 'this', start_time: '18:00', end_time: '19:00' });
    await edit('2026-11-22', { start_time: '23:45', end_time: '02:15' });
    expect((await listTimes()).slice(1, 5)).toEqual([
      '21: 75 min from 2026-11-21T18:15',
      '22: 150 min from 2026-11-22T18:15',
      '23: 150 min from 2026-11-23T12:30',
      '24: 150 min from 2026-11-24T18:15',
    ]);
    ctx.clock.set('2026-11-21T00:03:00+05:30');
    await createUpcomingClasses(ctx);
    expect((await listTimes()).at(-1)).toBe('28: 150 min from 2026-11-28T18:15');
  });

  test('gets no length with which one of its classes would be longer than six hours over midnight', async () => {
    await add({ start_time: '06:00', end_time: '07:00' });
    await edit('2026-11-22', { apply_to: 'this', start_time: '15:00', end_time: '16:00' });
    const edited = { start_time: '06:00', end_time: '16:00' };
    await expect(edit('2026-11-21', edited)).rejects.toMatchObject({
      fieldErrors: { end_time: ['The class on 22 Nov 2026 would end after midnight'] },
    });
    expect(await edit('2026-11-23', edited)).toBeDefined();
  });
});

test('a copied week keeps classes over midnight, and compares them with the days around it', async () => {
  await createRow(ctx, { title: 'Sunday night', date: '2031-01-12', from: '23:30', to: '00:30' });
  await createRow(ctx, { title: 'Monday dawn', date: '2031-01-06', from: '00:15', to: '01:00' });
  await createRow(ctx, { title: 'Friday night', date: '2031-01-10', from: '23:30', to: '00:30' });
  await createRow(ctx, { title: 'Early', date: '2031-01-20', from: '00:15', to: '01:00' });
  await createRow(ctx, { title: 'Late', date: '2031-01-12', from: '23:45', to: '00:20', cancelled_at: null });
  const weeks = { from: '2031-01-06', to: '2031-01-13' };
  expect(await planWeekCopy(admin, weeks)).toMatchObject({
    copies: [{ title: 'Friday night', date: '2031-01-17' }],
    clashes: [
      { title: 'Monday dawn', date: '2031-01-13', other: 'Sunday night' },
      { title: 'Sunday night', date: '2031-01-19', other: 'Early' },
      { title: 'Late', date: '2031-01-19', other: 'Early' },
    ],
  });
  await copyWeek(admin, weeks);
  expect((await listTimes()).slice(-2)[0]).toBe('17: 60 min from 2031-01-17T18:00');
});
