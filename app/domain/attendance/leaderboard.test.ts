import { beforeEach, describe, expect, test } from 'vitest';
import { createClass, createClassDays } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { tableScans } from '../../../tests/setup/table-scans';
import { toDatabaseDate } from '~/lib/calendar';
import { updateLeaderboard } from './update-leaderboard.server';
import { getLeaderboard } from './leaderboard.server';

const ctx = await testContext();

interface Figures {
  name: string;
  streak: number;
  total: number;
  longest?: number;
  last?: string;
}

function createStanding({ name, streak, total, longest = streak, last = '2026-11-19' }: Figures) {
  return createMember(ctx, {
    name,
    current_streak: streak,
    longest_streak: longest,
    total_classes_attended: total,
    total_days_attended: total,
    last_attended_on: toDatabaseDate(last),
  });
}

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE members, classes CASCADE`;
  await createClassDays(ctx, ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']);
});

describe('the order', () => {
  test('is by living streak, total classes, longest streak, then who came first', async () => {
    await createStanding({ name: 'third', streak: 5, total: 10, longest: 8 });
    await createStanding({ name: 'first', streak: 9, total: 9 });
    await createStanding({ name: 'fourth', streak: 5, total: 10, longest: 8 });
    const second = await createStanding({ name: 'second', streak: 5, total: 11 });
    const { leaderboard } = await getLeaderboard(ctx.as(second));
    expect(leaderboard.map(({ rank, name }) => `${rank} ${name}`)).toEqual([
      '1 first',
      '2 second',
      '3 third',
      '4 fourth',
    ]);
  });

  test('counts a streak that a missed class day has ended as none, though it is still written down', async () => {
    const lapsed = await createStanding({ name: 'lapsed', streak: 90, total: 100, last: '2026-11-15' });
    await createStanding({ name: 'living', streak: 1, total: 1 });
    const { leaderboard, me } = await getLeaderboard(ctx.as(lapsed));
    expect(leaderboard.map(({ name, current_streak }) => [name, current_streak])).toEqual([
      ['living', 1],
      ['lapsed', 0],
    ]);
    expect(me).toMatchObject({ rank: 2, current_streak: 0, title: 'Yogapravar', next_title: 'Yogaratna' });
    expect(me.classes_to_next_title).toBe(80);
  });

  test('knows every streak as living where no class was held before today', async () => {
    await ctx.db.yogaClass.deleteMany({ where: { class_date: { lt: toDatabaseDate('2026-11-20') } } });
    const member = await createStanding({ name: 'early', streak: 1, total: 1, last: '2026-11-20' });
    expect((await getLeaderboard(ctx.as(member))).leaderboard).toMatchObject([{ name: 'early', current_streak: 1 }]);
  });
});

test.each([
  ['as many as the streaks differ by, when the classes then tell', { streak: 5, total: 9 }, 3],
  ['one more, when they do not', { streak: 5, total: 7 }, 4],
  ['one, when only the classes differ', { streak: 8, total: 9 }, 1],
])('the place above takes %s', async (_, figures, mornings) => {
  const above = await createStanding({ name: 'above', streak: 8, total: 11 });
  const member = await createStanding({ name: 'below', ...figures });
  expect((await getLeaderboard(ctx.as(member))).me).toMatchObject({ rank: 2, mornings_to_next_place: mornings });
  expect((await getLeaderboard(ctx.as(above))).me).toMatchObject({ rank: 1, mornings_to_next_place: null });
});

test('lists twenty, and below them the place of the member who asks', async () => {
  for (let streak = 1; streak <= 24; streak += 1) await createStanding({ name: `s${streak}`, streak, total: streak });
  const resting = await createStanding({ name: 'resting', streak: 0, total: 3, longest: 3, last: '2026-10-01' });
  const { leaderboard, me } = await getLeaderboard(ctx.as(resting));
  expect(leaderboard).toHaveLength(20);
  expect(leaderboard.at(-1)).toMatchObject({ rank: 20, name: 's5', total_classes_attended: 5 });
  expect(me).toMatchObject({ rank: 25, name: 'resting' });
});

test('leaves out who never attended, and gives them no place', async () => {
  const newcomer = await createMember(ctx);
  await createClass(ctx);
  expect(await getLeaderboard(ctx.as(newcomer))).toMatchObject({
    leaderboard: [],
    me: { rank: null, total_classes_attended: 0, title: 'Beginner', next_title: 'Sadhak', classes_to_next_title: 5 },
  });
});

test('reads members along its indexes, however many there are', async () => {
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at,
      current_streak, longest_streak, total_classes_attended, total_days_attended, last_attended_on)
    SELECT 'Many', '+9197' || lpad(n::text, 8, '0'), '', translate(lpad(upper(to_hex(n)), 8, 'Z'), '01', 'GH'), now(), '1', now(), now(),
      n % 40, n % 40, n % 40 + n % 300, n % 40 + n % 300, DATE '2026-11-19' - n % 90
    FROM generate_series(1, 20000) AS n`;
  await ctx.db.$executeRaw`ANALYZE members, leaderboard_entries`;
  const member = await createStanding({ name: 'me', streak: 0, total: 1, longest: 1, last: '2026-11-01' });
  ctx.queries.clear();
  const { me } = await getLeaderboard(ctx.as(member));
  expect(me).toMatchObject({ rank: null, rank_is_estimate: true });
  // The query for class days is not counted, because each process caches its result for a few
  // seconds.
  expect(ctx.queries.seen.filter((query) => !query.includes('class_days_before'))).toHaveLength(2);
  expect(await tableScans(ctx.as(member), 'members', getLeaderboard)).toBe(0);
  // Checks that `tableScans` works: this column has no index, so the query must be reported as a
  // table scan.
  expect(
    await tableScans(ctx, 'members', ({ db }) => db.member.count({ where: { password_hash: 'x' } })),
  ).toBeGreaterThan(0);
  await updateLeaderboard(ctx);
  const last = await getLeaderboard(ctx.as(member));
  expect(last.me).toMatchObject({ rank: expect.closeTo(20001, -3), rank_is_estimate: true });
});
