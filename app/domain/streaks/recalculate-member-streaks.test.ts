import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { attend } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { type TestContext, testContext } from '../../../tests/setup/context';
import { addDays, fromDatabaseDate, toDatabaseDate } from '~/lib/calendar';
import { markAttendance } from '../attendance/mark-attendance.server';
import { getRankTitle } from '../members/policy';
import { getMemberProfile } from '../members/queries.server';
import { recalculateMemberStreaks } from './recalculate-member-streaks.server';
import { recalculateStreaks } from './recalculate-streaks.server';

const ctx = await testContext();
const plain = await testContext({ environment: { STREAK_KINDNESS: 'off' } });
const FIRST_DAY = '2028-02-20';

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE classes CASCADE`;
});

const getTotals = ({ db }: TestContext, id: number) =>
  db.member.findUniqueOrThrow({
    where: { id },
    select: {
      current_streak: true,
      longest_streak: true,
      total_classes_attended: true,
      total_days_attended: true,
      last_attended_on: true,
      title: true,
      rests_left: true,
      rested_on: true,
      paused_until: true,
    },
  });

const SIX = { from: '06:00', to: '07:00' };
const HALF_PAST = { from: '06:30', to: '07:30' };
const SEVEN = { from: '07:00', to: '08:00' };

/**
 * Generates for each day the number of classes, whether the member attends, and how many
 * attendances count.
 */
const history = fc.array(
  fc
    .constantFrom<{ held: Record<'from' | 'to', string>[]; count: number }>(
      { held: [], count: 0 },
      { held: [SIX], count: 1 },
      { held: [SIX, HALF_PAST], count: 1 },
      { held: [SIX, SEVEN], count: 2 },
    )
    .chain((day) => fc.record({ held: fc.constant(day.held), attended: fc.constantFrom(day.count, day.count, 0) })),
  { minLength: 1, maxLength: 40 },
);

test.each([
  ['kind', ctx, 2],
  ['plain', plain, 0],
])(
  'daily marks and a recalculation give the same result for any history, by the %s rule',
  async (_rule, ctx, rests) => {
    await fc.assert(
      fc.asyncProperty(history, async (days) => {
        await ctx.db.$executeRaw`TRUNCATE classes CASCADE`;
        const member = await createMember(ctx);
        for (const [at, { held, attended }] of days.entries()) {
          const date = addDays(FIRST_DAY, at);
          const classes = await Promise.all(held.map((times) => createClass(ctx, { date, ...times })));
          if (attended > 0) for (const yogaClass of classes) await attend(ctx, member, yogaClass);
        }
        ctx.clock.set(`${addDays(FIRST_DAY, days.length)}T00:05:00+05:30`);
        const seen = (await getMemberProfile(ctx, member.id)).current_streak;
        const before = await getTotals(ctx, member.id);
        const marked = { ...before, current_streak: seen, rests_left: seen === 0 ? rests : before.rests_left };
        await recalculateMemberStreaks(ctx, member.id);
        expect(await getTotals(ctx, member.id)).toEqual(marked);
        expect(marked).toMatchObject(getExpected(days, rests));
      }),
      { numRuns: 40 },
    );
  },
);

/** Calculates the expected streak with the simplest algorithm, one class day after the other. */
function getExpected(days: { held: readonly unknown[]; attended: number }[], most: number) {
  let [streak, longest, rests] = [0, 0, most];
  for (const { held, attended } of days) {
    if (attended > 0) {
      streak += 1;
      if (streak % 7 === 0) rests = Math.min(most, rests + 1);
    } else if (held.length > 0) {
      if (streak === 0 || rests === 0) [streak, rests] = [0, most];
      else rests -= 1;
    }
    longest = Math.max(longest, streak);
  }
  const total = days.reduce((sum, { attended }) => sum + attended, 0);
  return {
    current_streak: streak,
    longest_streak: longest,
    total_classes_attended: total,
    total_days_attended: days.filter(({ attended }) => attended > 0).length,
    title: getRankTitle(total),
  };
}

test('wrong totals are corrected, and a second correction changes nothing', async () => {
  const member = await createMember(ctx);
  for (const date of ['2026-11-17', '2026-11-18', '2026-11-19'])
    await attend(ctx, member, await createClass(ctx, { date }));
  const truth = await getTotals(ctx, member.id);
  const total = fc.integer({ min: 0, max: 600 });
  const tampering = fc.record({
    current_streak: fc.constant(0),
    longest_streak: total,
    total_classes_attended: fc.constant(600),
    total_days_attended: total,
    title: fc.constantFrom('Beginner', 'Yogi', 'nonsense'),
    rests_left: fc.nat({ max: 1 }),
    paused_until: fc.option(fc.constant(toDatabaseDate('2026-12-01'))),
    last_attended_on: fc.option(fc.constantFrom('2026-01-01', '2026-11-18', '2027-01-01').map(toDatabaseDate)),
  });
  await fc.assert(
    fc.asyncProperty(tampering, async (data) => {
      await ctx.db.member.update({ where: { id: member.id }, data });
      expect(await recalculateMemberStreaks(ctx, member.id)).toBe(true);
      expect(await getTotals(ctx, member.id)).toEqual(truth);
      expect(await recalculateMemberStreaks(ctx, member.id)).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('marks that arrive out of order have the same result as in order', async () => {
  const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
  const classes = await Promise.all(dates.map((date) => createClass(ctx, { date })));
  const member = await createMember(ctx);
  for (const at of [2, 0, 3, 1]) {
    const yogaClass = classes[at];
    if (yogaClass) await attend(ctx, member, yogaClass);
  }
  ctx.clock.set('2026-11-19T12:00:00+05:30');
  await recalculateMemberStreaks(ctx, member.id);
  expect(await getTotals(ctx, member.id)).toMatchObject({
    current_streak: 4,
    longest_streak: 4,
    total_days_attended: 4,
  });
});

test('a member without attendances and a missing member need no correction', async () => {
  expect(await recalculateMemberStreaks(ctx, (await createMember(ctx)).id)).toBe(false);
  expect(await recalculateMemberStreaks(ctx, 2_147_483_647)).toBe(false);
});

test('a lost recalculation job is replaced by the sweep', async () => {
  const member = await createMember(ctx);
  const late = await createClass(ctx, { date: '2028-03-01', from: '23:00', to: '23:59' });
  const early = await createClass(ctx, { date: '2028-03-02', from: '00:00', to: '01:00' });
  ctx.clock.set('2028-03-02T00:02:00+05:30');
  await recalculateStreaks(ctx);
  const marking = { ...ctx.as(member), enqueue: async () => undefined };
  for (const { id: class_id, class_date } of [early, late])
    await markAttendance(marking, { class_id, attendance_date: fromDatabaseDate(class_date) });
  await recalculateStreaks(ctx);
  expect(await getTotals(ctx, member.id)).toMatchObject({ current_streak: 2, longest_streak: 2 });
});
