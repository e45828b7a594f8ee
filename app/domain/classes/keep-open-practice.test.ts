import { beforeEach, describe, expect, it } from 'vitest';
import { toDatabaseDate, toDatabaseTime } from '~/lib/calendar';
import { testContext } from '../../../tests/setup/context';
import { createOpenPractice } from './create-open-practice.server';

const ctx = await testContext();

const listPractices = () =>
  ctx.db.yogaClass.findMany({
    where: { title: 'Open practice' },
    orderBy: { starts_at: 'asc' },
    omit: { description: true },
  });

const listHours = async () =>
  (await listPractices()).map(({ class_date, start_time, end_time }) =>
    [
      class_date.toISOString().slice(0, 10),
      ...[start_time, end_time].map((time) => time.toISOString().slice(11, 19)),
    ].join(' '),
  );

beforeEach(async () => {
  await ctx.db.yogaClass.deleteMany();
  await ctx.db.classSeries.deleteMany();
});

describe('keepOpenPractice', () => {
  it('creates a practice from half an hour ago until an hour and a half from now', async () => {
    ctx.clock.set('2026-11-20T10:00:45+05:30');
    await createOpenPractice(ctx);
    expect(await listHours()).toEqual(['2026-11-20 09:30:00 11:30:00']);
  });

  it('keeps a practice that lasts ten more minutes, and creates the next one after it', async () => {
    ctx.clock.set('2026-11-20T10:00:00+05:30');
    await createOpenPractice(ctx);
    ctx.clock.set('2026-11-20T11:20:00+05:30');
    await createOpenPractice(ctx);
    expect(await listHours()).toHaveLength(1);
    ctx.clock.set('2026-11-20T11:21:00+05:30');
    await createOpenPractice(ctx);
    await createOpenPractice(ctx);
    expect(await listHours()).toEqual(['2026-11-20 09:30:00 11:30:00', '2026-11-20 11:21:00 12:51:00']);
  });

  it('creates another one if staff deleted or cancelled the open one', async () => {
    ctx.clock.set('2026-11-20T10:00:00+05:30');
    await createOpenPractice(ctx);
    await ctx.db.yogaClass.updateMany({ data: { deleted_at: ctx.clock.now() } });
    await createOpenPractice(ctx);
    expect(await listPractices()).toHaveLength(2);
  });

  it('covers every moment of a day, including midnight, without accumulating', async () => {
    ctx.clock.set('2028-02-28T22:00:00+05:30');
    for (let minutes = 0; minutes < 6 * 60; minutes += 5) {
      await createOpenPractice(ctx);
      for (const ahead of [0, 299]) {
        const moment = new Date(ctx.clock.now().getTime() + ahead * 1000);
        const open = (await listPractices()).filter(
          ({ starts_at, ends_at }) => starts_at <= moment && moment <= ends_at,
        );
        expect(open.length, moment.toISOString()).toBeGreaterThan(0);
      }
      ctx.clock.advance(300);
    }
    expect(await listHours()).toEqual([
      '2028-02-28 21:30:00 23:30:00',
      '2028-02-28 23:25:00 23:59:59',
      '2028-02-29 00:00:00 01:30:00',
      '2028-02-29 01:25:00 02:55:00',
      '2028-02-29 02:50:00 04:20:00',
    ]);
  });

  it('stays within its day at the first and the last second', async () => {
    ctx.clock.set('2026-11-20T23:59:59.700+05:30');
    await createOpenPractice(ctx);
    await createOpenPractice(ctx);
    expect(await listHours()).toEqual(['2026-11-20 23:29:00 23:59:59', '2026-11-21 00:00:00 01:30:00']);
    ctx.clock.set('2026-11-21T00:00:00+05:30');
    await createOpenPractice(ctx);
    expect(await listPractices()).toHaveLength(2);
  });

  it('creates one for many concurrent requests', async () => {
    ctx.clock.set('2026-11-20T10:00:00+05:30');
    await Promise.all(Array.from({ length: 8 }, () => createOpenPractice(ctx)));
    expect(await listPractices()).toHaveLength(1);
  });
});

describe('the classes of a series', () => {
  const createSeries = (more: object = {}) =>
    ctx.db.classSeries.create({
      data: {
        title: 'Weekday flow',
        description: 'Slow.',
        instructor: 'Meera',
        weekdays: [1, 3, 5],
        max_participants: 20,
        from_date: toDatabaseDate('2026-11-01'),
        until_date: toDatabaseDate('2026-12-31'),
        start_time: toDatabaseTime('06:00:00'),
        end_time: toDatabaseTime('06:45:00'),
        created_at: ctx.clock.now(),
        ...more,
      },
    });

  const listDays = async () => {
    const rows = await ctx.db.yogaClass.findMany({
      where: { series_id: { not: null } },
      orderBy: { class_date: 'asc' },
    });
    return rows.map(({ class_date }) => class_date.toISOString().slice(5, 10));
  };

  beforeEach(() => ctx.clock.set('2026-11-20T10:00:00+05:30'));

  it('exist on their weekdays from today to a week ahead, at the correct time', async () => {
    await createSeries();
    await createOpenPractice(ctx);
    expect(await listDays()).toEqual(['11-20', '11-23', '11-25', '11-27']);
    const first = await ctx.db.yogaClass.findFirst({
      where: { series_id: { not: null } },
      orderBy: { class_date: 'asc' },
    });
    expect(first?.starts_at.toISOString()).toBe('2026-11-20T00:30:00.000Z');
    expect(first).toMatchObject({ title: 'Weekday flow', max_participants: 20 });
  });

  it('are added daily, and a deleted one is not created again', async () => {
    await createSeries();
    await createOpenPractice(ctx);
    await ctx.db.yogaClass.updateMany({ where: { series_id: { not: null } }, data: { deleted_at: ctx.clock.now() } });
    ctx.clock.set('2026-11-23T06:00:00+05:30');
    await createOpenPractice(ctx);
    await createOpenPractice(ctx);
    expect(await listDays()).toEqual(['11-20', '11-23', '11-25', '11-27', '11-30']);
  });

  it('end with the series', async () => {
    await createSeries({ until_date: toDatabaseDate('2026-11-24') });
    await createSeries({ ended_at: ctx.clock.now() });
    await createOpenPractice(ctx);
    expect(await listDays()).toEqual(['11-20', '11-23']);
  });

  it('are not created for past days', async () => {
    await createSeries({ materialised_to: toDatabaseDate('2026-11-10') });
    await createOpenPractice(ctx);
    expect((await listDays())[0]).toBe('11-20');
  });
});
