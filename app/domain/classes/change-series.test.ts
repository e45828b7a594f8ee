import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend } from '../../../tests/factories/attendance';
import { createClass as createRow } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { createClass } from './create-class.server';
import { createUpcomingClasses } from './create-upcoming-classes.server';
import { endSeries } from './end-series.server';
import type { ChangeScope } from './policy';
import { previewScheduleChange } from './series-schedule.server';
import { createClassSchema, updateClassSchema } from './schemas';
import { updateClass } from './update-class.server';

const ctx = await testContext();
const admin = await asAdmin(ctx, ['manage_classes']);

const evening = {
  title: 'Pranayama',
  description: 'Slow breath.',
  class_date: '2026-11-20',
  start_time: '18:00',
  length_minutes: 45,
  instructor: 'Imran Qureshi',
};

const pranayama = { ...evening, weekdays: [1, 2, 3, 4, 5, 6, 7], until_date: '2026-12-31' };

beforeEach(async () => {
  ctx.clock.set('2026-11-20T05:00:00+05:30');
  await ctx.db.attendance.deleteMany();
  await ctx.db.yogaClass.deleteMany();
  await ctx.db.classSeries.deleteMany();
  await ctx.db.outboxMessage.deleteMany();
});

const add = (fields: object = {}) => createClass(admin, createClassSchema.parse({ ...pranayama, ...fields }));

const listClassRows = () => ctx.db.yogaClass.findMany({ where: { deleted_at: null }, orderBy: { class_date: 'asc' } });

const listColumn = async (column: 'instructor' | 'title' | 'start_time') =>
  (await listClassRows()).map((row) =>
    column === 'start_time'
      ? `${row.class_date.toISOString().slice(8, 10)} ${row.starts_at.toISOString().slice(11, 16)}`
      : `${row.class_date.toISOString().slice(8, 10)} ${row[column]}`,
  );

async function edit(day: string, apply_to: ChangeScope, fields: object) {
  const row = await ctx.db.yogaClass.findFirstOrThrow({ where: { class_date: new Date(day), deleted_at: null } });
  return updateClass(
    admin,
    row.id,
    updateClassSchema.parse({ ...evening, class_date: day, version: String(row.version), apply_to, ...fields }),
  );
}

describe('a class that is added with weekdays', () => {
  test('begins on the first of them, and is created a week ahead', async () => {
    await add({ weekdays: ['1', '4'], until_date: '2026-12-10' });
    const listClassDates = (await listClassRows()).map(({ class_date }) => class_date.toISOString().slice(5, 10));
    expect(listClassDates).toEqual(['11-23', '11-26']);
    expect((await listClassRows())[0]).toMatchObject({ ends_at: new Date('2026-11-23T18:45:00+05:30') });
    ctx.clock.set('2026-12-04T00:03:00+05:30');
    await createUpcomingClasses(ctx);
    expect(await ctx.db.yogaClass.count({ where: { class_date: { gt: new Date('2026-12-04') } } })).toBe(2);
  });

  test.each([
    [{ until_date: undefined }, 'until_date', 'Please fill in all required fields'],
    [{ until_date: '2027-02-29' }, 'until_date', 'This day is not in the calendar'],
    [{ length_minutes: undefined }, 'end_time', 'Please fill in all required fields'],
    [{ start_time: '18:00', length_minutes: 600 }, 'end_time', 'The class must end after it starts'],
  ])('is refused with %j', (fields, path, message) => {
    const { error } = createClassSchema.safeParse({ ...pranayama, ...fields });
    expect(error?.issues).toMatchObject([{ path: [path], message }]);
  });

  test.each([
    [{ class_date: '2026-11-19' }, 'class_date'],
    [{ weekdays: [7], until_date: '2026-11-21' }, 'until_date'],
    [{ until_date: '2028-12-31' }, 'until_date'],
  ])('changes nothing if it is refused with %j', async (fields, field) => {
    await expect(add(fields)).rejects.toMatchObject({ fieldErrors: { [field]: [expect.any(String)] } });
    expect(await ctx.db.yogaClass.count()).toBe(0);
  });

  test('has a listed teacher or an explicitly new one, and the last link of the teacher', async () => {
    await createRow(ctx, { instructor: 'Imran Qureshi', live_link: 'https://meet.example/old', date: '2026-11-10' });
    await createRow(ctx, { instructor: 'Imran Qureshi', live_link: 'https://meet.example/room', date: '2026-11-12' });
    const form = { listed_teacher_only: '1', use_last_link: '1', weekdays: [] };
    await expect(add({ ...form, instructor: 'Imran Quereshi' })).rejects.toMatchObject({
      fieldErrors: { instructor: [expect.any(String)] },
    });
    const known = await add(form);
    expect(await ctx.db.yogaClass.findUnique({ where: known })).toMatchObject({
      live_link: 'https://meet.example/room',
    });
    await add({ ...form, instructor: 'Nisha', new_teacher: 'on' });
    expect(await ctx.db.teacher.count({ where: { name: 'Nisha' } })).toBe(1);
    expect(await ctx.db.teacher.count({ where: { name: 'Imran Quereshi' } })).toBe(0);
  });
});

describe('an edit of a class of a series', () => {
  test('gives classes that were moved to another time the new length, not the new end', async () => {
    await add();
    await edit('2026-11-24', 'this', { start_time: '19:00' });
    await edit('2026-11-22', 'following', { length_minutes: 30 });
    const ends = async () =>
      (await listClassRows()).map(
        ({ class_date, ends_at }) => `${class_date.getUTCDate()} ${ends_at.toISOString().slice(11, 16)}`,
      );
    expect((await ends()).slice(1, 6)).toEqual(['21 13:15', '22 13:00', '23 13:00', '24 14:00', '25 13:00']);
    await edit('2026-11-24', 'following', { start_time: '19:00', length_minutes: 90 });
    expect((await ends()).slice(3, 6)).toEqual(['23 13:00', '24 15:00', '25 14:00']);
    ctx.clock.set('2026-11-21T00:03:00+05:30');
    await createUpcomingClasses(ctx);
    expect((await ends()).at(-1)).toBe('28 14:00');
  });

  test('changes only this class by default', async () => {
    await add();
    await edit('2026-11-22', 'this', { instructor: 'Mary' });
    expect(new Set(await listColumn('instructor'))).toContain('22 Mary');
    expect(await ctx.db.yogaClass.count({ where: { instructor: 'Mary' } })).toBe(1);
    expect(await ctx.db.classSeries.count({ where: { instructor: 'Mary' } })).toBe(0);
  });

  test('changes the following and future classes, keeps individual differences, and can end the series', async () => {
    await add();
    await edit('2026-11-25', 'this', { title: 'Guest evening' });
    await edit('2026-11-23', 'following', { instructor: 'Mary' });
    expect(await listColumn('instructor')).toEqual([
      '20 Imran Qureshi',
      '21 Imran Qureshi',
      '22 Imran Qureshi',
      '23 Mary',
      '24 Mary',
      '25 Mary',
      '26 Mary',
      '27 Mary',
    ]);
    expect(await listColumn('title')).toContain('25 Guest evening');
    ctx.clock.set('2026-11-21T00:03:00+05:30');
    expect(await createUpcomingClasses(ctx)).toBe(1);
    expect((await listColumn('instructor')).at(-1)).toBe('28 Mary');
    const series = await ctx.db.classSeries.findMany({ orderBy: { id: 'asc' } });
    expect(series.map(({ instructor }) => instructor)).toEqual(['Imran Qureshi', 'Mary']);
    expect(await endSeries(admin, series[0]?.id ?? 0)).toEqual({ removed: 2 });
    expect(await endSeries(admin, series[1]?.id ?? 0)).toEqual({ removed: 5 });
  });

  test('changes all that have not begun, with their times, and records one entry for the series', async () => {
    await add();
    ctx.clock.set('2026-11-21T20:00:00+05:30');
    await edit('2026-11-24', 'all', { start_time: '18:30' });
    expect(await listColumn('start_time')).toEqual([
      '20 12:30',
      '21 12:30',
      '22 13:00',
      '23 13:00',
      '24 13:00',
      '25 13:00',
      '26 13:00',
      '27 13:00',
    ]);
    expect(await ctx.db.classSeries.count()).toBe(1);
    const entries = await ctx.db.auditEntry.findMany({
      where: { action: 'class_series.updated' },
      orderBy: { id: 'asc' },
    });
    expect(entries.at(-1)?.after).toMatchObject({ apply_to: 'all', classes: 6 });
  });

  test('sends a notice about each moved class to members who came to the series', async () => {
    await add();
    const member = await createMember(ctx, { name: 'Asha' });
    const [first] = await listClassRows();
    if (!first) throw new Error('no class');
    ctx.clock.set('2026-11-20T18:10:00+05:30');
    await attend(ctx, member, first);
    ctx.clock.set('2026-11-20T20:00:00+05:30');
    expect(await edit('2026-11-26', 'following', { start_time: '19:00' })).toMatchObject({ notified: 1 });
    expect(await ctx.db.outboxMessage.count({ where: { template: 'class_moved', member_id: member.id } })).toBe(2);
  });

  test('is refused for a class that has begun, moves to another day or does not repeat', async () => {
    await add();
    await expect(edit('2026-11-22', 'following', { class_date: '2026-11-30' })).rejects.toMatchObject({
      fieldErrors: { class_date: [expect.any(String)] },
    });
    ctx.clock.set('2026-11-20T18:10:00+05:30');
    await expect(edit('2026-11-20', 'all', { title: 'Other' })).rejects.toMatchObject({
      fieldErrors: { apply_to: [expect.any(String)] },
    });
    await add({ class_date: '2026-12-30', weekdays: [] });
    await expect(edit('2026-12-30', 'all', { title: 'Other' })).rejects.toMatchObject({
      fieldErrors: { apply_to: [expect.any(String)] },
    });
    expect(await ctx.db.yogaClass.count({ where: { title: 'Other' } })).toBe(0);
  });

  test('is refused if a class of the series has more attendees than the new maximum', async () => {
    await add();
    await ctx.db.yogaClass.updateMany({ where: { class_date: new Date('2026-11-26') }, data: { attendance_count: 9 } });
    await expect(edit('2026-11-24', 'following', { max_participants: 8 })).rejects.toMatchObject({
      fieldErrors: { max_participants: [expect.any(String)] },
    });
  });
});

describe('an edit of the weekdays and the last date of a series', () => {
  const listClassDates = async () =>
    (await listClassRows()).map(({ class_date }) => class_date.toISOString().slice(5, 10));
  const weekly = { weekdays: ['1', '3', '5'], until_date: '2026-12-11' };

  test('adds, keeps and removes classes, and is continued by the worker', async () => {
    await add(weekly);
    expect(await listClassDates()).toEqual(['11-20', '11-23', '11-25', '11-27']);
    const kept = await ctx.db.yogaClass.findMany({ where: { class_date: { gt: new Date('2026-11-24') } } });
    await ctx.db.yogaClass.updateMany({ data: { live_link: 'https://meet.example/room' } });

    const schedule = { weekdays: ['3', '5', '7'], until_date: '2026-12-06', live_link: 'https://meet.example/room' };
    await edit('2026-11-23', 'following', schedule);

    expect(await listClassDates()).toEqual(['11-20', '11-25', '11-27']);
    expect(await ctx.db.yogaClass.findMany({ where: { id: { in: kept.map(({ id }) => id) } } })).toMatchObject(
      kept.map(({ id, class_date, starts_at }) => ({ id, class_date, starts_at, deleted_at: null })),
    );
    ctx.clock.set('2026-11-22T00:03:00+05:30');
    await createUpcomingClasses(ctx);
    expect(await listClassDates()).toEqual(['11-20', '11-25', '11-27', '11-29']);
    ctx.clock.set('2026-12-01T00:03:00+05:30');
    await createUpcomingClasses(ctx);
    expect((await listClassDates()).slice(4)).toEqual(['12-02', '12-04', '12-06']);
  });

  test('creates the classes of the coming week, even on a day that was removed before', async () => {
    await add(weekly);
    await edit('2026-11-23', 'following', { weekdays: ['1', '5'], until_date: '2026-12-11' });
    expect(await listClassDates()).toEqual(['11-20', '11-23', '11-27']);
    await edit('2026-11-23', 'following', {
      weekdays: ['1', '2', '3', '5'],
      until_date: '2026-12-11',
      title: 'Breath',
    });
    expect(await listColumn('title')).toEqual(['20 Pranayama', '23 Breath', '24 Breath', '25 Breath', '27 Breath']);
  });

  test('keeps a removed class that members have joined, and tells recent members about the others once', async () => {
    await add(weekly);
    const member = await createMember(ctx, { name: 'Asha' });
    await ctx.db.yogaClass.updateMany({ where: { class_date: new Date('2026-11-25') }, data: { attendance_count: 1 } });
    const first = await ctx.db.yogaClass.findFirstOrThrow({ where: { class_date: new Date('2026-11-20') } });
    ctx.clock.set('2026-11-20T18:10:00+05:30');
    await attend(ctx, member, first);
    const change = { weekdays: ['2'], until_date: '2026-12-11', start_time: '18:00' };
    expect(await edit('2026-11-23', 'following', change)).toMatchObject({ notified: 1 });
    expect(await listClassDates()).toEqual(['11-20', '11-24', '11-25']);
    expect(await ctx.db.outboxMessage.findMany()).toMatchObject([
      {
        member_id: member.id,
        template: 'class_cancelled',
        variables: {
          1: 'Asha',
          2: 'Pranayama',
          3: '23 Nov 2026, 6:00 PM IST; 27 Nov 2026, 6:00 PM IST',
          4: 'This class is now on other days. You find them in the timetable.',
        },
        expires_at: new Date('2026-11-27T18:45:00+05:30'),
      },
    ]);
  });

  test('is previewed with every date until the end, and recorded with the difference', async () => {
    await add(weekly);
    const row = await ctx.db.yogaClass.findFirstOrThrow({ where: { class_date: new Date('2026-11-23') } });
    const change = {
      apply_to: 'following',
      start_time: '18:00:00',
      weekdays: [1, 4],
      until_date: '2026-12-04',
    } as const;
    const preview = await previewScheduleChange(admin, row.id, { ...change, weekdays: [...change.weekdays] });
    expect(preview).toMatchObject({
      added: ['2026-11-26', '2026-12-03'],
      kept: 2,
      removed: ['2026-11-25', '2026-11-27', '2026-12-02', '2026-12-04', '2026-12-07', '2026-12-09', '2026-12-11'],
      joined: [],
    });
    await edit('2026-11-23', 'following', { weekdays: ['1', '4'], until_date: '2026-12-04' });
    const entry = await ctx.db.auditEntry.findFirstOrThrow({
      where: { action: 'class_series.updated' },
      orderBy: { id: 'desc' },
    });
    expect(entry.before).toMatchObject({ weekdays: [1, 3, 5], until_date: '2026-12-11' });
    expect(entry.after).toMatchObject({
      weekdays: [1, 4],
      added: 2,
      removed: 7,
      removed_classes: preview?.removed_ids,
    });
  });

  test.each([
    ['this', { weekdays: ['1'] }, 'apply_to'],
    ['following', { until_date: '2026-11-22' }, 'until_date'],
    ['following', { until_date: '2028-12-31' }, 'until_date'],
    ['following', { weekdays: ['7'], until_date: '2026-11-24' }, 'until_date'],
  ] as const)('is refused for %s with %j', async (scope, fields, field) => {
    await add(weekly);
    await expect(edit('2026-11-23', scope, { ...weekly, ...fields })).rejects.toMatchObject({
      fieldErrors: { [field]: [expect.any(String)] },
    });
    expect(await listClassDates()).toEqual(['11-20', '11-23', '11-25', '11-27']);
  });

  test('does not touch the dates if they stay the same', async () => {
    await add(weekly);
    await edit('2026-11-23', 'this', { ...weekly, title: 'Guest' });
    expect(await listColumn('title')).toContain('23 Guest');
  });

  test.each([
    [{ until_date: '2026-12-11' }, 'weekdays'],
    [{ weekdays: ['1'], until_date: '' }, 'until_date'],
  ])('needs both: %j', (fields, field) => {
    const { error } = updateClassSchema.safeParse({
      ...evening,
      version: '1',
      apply_to: 'following',
      ...fields,
    });
    expect(error?.issues).toMatchObject([{ path: [field] }]);
  });
});
