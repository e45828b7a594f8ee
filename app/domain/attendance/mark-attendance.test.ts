import { describe, expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { attend, mark } from '../../../tests/factories/attendance';
import { createMember, createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { tally } from '../../../tests/setup/tally';
import { DomainError } from '../errors';
import { RANKS } from '../members/policy';
import { markAttendance } from './mark-attendance.server';
import { recalculateMemberStreaks } from '../streaks/recalculate-member-streaks.server';

const ctx = await testContext();
const early = await testContext({ environment: { CLASS_EARLY_JOIN_MINUTES: '15' } });

const NOON = '2026-11-20T12:00:00+05:30';
const noonClass = { date: '2026-11-20', from: '12:00', to: '13:00' };
const nextClass = { date: '2026-11-20', from: '13:00', to: '14:00' };

describe('refusals, in their order', () => {
  test('for a class that is missing, deleted or cancelled', async () => {
    const member = ctx.as(await createMember(ctx));
    ctx.clock.set(NOON);
    const deleted = await createClass(ctx, { ...noonClass, deleted_at: new Date(NOON) });
    const cancelled = await createClass(ctx, { ...noonClass, cancelled_at: new Date(NOON) });
    for (const class_id of [2_147_483_647, deleted.id, cancelled.id]) {
      await expect(markAttendance(member, { class_id, attendance_date: '2000-01-01' })).rejects.toMatchObject({
        code: 'not_found',
        message: 'Class not found.',
      });
    }
  });

  test('for another date than that of the class, even if it is already marked', async () => {
    const member = await createMember(ctx);
    const yogaClass = await createClass(ctx, noonClass);
    await attend(ctx, member, yogaClass);
    const wrong = markAttendance(ctx.as(member), { class_id: yogaClass.id, attendance_date: '2026-11-21' });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid', message: 'Invalid attendance request' });
  });

  test('for a second mark, even long after the end', async () => {
    const member = await createMember(ctx);
    const yogaClass = await createClass(ctx, noonClass);
    await attend(ctx, member, yogaClass);
    ctx.clock.set('2026-11-20T23:00:00+05:30');
    await expect(mark(ctx, member, yogaClass)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Attendance already marked for this class',
    });
  });

  test('for a full class is 400 and not the 409 that opens the link', async () => {
    const yogaClass = await createClass(ctx, { ...noonClass, max_participants: 1 });
    const [first, second] = await createMembers(ctx, 2);
    if (!first || !second) throw new Error('two members');
    await attend(ctx, first, yogaClass);
    await expect(mark(ctx, second, yogaClass)).rejects.toMatchObject({
      code: 'invalid',
      message: 'This class is full',
    });
    await expect(mark(ctx, first, yogaClass)).rejects.toMatchObject({ code: 'conflict' });
    expect(await ctx.db.member.findUniqueOrThrow({ where: { id: second.id } })).toMatchObject({
      total_classes_attended: 0,
      current_streak: 0,
      last_attended_on: null,
    });
  });

  test('for a visitor', async () => {
    const visitor = ctx.as({ kind: 'visitor' });
    await expect(markAttendance(visitor, { class_id: 1, attendance_date: '2026-11-20' })).rejects.toBeInstanceOf(
      DomainError,
    );
  });
});

describe('when a class takes marks', () => {
  const createRefusal = (message: string) => ({ code: 'invalid', message });
  test.each([
    ['2026-11-20T11:59:59.999+05:30', createRefusal('This class has not started yet')],
    ['2026-11-20T12:00:00+05:30', null],
    ['2026-11-20T13:05:00+05:30', null],
    ['2026-11-20T13:05:00.001+05:30', createRefusal('This class has ended')],
  ])('at %s', async (instant, refused) => {
    const member = await createMember(ctx);
    const yogaClass = await createClass(ctx, noonClass);
    ctx.clock.set(instant);
    if (refused) await expect(mark(ctx, member, yogaClass)).rejects.toMatchObject(refused);
    else expect(await mark(ctx, member, yogaClass)).toMatchObject({ streak_updated: true });
  });

  test('early by the setting of the community and no more', async () => {
    const member = await createMember(early);
    const yogaClass = await createClass(early, noonClass);
    early.clock.set('2026-11-20T11:44:59+05:30');
    await expect(mark(early, member, yogaClass)).rejects.toMatchObject(createRefusal('This class has not started yet'));
    early.clock.set('2026-11-20T11:45:00+05:30');
    expect(await mark(early, member, yogaClass)).toMatchObject({ new_streak: 1 });
  });
});

describe('what a mark changes', () => {
  test.each(RANKS.slice(1))(
    'class number $fromClasses gives a member the title $title',
    async ({ title, fromClasses }) => {
      const before = RANKS.findLast((rank) => rank.fromClasses < fromClasses)?.title ?? '';
      const member = await createMember(ctx, {
        title: before,
        total_classes_attended: fromClasses - 2,
        total_days_attended: fromClasses - 2,
        last_attended_on: new Date('2026-01-01'),
      });
      const [first, second] = [await createClass(ctx, noonClass), await createClass(ctx, nextClass)];
      expect(await attend(ctx, member, first)).toMatchObject({ new_title: null });
      expect(await attend(ctx, member, second)).toMatchObject({ new_title: title });
    },
  );

  test('the first class of a day counts for the streak, the second one only for the total', async () => {
    const member = await createMember(ctx);
    const [first, second] = [await createClass(ctx, noonClass), await createClass(ctx, nextClass)];
    expect(await attend(ctx, member, first)).toEqual({ streak_updated: true, new_streak: 1, new_title: null });
    expect(await attend(ctx, member, second)).toEqual({ streak_updated: false, new_streak: 1, new_title: null });
    expect(await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({
      total_classes_attended: 2,
      total_days_attended: 1,
    });
  });

  test('five classes of one day that are marked concurrently are one day and five classes', async () => {
    const member = await createMember(ctx);
    const classes = await Promise.all(
      [0, 1, 2, 3, 4].map((minute) => {
        const times = { from: `12:0${minute}`, to: `12:0${minute + 1}` };
        return createClass(ctx, { date: '2026-11-20', ...times });
      }),
    );
    ctx.clock.set('2026-11-20T12:05:00+05:30');
    const results = await Promise.all(classes.map((yogaClass) => mark(ctx, member, yogaClass)));
    expect(results.filter(({ streak_updated }) => streak_updated)).toHaveLength(1);
    expect(results.filter(({ new_title }) => new_title !== null)).toEqual([
      expect.objectContaining({ new_title: 'Sadhak' }),
    ]);
    expect(await recalculateMemberStreaks(ctx, member.id)).toBe(false);
    expect(await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({
      total_classes_attended: 5,
      total_days_attended: 1,
      current_streak: 1,
    });
  });

  test('400 concurrent requests of 200 members for 50 places create 50 attendances', async () => {
    const yogaClass = await createClass(ctx, { ...noonClass, max_participants: 50 });
    const members = await createMembers(ctx, 200);
    ctx.clock.set(NOON);
    const results = await Promise.allSettled([...members, ...members].map((member) => mark(ctx, member, yogaClass)));
    const outcomes = results.map((result) =>
      result.status === 'rejected' ? (result.reason as Error).message : 'marked',
    );
    expect(tally(outcomes)).toEqual({
      marked: 50,
      'Attendance already marked for this class': 50,
      'This class is full': 300,
    });
    const attending = { id: { in: members.map(({ id }) => id) }, total_classes_attended: 1, current_streak: 1 };
    expect(await ctx.db.member.count({ where: attending })).toBe(50);
    expect(await ctx.db.yogaClass.findUniqueOrThrow({ where: { id: yogaClass.id } })).toMatchObject({
      attendance_count: 50,
    });
  });

  test('a mark takes three statements in one transaction', async () => {
    const member = await createMember(ctx);
    const yogaClass = await createClass(ctx, noonClass);
    ctx.clock.set(NOON);
    ctx.queries.clear();
    await mark(ctx, member, yogaClass);
    expect(ctx.queries.seen).toEqual([
      expect.stringMatching(/FOR NO KEY UPDATE/),
      expect.stringMatching(/FROM held_classes/),
      expect.stringMatching(/INSERT INTO attendances/),
    ]);
  });
});
