import { beforeEach, describe, expect, test } from 'vitest';
import { createClass, createClassDays } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { countTableScans } from '../../../tests/setup/table-scans';
import { toDatabaseDate } from '~/lib/calendar';
import { updateLeaderboard } from './update-leaderboard.server';
import { getFriendsLeaderboard, getLeaderboard, getLeaderboardAroundMe } from './leaderboard.server';

const ctx = await testContext();

interface Figures {
  name: string;
  streak: number;
  total: number;
  longest?: number;
  last?: string;
}

function createRankedMember({ name, streak, total, longest = streak, last = '2026-11-19' }: Figures) {
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
  test('is by current streak, total classes, longest streak, then the earliest member', async () => {
    await createRankedMember({ name: 'third', streak: 5, total: 10, longest: 8 });
    await createRankedMember({ name: 'first', streak: 9, total: 9 });
    await createRankedMember({ name: 'fourth', streak: 5, total: 10, longest: 8 });
    const second = await createRankedMember({ name: 'second', streak: 5, total: 11 });
    const { leaderboard } = await getLeaderboard(ctx.as(second));
    expect(leaderboard.map(({ rank, name }) => `${rank} ${name}`)).toEqual([
      '1 first',
      '2 second',
      '3 third',
      '4 fourth',
    ]);
  });

  test('ignores a streak that a missed class day has ended, even before it is recalculated', async () => {
    const lapsed = await createRankedMember({ name: 'lapsed', streak: 90, total: 100, last: '2026-11-15' });
    await createRankedMember({ name: 'living', streak: 1, total: 1 });
    const { leaderboard, me } = await getLeaderboard(ctx.as(lapsed));
    expect(leaderboard.map(({ name, current_streak }) => [name, current_streak])).toEqual([
      ['living', 1],
      ['lapsed', 0],
    ]);
    expect(me).toMatchObject({ rank: 2, current_streak: 0, title: 'Yogapravar', next_title: 'Yogaratna' });
    expect(me.classes_to_next_title).toBe(80);
  });

  test('treats every streak as current if no class was held before today', async () => {
    await ctx.db.yogaClass.deleteMany({ where: { class_date: { lt: toDatabaseDate('2026-11-20') } } });
    const member = await createRankedMember({ name: 'early', streak: 1, total: 1, last: '2026-11-20' });
    expect((await getLeaderboard(ctx.as(member))).leaderboard).toMatchObject([{ name: 'early', current_streak: 1 }]);
  });
});

test.each([
  ['as many as the streaks differ by, when the classes then tell', { streak: 5, total: 9 }, 3],
  ['one more, when they do not', { streak: 5, total: 7 }, 4],
  ['one, when only the classes differ', { streak: 8, total: 9 }, 1],
])('the rank above takes %s', async (_, figures, mornings) => {
  const above = await createRankedMember({ name: 'above', streak: 8, total: 11 });
  const member = await createRankedMember({ name: 'below', ...figures });
  expect((await getLeaderboard(ctx.as(member))).me).toMatchObject({ rank: 2, mornings_to_next_place: mornings });
  expect((await getLeaderboard(ctx.as(above))).me).toMatchObject({ rank: 1, mornings_to_next_place: null });
});

test('has twenty members, followed by the rank of the current member', async () => {
  for (let streak = 1; streak <= 24; streak += 1)
    await createRankedMember({ name: `s${streak}`, streak, total: streak });
  const resting = await createRankedMember({ name: 'resting', streak: 0, total: 3, longest: 3, last: '2026-10-01' });
  const { leaderboard, me } = await getLeaderboard(ctx.as(resting));
  expect(leaderboard).toHaveLength(20);
  expect(leaderboard.at(-1)).toMatchObject({ rank: 20, name: 's5', total_classes_attended: 5 });
  expect(me).toMatchObject({ rank: 25, name: 'resting' });
});

test('excludes members who have never attended and gives them no rank', async () => {
  const newcomer = await createMember(ctx);
  await createClass(ctx);
  expect(await getLeaderboard(ctx.as(newcomer))).toMatchObject({
    leaderboard: [],
    me: { rank: null, total_classes_attended: 0, title: 'Beginner', next_title: 'Sadhak', classes_to_next_title: 5 },
  });
});

test('reads members through indexes, however many there are', async () => {
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at,
      current_streak, longest_streak, total_classes_attended, total_days_attended, last_attended_on)
    SELECT 'Many', '+9197' || lpad(n::text, 8, '0'), '', translate(lpad(upper(to_hex(n)), 8, 'Z'), '01', 'GH'), now(), '1', now(), now(),
      n % 40, n % 40, n % 40 + n % 300, n % 40 + n % 300, DATE '2026-11-19' - n % 90
    FROM generate_series(1, 20000) AS n`;
  await ctx.db.$executeRaw`ANALYZE members, leaderboard_entries`;
  const member = await createRankedMember({ name: 'me', streak: 0, total: 1, longest: 1, last: '2026-11-01' });
  ctx.queries.clear();
  const { me } = await getLeaderboard(ctx.as(member));
  expect(me).toMatchObject({ rank: null, rank_is_estimate: true });
  // The query for class days is not counted, because each process caches its result for a few
  // seconds.
  expect(ctx.queries.seen.filter((query) => !query.includes('class_days_before'))).toHaveLength(2);
  expect(await countTableScans(ctx.as(member), 'members', getLeaderboard)).toBe(0);
  // Checks that `countTableScans` works: this column has no index, so the query must be reported
  // as a table scan.
  expect(
    await countTableScans(ctx, 'members', ({ db }) => db.member.count({ where: { password_hash: 'x' } })),
  ).toBeGreaterThan(0);
  await updateLeaderboard(ctx);
  const last = await getLeaderboard(ctx.as(member));
  expect(last.me).toMatchObject({ rank: expect.closeTo(20001, -3), rank_is_estimate: true });
  const { entries } = await getLeaderboardAroundMe(ctx.as(member));
  expect(entries.map(({ name, rank }) => [name, rank])).toEqual([
    ['Many', null],
    ['Many', null],
    ['me', null],
  ]);
  expect(await countTableScans(ctx.as(member), 'members', getLeaderboardAroundMe)).toBe(0);
});

describe('around the member', () => {
  const listNamesAround = async (member: { id: number }) =>
    (await getLeaderboardAroundMe(ctx.as(member))).entries.map(({ rank, name }) => `${rank} ${name}`);

  test('shows two members above and two below, and at the top the first five', async () => {
    const create = (at: number) => createRankedMember({ name: `m${at}`, streak: 10 - at, total: 20 });
    const first = await create(1);
    for (const at of [2, 3]) await create(at);
    const fourth = await create(4);
    for (const at of [5, 6]) await create(at);
    const last = await create(7);
    expect(await listNamesAround(first)).toEqual(['1 m1', '2 m2', '3 m3', '4 m4', '5 m5']);
    expect(await listNamesAround(fourth)).toEqual(['2 m2', '3 m3', '4 m4', '5 m5', '6 m6']);
    expect(await listNamesAround(last)).toEqual(['5 m5', '6 m6', '7 m7']);
    const newcomer = await createRankedMember({ name: 'new', streak: 0, total: 0 });
    expect(await listNamesAround(newcomer)).toEqual([]);
  });

  test('a short name is shown to others, and the full name to friends', async () => {
    const asha = await createRankedMember({ name: 'Asha Sharma', streak: 5, total: 5 });
    const kavita = await createRankedMember({ name: 'Kavita Rao', streak: 3, total: 5 });
    const zeenat = await createRankedMember({ name: 'Zeenat Ansari', streak: 2, total: 5 });
    await ctx.db.member.update({ where: { id: kavita.id }, data: { shows_short_name: true } });
    const referral = { referrer_id: kavita.id, friend_id: asha.id, created_at: ctx.clock.now() };
    await ctx.db.referral.create({ data: referral });
    expect(await listNamesAround(asha)).toEqual(['1 Asha Sharma', '2 Kavita R.', '3 Zeenat Ansari']);
    expect((await getLeaderboard(ctx.as(asha))).leaderboard[1]?.name).toBe('Kavita R.');
    const listFriends = async (member: { id: number }) =>
      (await getFriendsLeaderboard(ctx.as(member))).entries.map(({ rank, name }) => `${rank} ${name}`);
    expect(await listFriends(asha)).toEqual(['1 Asha Sharma', '2 Kavita Rao']);
    expect(await listFriends(kavita)).toEqual(['1 Asha Sharma', '2 Kavita Rao']);
    expect(await listFriends(zeenat)).toEqual([]);
  });
});
