import { describe, expect, onTestFinished, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { attend } from '../../../tests/factories/attendance';
import { createMember, createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { tally } from '../../../tests/setup/tally';
import { type App, createContext, openApp } from '~/context.server';
import type { Context } from '../context';
import { countClassAttendances } from '../classes/count-attendances.server';
import { DomainError } from '../errors';
import { recalculateStreaksOfMembers } from '../streaks/recalculate-members.server';
import { markAttendance } from './mark-attendance.server';

const ctx = await testContext();
const NOON = '2026-11-20T12:00:00+05:30';
const TODAY = '2026-11-20';
const noonClass = { date: TODAY, from: '12:00', to: '13:00' };

interface Tap {
  member: { id: number };
  class_id: number;
  on?: string;
}

const describeOutcome = async (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'marked',
    (error: unknown) => (error instanceof DomainError ? `${error.code} ${error.message}` : String(error)),
  );

/** Sends several taps concurrently and returns the response to each tap. */
function tapTogether(
  taps: readonly Tap[],
  as = (member: { id: number }): Context => ctx.as(member),
): Promise<string[]> {
  ctx.clock.set(NOON);
  return Promise.all(
    taps.map(({ member, class_id, on = TODAY }) =>
      describeOutcome(markAttendance(as(member), { class_id, attendance_date: on })),
    ),
  );
}

/** Opens a second application whose connections always use generic plans. */
async function openWithGenericPlans(): Promise<App> {
  const name = new URL(ctx.databaseUrl).pathname.slice(1);
  await ctx.db.$executeRawUnsafe(`ALTER DATABASE ${name} SET plan_cache_mode = force_generic_plan`);
  const app = openApp(ctx.app.config, { clock: ctx.clock });
  onTestFinished(async () => {
    await app.close();
    await ctx.db.$executeRawUnsafe(`ALTER DATABASE ${name} RESET plan_cache_mode`);
  });
  return app;
}

/** Waits until one connection is blocked by another transaction. */
async function waitUntilOneIsBlocked(): Promise<void> {
  await expect
    .poll(
      () =>
        ctx.db
          .$queryRaw`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'transactionid'`,
    )
    .toHaveLength(1);
}

async function expectCorrectTotals(): Promise<void> {
  expect(
    await ctx.db.$queryRaw`
      SELECT id FROM classes WHERE count_class_attendances(classes) <> (SELECT count(*) FROM attendances WHERE class_id = classes.id)`,
  ).toEqual([]);
  const members = await ctx.db.member.findMany({ select: { id: true } });
  expect(
    await ctx.db.$transaction((tx) =>
      recalculateStreaksOfMembers(
        ctx,
        tx,
        members.map(({ id }) => id),
      ),
    ),
  ).toBe(0);
}

describe('marks in one group', () => {
  test('have separate results, and an invalid one fails no other', async () => {
    const [full, open] = [
      await createClass(ctx, { ...noonClass, max_participants: 1 }),
      await createClass(ctx, noonClass),
    ];
    const over = await createClass(ctx, { date: TODAY, from: '06:00', to: '07:00' });
    const [first, again, misdated, lost, late, refused, gone, ...good] = await createMembers(ctx, 37);
    if (!first || !again || !misdated || !lost || !late || !refused || !gone) throw new Error('seven members');
    await attend(ctx, first, full);
    await attend(ctx, again, open);
    await ctx.db.member.delete({ where: { id: gone.id } });
    const taps: Tap[] = [
      { member: misdated, class_id: open.id, on: '2026-11-21' },
      { member: again, class_id: open.id },
      { member: lost, class_id: 2_147_483_647 },
      { member: late, class_id: over.id },
      { member: refused, class_id: full.id },
      { member: gone, class_id: open.id },
      ...good.map((member) => ({ member, class_id: open.id })),
    ];
    ctx.queries.clear();
    expect(tally(await tapTogether(taps))).toEqual({
      'invalid Invalid attendance request': 1,
      'conflict Attendance already marked for this class': 1,
      'not_found Class not found.': 1,
      'invalid This class has ended': 1,
      'invalid This class is full': 1,
      'unauthenticated Please log in again.': 1,
      marked: good.length,
    });
    expect(ctx.queries.seen.length).toBeLessThan(taps.length / 4);
    await expectCorrectTotals();
  });

  test('are refused beyond the places of a class, without effect on other classes', async () => {
    const [few, many] = [
      await createClass(ctx, { ...noonClass, max_participants: 7 }),
      await createClass(ctx, noonClass),
    ];
    const members = await createMembers(ctx, 40);
    const taps = members.map((member, at) => ({ member, class_id: (at % 2 ? few : many).id }));
    expect(tally(await tapTogether(taps))).toEqual({ marked: 27, 'invalid This class is full': 13 });
    await expectCorrectTotals();
  });

  test('of 2,000 members in an unlimited class are all accepted and counted', async () => {
    const { id } = await createClass(ctx, { ...noonClass, max_participants: null });
    const taps = (await createMembers(ctx, 2000)).map((member) => ({ member, class_id: id }));
    expect(tally(await tapTogether(taps))).toEqual({ marked: 2000 });
    expect(await countClassAttendances(ctx.db, id)).toBe(2000);
    expect(await ctx.db.attendance.count({ where: { class_id: id } })).toBe(2000);
  });

  test('succeed if the member changes concurrently, with a stable plan', async () => {
    const app = await openWithGenericPlans();
    const { id: class_id } = await createClass(ctx, noonClass);
    const [member, other] = await createMembers(ctx, 2);
    if (!member || !other) throw new Error('two members');
    const answers = await ctx.db.$transaction(async (tx) => {
      await tx.member.update({ where: { id: member.id }, data: { name: 'Changed' } });
      const pending = tapTogether(
        [member, other].map((one) => ({ member: one, class_id })),
        ({ id: memberId }) => createContext(app, { kind: 'member', memberId, sessionId: 0 }, ctx.origin),
      );
      await waitUntilOneIsBlocked();
      return { pending };
    });
    expect(await answers.pending).toEqual(['marked', 'marked']);
    await expectCorrectTotals();
  });

  test('continue each streak from its current length', async () => {
    const regular = await createMember(ctx);
    const lapsed = await createMember(ctx);
    const fresh = await createMember(ctx);
    for (const date of [
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
    ]) {
      const yogaClass = await createClass(ctx, { date });
      await attend(ctx, regular, yogaClass);
      if (date < '2026-11-15') await attend(ctx, lapsed, yogaClass);
    }
    const today = await createClass(ctx, noonClass);
    const taps = [regular, lapsed, fresh, ...(await createMembers(ctx, 5))].map((member) => ({
      member,
      class_id: today.id,
    }));
    await tapTogether(taps);
    const streaks = await ctx.db.member.findMany({
      where: { id: { in: [regular.id, lapsed.id, fresh.id] } },
      orderBy: { id: 'asc' },
      select: { current_streak: true },
    });
    expect(streaks.map(({ current_streak }) => current_streak)).toEqual([8, 1, 1]);
    await expectCorrectTotals();
  });

  test('of overlapping classes from two processes in opposite orders count once', async () => {
    const other = openApp(ctx.app.config, { clock: ctx.clock });
    const createOtherContext = (member: { id: number }) =>
      createContext(
        other,
        { kind: 'member', memberId: member.id, sessionId: 0 },
        { address: '127.0.0.1', requestId: 'other' },
      );
    const classes = await Promise.all(Array.from({ length: 4 }, () => createClass(ctx, noonClass)));
    const members = await createMembers(ctx, 30);
    const taps = members.flatMap((member) => classes.map(({ id }) => ({ member, class_id: id })));
    const outcomes = await Promise.all([tapTogether(taps), tapTogether(taps.toReversed(), createOtherContext)]);
    expect(tally(outcomes.flat())).toEqual({
      marked: taps.length,
      'conflict Attendance already marked for this class': taps.length,
    });
    await expectCorrectTotals();
    const ids = members.map(({ id }) => id);
    expect(await ctx.db.member.count({ where: { id: { in: ids }, total_classes_attended: 1 } })).toBe(ids.length);
    await other.close();
  });
});
