import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend, mark } from '../../../tests/factories/attendance';
import { createClass as existingClass } from '../../../tests/factories/class';
import { createMember, createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { createClass } from './create-class.server';
import { deleteClass } from './delete-class.server';
import { createClassSchema, updateClassSchema } from './schemas';
import { getClass, getClassStatistics, listClasses, listWeekClasses } from './timetable.server';
import { updateClass } from './update-class.server';

const ctx = await testContext();
const admin = await asAdmin(ctx, ['manage_classes']);

const sent = {
  title: 'Evening flow',
  description: 'Slow and long.',
  class_date: '2026-11-21',
  start_time: '18:00',
  end_time: '18:45:00',
  instructor: 'Imran',
};
const input = createClassSchema.parse(sent);
const parseEdit = (more: object = {}) => updateClassSchema.parse({ ...sent, ...more });

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const findLastAuditEntry = () => ctx.db.auditEntry.findFirst({ orderBy: { id: 'desc' } });

describe('a new class', () => {
  test('has the submitted values, defaults for the others, and the weekday of its date', async () => {
    const { id } = await createClass(admin, input);
    expect(await getClass(admin, id)).toEqual({
      id,
      ...sent,
      start_time: '18:00:00',
      day_of_week: 'Saturday',
      day: 'Saturday',
      max_participants: 50,
      unlimited: false,
      live_link: null,
      class_type: 'Beginner',
      location: 'Online',
      attendance_count: 0,
      average_rating: 0,
      total_ratings: 0,
      series_id: null,
      is_cancelled: false,
      cancel_reason: null,
      version: 1,
      repeats: false,
      is_over: false,
      is_imported: false,
      translations: {},
    });
    const row = await ctx.db.yogaClass.findUniqueOrThrow({ where: { id } });
    expect([row.starts_at, row.ends_at].map((at) => at.toISOString())).toEqual([
      '2026-11-21T12:30:00.000Z',
      '2026-11-21T13:15:00.000Z',
    ]);
    expect(await findLastAuditEntry()).toMatchObject({
      action: 'class.created',
      actor_kind: 'admin',
      subject_kind: 'class',
      subject_id: String(id),
      after: { title: 'Evening flow', class_date: '2026-11-21', class_type: 'Beginner' },
    });
  });

  test.each([
    [{ title: ' ' }, 'Please fill in all required fields'],
    [{ description: undefined }, 'Please fill in all required fields'],
    [{ class_date: '' }, 'Please fill in all required fields'],
    [{ class_date: '2026-02-30' }, 'This day is not in the calendar'],
    [{ class_date: '2027-02-29' }, 'This day is not in the calendar'],
    [{ class_date: '2100-01-01' }, 'Please choose a day between 2020 and 2099'],
    [{ class_date: '0050-01-01' }, 'Please choose a day between 2020 and 2099'],
    [{ start_time: '6 AM' }, 'Please give a time such as 06:00'],
    [{ end_time: '24:00' }, 'Please give a time such as 06:00'],
    [{ instructor: '' }, 'Please specify an instructor'],
    [{ max_participants: 0 }, 'Max participants must be between 1 and 1000'],
    [{ max_participants: '1001' }, 'Max participants must be between 1 and 1000'],
    [{ max_participants: 2.5 }, 'Max participants must be between 1 and 1000'],
    [{ live_link: 'meet me' }, 'The live link must be a URL, such as https://meet.google.com/abc-defg-hij'],
    [{ live_link: 'javascript:alert(1)' }, 'The live link must be a URL, such as https://meet.google.com/abc-defg-hij'],
    [{ class_type: 'Expert' }, 'Please choose a class type'],
    [{ end_time: '17:59' }, 'The class must end after it starts'],
    [{ end_time: '18:00:00' }, 'The class must end after it starts'],
  ])('with %j is refused', (more, message) => {
    const refused = createClassSchema.safeParse({ ...sent, ...more });
    expect(refused.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test.each([[{ max_participants: 1 }], [{ max_participants: '1000' }], [{ live_link: 'http://a.example/b' }]])(
    'with %j is accepted',
    (more) => expect(createClassSchema.safeParse({ ...sent, ...more }).success).toBe(true),
  );
});

describe('an edit', () => {
  test('replaces the values, keeps an omitted instructor, and records before and after', async () => {
    const { id } = await createClass(admin, input);
    await updateClass(
      admin,
      id,
      parseEdit({ title: 'Night flow', instructor: '', class_type: 'All Levels', version: 1 }),
    );
    expect(await getClass(admin, id)).toMatchObject({
      title: 'Night flow',
      instructor: 'Imran',
      class_type: 'All Levels',
      version: 2,
    });
    expect(await findLastAuditEntry()).toMatchObject({
      action: 'class.updated',
      before: { title: 'Evening flow' },
      after: { title: 'Night flow' },
    });
  });

  test('of a class that another admin has changed is refused and changes nothing', async () => {
    const { id } = await createClass(admin, input);
    const tries = ['First', 'Second'].map((title) => updateClass(admin, id, parseEdit({ title, version: 1 })));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: expect.stringContaining('Someone else changed this class meanwhile') },
    });
    expect(await getClass(admin, id)).toMatchObject({ version: 2 });
  });

  test('without a version overwrites', async () => {
    const { id } = await createClass(admin, input);
    await Promise.all(['A', 'B', 'C'].map((title) => updateClass(admin, id, parseEdit({ title }))));
    expect(await getClass(admin, id)).toMatchObject({ version: 4 });
  });

  test('cannot go below the number of attendees, or move the day of an attended class', async () => {
    const taken = await existingClass(ctx, { date: '2026-11-20', max_participants: 5 });
    for (const member of await createMembers(ctx, 3)) await attend(ctx, member, taken);
    const today = { class_date: '2026-11-20', start_time: '06:00', end_time: '07:30' };
    await expect(updateClass(admin, taken.id, parseEdit({ ...today, max_participants: 2 }))).rejects.toMatchObject({
      code: 'invalid',
      message: '3 places are taken already, so max participants cannot be lower',
      fieldErrors: { max_participants: [expect.any(String)] },
    });
    await expect(updateClass(admin, taken.id, parseEdit())).rejects.toMatchObject({
      fieldErrors: { class_date: ['Members have attended this class, so its day cannot change'] },
    });
    await updateClass(admin, taken.id, parseEdit({ ...today, max_participants: 3 }));
    expect(await getClass(admin, taken.id)).toMatchObject({ max_participants: 3, end_time: '07:30:00' });
  });

  test('makes a class unlimited and limited again, but not below the number of attendees', async () => {
    const taken = await existingClass(ctx, { date: '2026-11-20', max_participants: 3 });
    const today = { class_date: '2026-11-20', start_time: '06:00', end_time: '07:30' };
    for (const member of await createMembers(ctx, 3)) await attend(ctx, member, taken);
    await updateClass(admin, taken.id, parseEdit({ ...today, unlimited: true }));
    expect(await getClass(admin, taken.id)).toMatchObject({ max_participants: 1000, unlimited: true });
    expect(await findLastAuditEntry()).toMatchObject({
      before: { max_participants: 3, unlimited: false },
      after: { max_participants: 1000, unlimited: true },
    });
    await attend(ctx, await createMember(ctx), taken);
    await expect(updateClass(admin, taken.id, parseEdit({ ...today, max_participants: 3 }))).rejects.toMatchObject({
      fieldErrors: { max_participants: [expect.stringMatching(/^4 places are taken/)] },
    });
    await updateClass(admin, taken.id, parseEdit({ ...today, max_participants: 4 }));
    expect(await getClass(admin, taken.id)).toMatchObject({ max_participants: 4, unlimited: false });
  });

  test('concurrent with marks never leaves more attendees than places', async () => {
    const rushed = await existingClass(ctx, { date: '2026-11-20', max_participants: 20 });
    const members = await createMembers(ctx, 8);
    await Promise.allSettled([
      ...members.map((member) => attend(ctx, member, rushed)),
      updateClass(
        admin,
        rushed.id,
        parseEdit({ class_date: '2026-11-20', start_time: '06:00', end_time: '07:00', max_participants: 4 }),
      ),
    ]);
    const { attendance_count, max_participants } = await getClass(admin, rushed.id);
    expect(attendance_count).toBeLessThanOrEqual(max_participants);
    expect(await ctx.db.attendance.count({ where: { class_id: rushed.id } })).toBe(attendance_count);
  });

  test('that limits an unlimited class counts concurrent marks', async () => {
    const rushed = await existingClass(ctx, { date: '2026-11-20', max_participants: null });
    const members = await createMembers(ctx, 40);
    const limit = { class_date: '2026-11-20', start_time: '06:00', end_time: '07:00', max_participants: 12 };
    ctx.clock.set(new Date(rushed.starts_at.getTime() + 5 * 60_000));
    await Promise.allSettled([
      ...members.slice(0, 8).map((member) => mark(ctx, member, rushed)),
      updateClass(admin, rushed.id, parseEdit(limit)),
      ...members.slice(8).map((member) => mark(ctx, member, rushed)),
    ]);
    const { attendance_count, max_participants, unlimited } = await getClass(admin, rushed.id);
    if (!unlimited) expect(attendance_count).toBeLessThanOrEqual(max_participants);
    expect(await ctx.db.attendance.count({ where: { class_id: rushed.id } })).toBe(attendance_count);
  });

  test('of a cancelled class is refused, and of a deleted or missing one not found', async () => {
    const cancelled = await existingClass(ctx, { cancelled_at: ctx.clock.now() });
    const deleted = await existingClass(ctx, { deleted_at: ctx.clock.now() });
    await expect(updateClass(admin, cancelled.id, parseEdit())).rejects.toMatchObject({ code: 'conflict' });
    for (const id of [deleted.id, 999_999])
      await expect(updateClass(admin, id, parseEdit())).rejects.toMatchObject({
        code: 'not_found',
        message: 'Class not found.',
      });
  });
});

test('a deleted class is removed from the lists, but its attendances remain', async () => {
  const held = await existingClass(ctx, { date: '2026-11-20' });
  const member = await createMember(ctx);
  await attend(ctx, member, held);
  await deleteClass(admin, held.id);
  expect((await listWeekClasses(admin, '2026-11-16')).map(({ id }) => id)).not.toContain(held.id);
  await expect(deleteClass(admin, held.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({
    total_classes_attended: 1,
    current_streak: 1,
  });
  expect(await findLastAuditEntry()).toMatchObject({ action: 'class.deleted', before: { title: 'Morning flow' } });
});

test('the figures count upcoming classes, the marks of this week and the mean of all ratings', async () => {
  await ctx.db.yogaClass.updateMany({ data: { deleted_at: ctx.clock.now(), attendance_count: 0 } });
  await ctx.db.classCounter.deleteMany();
  await existingClass(ctx, { date: '2026-11-15', attendance_count: 9, rating_count: 2, rating_sum: 9 });
  await existingClass(ctx, { date: '2026-11-16', attendance_count: 4, rating_count: 1, rating_sum: 4 });
  await existingClass(ctx, { date: '2026-11-22', attendance_count: 3 });
  await existingClass(ctx, { date: '2026-11-22', cancelled_at: ctx.clock.now() });
  await existingClass(ctx, { date: '2026-11-23', attendance_count: 8 });
  await existingClass(ctx, { date: '2026-11-18', attendance_count: 2, deleted_at: ctx.clock.now() });
  expect(await getClassStatistics(admin)).toEqual({
    total_classes: 5,
    active_classes: 2,
    total_attendees_this_week: 9,
    average_class_rating: 4.3,
  });
  expect((await listClasses(admin, 1)).map(({ class_date }) => class_date)).toEqual([
    '2026-11-23',
    '2026-11-22',
    '2026-11-22',
    '2026-11-16',
    '2026-11-15',
  ]);
  expect(await listClasses(admin, 2)).toEqual([]);
  expect((await listWeekClasses(admin, '2026-11-16')).map(({ class_date }) => class_date)).toEqual([
    '2026-11-16',
    '2026-11-22',
    '2026-11-22',
  ]);
});

test('only staff with the permission edit classes', async () => {
  const others = [ctx.as({ kind: 'visitor' }), ctx.as({ id: 1 }), await asAdmin(ctx, ['manage_resources'])];
  const { id } = await createClass(admin, input);
  for (const other of others) {
    for (const work of [createClass(other, input), updateClass(other, id, parseEdit()), deleteClass(other, id)])
      await expect(work).rejects.toMatchObject({ code: expect.stringMatching(/unauthenticated|forbidden/) });
  }
  expect(await getClass(admin, id)).toMatchObject({ version: 1 });
});
