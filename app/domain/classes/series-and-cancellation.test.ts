import { beforeEach, describe, expect, test } from 'vitest';
import type { YogaClass } from '~/db/generated/client';
import { asAdmin } from '../../../tests/factories/admin';
import { attend } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { cancelClass } from './cancel-class.server';
import { countNoticeRecipients } from './notice-recipients.server';
import { endSeries } from './end-series.server';
import { createUpcomingClasses } from './create-upcoming-classes.server';
import { repeatClass } from './repeat-class.server';
import { repeatClassSchema, updateClassSchema } from './schemas';
import { updateClass } from './update-class.server';

const ctx = await testContext();
const admin = await asAdmin(ctx, ['manage_classes']);

beforeEach(async () => {
  ctx.clock.set('2026-11-20T05:00:00+05:30');
  await ctx.db.attendance.deleteMany();
  await ctx.db.yogaClass.deleteMany();
  await ctx.db.classSeries.deleteMany();
  await ctx.db.outboxMessage.deleteMany();
});

const parsePattern = (weekdays: unknown[], until_date: string) => repeatClassSchema.parse({ weekdays, until_date });

const listDays = async (seriesId: number) => {
  const rows = await ctx.db.yogaClass.findMany({
    where: { series_id: seriesId, deleted_at: null },
    orderBy: { class_date: 'asc' },
  });
  return rows.map(({ class_date }) => class_date.toISOString().slice(5, 10));
};

describe('a class that repeats', () => {
  test('exists a week ahead immediately, is extended by the worker, and ends on its last day', async () => {
    const { id } = await createClass(ctx, { title: 'Hatha', max_participants: 12 });
    const made = await repeatClass(admin, id, parsePattern([1, '3', 5, 5], '2026-12-02'));
    expect(made.classes_made).toBe(3);
    expect(await listDays(made.series_id)).toEqual(['11-20', '11-23', '11-25', '11-27']);
    ctx.clock.set('2026-11-27T00:03:00+05:30');
    expect(await createUpcomingClasses(ctx)).toBe(2);
    expect(await createUpcomingClasses(ctx)).toBe(0);
    expect(await listDays(made.series_id)).toEqual(['11-20', '11-23', '11-25', '11-27', '11-30', '12-02']);
    const rows = await ctx.db.yogaClass.findMany({ where: { series_id: made.series_id } });
    expect(new Set(rows.map(({ title, max_participants }) => `${title} ${max_participants}`))).toEqual(
      new Set(['Hatha 12']),
    );
  });

  test('keeps an edited class, and releases one that moves to another day', async () => {
    const { id } = await createClass(ctx);
    const { series_id } = await repeatClass(admin, id, parsePattern([5, 6, 7], '2026-12-31'));
    const [, second, third] = await ctx.db.yogaClass.findMany({
      where: { series_id: series_id },
      orderBy: { id: 'asc' },
    });
    const edited = { title: 'Guest', description: 'One day only.', start_time: '07:00', end_time: '08:00' };
    await updateClass(admin, second?.id ?? 0, updateClassSchema.parse({ ...edited, class_date: '2026-11-21' }));
    await updateClass(admin, third?.id ?? 0, updateClassSchema.parse({ ...edited, class_date: '2026-11-27' }));
    await createUpcomingClasses(ctx);
    expect(await listDays(series_id)).toEqual(['11-20', '11-21', '11-27']);
    expect(await ctx.db.yogaClass.findUnique({ where: { id: second?.id ?? 0 } })).toMatchObject({ title: 'Guest' });
    expect(await ctx.db.yogaClass.findUnique({ where: { id: third?.id ?? 0 } })).toMatchObject({ series_id: null });
  });

  test('is not created again on its first day if that class moves before its week is planned', async () => {
    const { id } = await createClass(ctx, { date: '2026-12-04' });
    const { series_id } = await repeatClass(admin, id, parsePattern([5], '2026-12-31'));
    const moved = { title: 'Flow', description: 'A day later.', start_time: '06:00', end_time: '07:00' };
    await updateClass(admin, id, updateClassSchema.parse({ ...moved, class_date: '2026-12-05' }));
    ctx.clock.set('2026-12-04T00:03:00+05:30');
    await createUpcomingClasses(ctx);
    expect(await listDays(series_id)).toEqual(['12-11']);
  });

  test.each([
    [[], '2026-12-01', 'Please choose at least one weekday'],
    [[8], '2026-12-01', 'Please choose weekdays'],
    [[1], '', 'Please fill in all required fields'],
  ])('on %j until %j is refused', (weekdays, until_date, message) => {
    const { error } = repeatClassSchema.safeParse({ weekdays, until_date });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('ends neither before its start nor years later', async () => {
    const { id } = await createClass(ctx, { date: '2026-11-25' });
    for (const until of ['2026-11-24', '2028-01-01'])
      await expect(repeatClass(admin, id, parsePattern([1], until))).rejects.toMatchObject({
        fieldErrors: { until_date: [expect.any(String)] },
      });
  });

  test('does not repeat twice at the same time', async () => {
    const { id } = await createClass(ctx);
    const tries = await Promise.allSettled(
      [1, 2].map((day) => repeatClass(admin, id, parsePattern([day], '2026-12-31'))),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await ctx.db.classSeries.count({ where: { classes: { some: { id } } } })).toBe(1);
  });

  test('ends with its series: future classes are removed; edited, cancelled and started ones remain', async () => {
    const { id } = await createClass(ctx);
    const { series_id } = await repeatClass(admin, id, parsePattern([1, 2, 5, 6], '2026-12-31'));
    const saturday = await ctx.db.yogaClass.findFirstOrThrow({
      where: { series_id: series_id },
      skip: 1,
      orderBy: { id: 'asc' },
    });
    const kept = { title: 'Kept', description: '-', class_date: '2026-11-21', start_time: '06:00', end_time: '07:00' };
    await updateClass(admin, saturday.id, updateClassSchema.parse(kept));
    ctx.clock.set('2026-11-20T06:30:00+05:30');
    expect(await endSeries(admin, series_id)).toEqual({ removed: 3 });
    expect(await listDays(series_id)).toEqual(['11-20', '11-21']);
    ctx.clock.set('2026-11-28T06:30:00+05:30');
    expect(await createUpcomingClasses(ctx)).toBe(0);
    await expect(endSeries(admin, series_id)).rejects.toMatchObject({ code: 'not_found' });
    const { series_id: next } = await repeatClass(admin, id, parsePattern([7], '2026-12-31'));
    expect(next).not.toBe(series_id);
  });

  describe('and is translated', () => {
    const words = { title: 'Noon', description: 'Gentle.' };
    const hi = { title: 'दोपहर', description: 'कोमल' };
    const edit = (row: YogaClass | undefined, fields: object) => {
      const class_date = row?.class_date.toISOString().slice(0, 10);
      const sent = { ...words, class_date, start_time: '06:00', end_time: '07:00', instructor: row?.instructor };
      return updateClass(admin, row?.id ?? 0, updateClassSchema.parse({ ...sent, ...fields }));
    };

    async function createRepeatedClass() {
      const { id } = await createClass(ctx, words);
      const { series_id } = await repeatClass(admin, id, parsePattern([5, 6, 7], '2026-12-31'));
      return { series_id, rows: await listClassesOfSeries(series_id) };
    }

    const listClassesOfSeries = (series_id: number) =>
      ctx.db.yogaClass.findMany({ where: { series_id }, orderBy: { class_date: 'asc' } });

    test('passes its Hindi to its series and later classes, and an edit without it removes nothing', async () => {
      const { series_id, rows } = await createRepeatedClass();
      await edit(rows[1], { translations: { hi } });
      await edit(rows[0], { instructor: 'Ravi', translations: { hi: { title: '', description: '' } } });
      expect((await listClassesOfSeries(series_id)).map(({ translations }) => translations)).toEqual([
        {},
        { hi },
        { hi },
        { hi },
      ]);
      expect(await ctx.db.classSeries.findUnique({ where: { id: series_id } })).toMatchObject({ translations: { hi } });
    });

    test('ends like any other', async () => {
      const { series_id, rows } = await createRepeatedClass();
      await edit(rows[0], { translations: { hi } });
      await edit(rows[1], { location: 'In the park' });
      expect(await endSeries(admin, series_id)).toEqual({ removed: 2 });
      expect(await listDays(series_id)).toEqual(['11-20', '11-21']);
    });

    test('keeps the Hindi of one class with different texts for that class', async () => {
      const { series_id, rows } = await createRepeatedClass();
      await edit(rows[0], { translations: { hi } });
      const guest = { hi: { title: 'अतिथि', description: 'केवल एक दिन' } };
      await edit(rows[1], { title: 'Guest', description: 'One day only.', translations: guest });
      expect((await listClassesOfSeries(series_id)).map(({ translations }) => translations)).toEqual([
        { hi },
        guest,
        { hi },
        { hi },
      ]);
      expect(await ctx.db.classSeries.findUnique({ where: { id: series_id } })).toMatchObject({ translations: { hi } });
    });
  });

  test('gets no class after its series has ended, also with concurrent requests', async () => {
    const { id } = await createClass(ctx);
    const { series_id } = await repeatClass(admin, id, parsePattern([1, 2, 3, 4, 5, 6, 7], '2026-12-31'));
    ctx.clock.set('2026-11-21T00:00:00+05:30');
    await Promise.all([createUpcomingClasses(ctx), endSeries(admin, series_id), createUpcomingClasses(ctx)]);
    expect((await listDays(series_id)).at(-1)).toBe('11-20');
  });
});

const createNoticeCount = (notified: number) => ({ notified, notified_is_minimum: false });

describe('a class that is moved', () => {
  const listMoveNotices = () =>
    ctx.db.outboxMessage.findMany({ where: { template: 'class_moved' }, orderBy: { id: 'asc' } });
  const edit = (id: number, fields: object) =>
    updateClass(
      admin,
      id,
      updateClassSchema.parse({
        title: 'Hatha',
        description: '-',
        class_date: '2026-11-22',
        start_time: '06:00',
        end_time: '07:00',
        ...fields,
      }),
    );

  test('sends one notice per move, to the members who would hear of a cancellation', async () => {
    const [regular, stopped, stranger] = await Promise.all(
      ['Asha', 'Om', 'Zoya'].map((name) => createMember(ctx, { name })),
    );
    await attend(ctx, stranger ?? { id: 0 }, await createClass(ctx, { title: 'Nidra', date: '2026-11-18' }));
    const before = await createClass(ctx, { title: 'Hatha', date: '2026-11-17' });
    for (const member of [regular, stopped]) await attend(ctx, member ?? { id: 0 }, before);
    await ctx.db.member.update({ where: { id: stopped?.id ?? 0 }, data: { notices_stopped_at: ctx.clock.now() } });
    ctx.clock.set('2026-11-20T05:00:00+05:30');
    const { id } = await createClass(ctx, { title: 'Hatha', date: '2026-11-22' });

    expect(await edit(id, { start_time: '06:30', end_time: '07:30' })).toEqual(createNoticeCount(1));
    expect(await edit(id, { start_time: '06:30', end_time: '07:30', class_date: '2026-11-23' })).toEqual(
      createNoticeCount(1),
    );
    expect(await listMoveNotices()).toMatchObject([
      {
        member_id: regular?.id,
        variables: { 1: 'Asha', 2: 'Hatha', 3: '22 Nov 2026, 6:00 AM IST', 4: '22 Nov 2026, 6:30 AM IST' },
      },
      { member_id: regular?.id, variables: { 3: '22 Nov 2026, 6:30 AM IST', 4: '23 Nov 2026, 6:30 AM IST' } },
    ]);
    expect((await listMoveNotices())[1]?.expires_at?.toISOString()).toBe('2026-11-23T02:00:00.000Z');
  });

  test('sends no notice without a new time, or if the class is over by either time', async () => {
    const member = await createMember(ctx);
    const past = await createClass(ctx, { title: 'Hatha', date: '2026-11-17' });
    await attend(ctx, member, past);
    ctx.clock.set('2026-11-20T05:00:00+05:30');
    const { id } = await createClass(ctx, { title: 'Hatha', date: '2026-11-22' });
    expect(await edit(id, { description: 'Slower', end_time: '07:30' })).toEqual(createNoticeCount(0));
    expect(await edit(id, { class_date: '2026-11-19' })).toEqual(createNoticeCount(0));
    expect(await edit(past.id, { class_date: '2026-11-17', start_time: '06:10' })).toEqual(createNoticeCount(0));
    expect(await listMoveNotices()).toEqual([]);
  });
});

describe('a cancelled class', () => {
  const listCancellationNotices = () =>
    ctx.db.outboxMessage.findMany({ where: { template: 'class_cancelled' }, orderBy: { phone: 'asc' } });

  test('sends one notice to members who came before, to its title or series, or requested its link', async () => {
    const [regular, former, asked, stopped, stranger, longAgo] = await Promise.all(
      ['Asha', 'Ravi', 'Meera', 'Om', 'Zoya', 'Lata'].map((name) => createMember(ctx, { name })),
    );
    const monday = await createClass(ctx, { title: 'Hatha', date: '2026-11-16' });
    const { series_id } = await repeatClass(admin, monday.id, parsePattern([1, 7], '2026-12-31'));
    const sunday = await ctx.db.yogaClass.findFirstOrThrow({ where: { series_id: series_id, id: { not: monday.id } } });
    await ctx.db.yogaClass.update({ where: { id: monday.id }, data: { title: 'Hatha, first' } });
    const sameTitle = await createClass(ctx, { title: 'Hatha', date: '2026-11-17' });
    const other = await createClass(ctx, { title: 'Nidra', date: '2026-11-18' });
    const old = await createClass(ctx, { title: 'Hatha', date: '2026-08-01' });
    await attend(ctx, longAgo ?? { id: 0 }, old);
    await attend(ctx, regular ?? { id: 0 }, monday);
    await attend(ctx, regular ?? { id: 0 }, sameTitle);
    await attend(ctx, former ?? { id: 0 }, sameTitle);
    await attend(ctx, stopped ?? { id: 0 }, sameTitle);
    await attend(ctx, stranger ?? { id: 0 }, other);
    ctx.clock.set('2026-11-20T05:00:00+05:30');
    const now = ctx.clock.now();
    await ctx.db.classLinkRequest.create({
      data: { member_id: asked?.id ?? 0, class_id: sunday.id, first_at: now, last_at: now },
    });
    await ctx.db.member.update({ where: { id: stopped?.id ?? 0 }, data: { notices_stopped_at: now } });

    expect(await countNoticeRecipients(admin, sunday.id)).toEqual(createNoticeCount(3));
    expect(await cancelClass(admin, sunday.id)).toEqual(createNoticeCount(3));
    const notices = await listCancellationNotices();
    expect(notices.map(({ variables }) => (variables as Record<string, string>)['1']).sort()).toEqual([
      'Asha',
      'Meera',
      'Ravi',
    ]);
    expect(notices[0]).toMatchObject({
      status: 'pending',
      expires_at: sunday.ends_at,
      event_key: `class-cancelled:2026-11-22:${now.toISOString()}:${notices[0]?.member_id}`,
      variables: { 2: 'Hatha', 3: '22 Nov 2026, 6:00 AM IST' },
    });
    await expect(cancelClass(admin, sunday.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await listCancellationNotices()).toHaveLength(3);
    expect(await ctx.db.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      action: 'class.cancelled',
      subject_id: String(sunday.id),
      after: createNoticeCount(3),
    });
  });

  test("gives the reason in each member's language, or says that any other class counts", async () => {
    const [asha, meera] = [
      await createMember(ctx, { name: 'Asha' }),
      await createMember(ctx, { name: 'Meera', language: 'hi' }),
    ];
    const past = await createClass(ctx, { title: 'Why', date: '2026-11-17' });
    for (const member of [asha, meera]) await attend(ctx, member, past);
    const [first, second] = [
      await createClass(ctx, { title: 'Why', date: '2026-11-22' }),
      await createClass(ctx, { title: 'Why', date: '2026-11-23' }),
    ];
    await cancelClass(admin, first.id, {
      cancel_reason: 'The teacher is ill.',
      translations: { hi: { cancel_reason: 'शिक्षिका अस्वस्थ हैं।' } },
    });
    await createClass(ctx, { title: 'Another', date: '2026-11-23' });
    await cancelClass(admin, second.id);
    const readReasonTo = async ({ id }: { id: number }) => {
      const messages = await ctx.db.outboxMessage.findMany({ where: { member_id: id }, orderBy: { id: 'asc' } });
      return messages.map(({ variables }) => (variables as Record<string, string>)['4']);
    };
    expect(await readReasonTo(asha)).toEqual([
      'The teacher is ill.',
      'Any other class of the day counts just the same.',
    ]);
    expect(await readReasonTo(meera)).toEqual(['शिक्षिका अस्वस्थ हैं।', 'उस दिन की कोई भी दूसरी कक्षा गिनी जाएगी।']);
  });

  test('cannot be deleted or repeated', async () => {
    const deleted = await createClass(ctx, { deleted_at: ctx.clock.now() });
    const { id } = await createClass(ctx, { cancelled_at: ctx.clock.now() });
    await expect(cancelClass(admin, deleted.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(repeatClass(admin, id, parsePattern([1], '2026-12-01'))).rejects.toMatchObject({ code: 'conflict' });
  });

  test('can be cancelled only by staff with the permission', async () => {
    const { id } = await createClass(ctx);
    for (const other of [ctx.as({ id: 1 }), await asAdmin(ctx, ['manage_resources'])]) {
      await expect(cancelClass(other, id)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(countNoticeRecipients(other, id)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(endSeries(other, 1)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(repeatClass(other, id, parsePattern([1], '2026-12-01'))).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
  });
});
