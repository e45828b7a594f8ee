import { beforeEach, expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { countTableScans } from '../../../tests/setup/table-scans';
import { type LocalDate, toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';
import { updateMonthlyLeaderboard } from './update-monthly-leaderboard.server';
import { getLeaderboard } from './leaderboard.server';

const ctx = await testContext();

const getMonthOf = (member: { id: number }) => getLeaderboard(ctx.as(member), { period: 'month' });

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE members, classes CASCADE`;
  ctx.clock.set(new Date('2026-11-20T03:00:00Z'));
});

/**
 * Creates a member with an attendance on each date. A repeated date means two classes on that date.
 */
async function createPractisedMember(name: string, dates: LocalDate[]) {
  const member = await createMember(ctx, { name, total_classes_attended: dates.length });
  for (const date of dates) {
    const { id } = await createClass(ctx, { date });
    const class_date = toDatabaseDate(date);
    await ctx.db.attendance.create({
      data: { member_id: member.id, class_id: id, class_date, marked_at: ctx.clock.now() },
    });
  }
  return member;
}

test('is sorted by the mornings of this month, then classes, then the earliest member', async () => {
  await createPractisedMember('once', ['2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01']);
  await createPractisedMember('twice', ['2026-11-02', '2026-11-03']);
  const second = await createPractisedMember('two classes more', ['2026-11-02', '2026-11-03', '2026-11-03']);
  await createPractisedMember('twice as well', ['2026-11-04', '2026-11-05']);
  await createPractisedMember('last month', ['2026-10-01']);
  expect(await updateMonthlyLeaderboard(ctx)).toBe(4);
  const { period, leaderboard, me } = await getMonthOf(second);
  expect(period).toBe('month');
  expect(
    leaderboard.map(({ rank, name, month_mornings, month_classes }) => [rank, name, month_mornings, month_classes]),
  ).toEqual([
    [1, 'two classes more', 2, 3],
    [2, 'twice', 2, 2],
    [3, 'twice as well', 2, 2],
    [4, 'once', 1, 1],
  ]);
  expect(leaderboard.at(-1)).toMatchObject({ total_classes_attended: 4 });
  expect(me).toMatchObject({ rank: 1, mornings_to_next_place: null });
});

test("the current member's rank uses the latest figures", async () => {
  const above = await createPractisedMember('above', ['2026-11-02', '2026-11-03']);
  const newcomer = await createMember(ctx);
  await updateMonthlyLeaderboard(ctx);
  expect((await getMonthOf(newcomer)).me).toMatchObject({ rank: null, rank_is_estimate: false, month_mornings: 0 });
  const member = await createPractisedMember('now', ['2026-11-02']);
  expect((await getMonthOf(member)).me).toMatchObject({ rank: 2, month_mornings: 1, mornings_to_next_place: 2 });
  expect((await getMonthOf(above)).leaderboard.map(({ name }) => name)).toEqual(['above']);
});

test('a new month starts empty, even if the old one was counted last', async () => {
  const member = await createPractisedMember('november', ['2026-11-02']);
  await updateMonthlyLeaderboard(ctx);
  ctx.clock.set(new Date('2026-11-30T18:31:00Z'));
  expect(await getMonthOf(member)).toMatchObject({ leaderboard: [], me: { rank: null, month_mornings: 0 } });
  expect(await updateMonthlyLeaderboard(ctx)).toBe(0);
});

test('members who delete their account are removed', async () => {
  const gone = await createPractisedMember('gone', ['2026-11-02']);
  const stays = await createPractisedMember('stays', ['2026-11-02']);
  await updateMonthlyLeaderboard(ctx);
  await ctx.db.member.delete({ where: { id: gone.id } });
  expect((await getMonthOf(stays)).leaderboard).toMatchObject([{ name: 'stays', rank: 1 }]);
});

test('reads through indexes, and estimates ranks beyond the first thousand', async () => {
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at)
    SELECT 'Many', '+9197' || lpad(n::text, 8, '0'), '', translate(lpad(upper(to_hex(n)), 8, 'Z'), '01', 'GH'), now(), '1', now(), now()
    FROM generate_series(1, 12000) AS n`;
  const { id } = await createClass(ctx, { date: '2026-11-02', max_participants: null });
  const other = await createClass(ctx, { date: '2026-11-03', max_participants: null });
  await ctx.db.$executeRaw`
    INSERT INTO attendances (member_id, class_id, class_date, marked_at)
    SELECT members.id, day.id, class_date, now() FROM members, (VALUES (${id}::int, DATE '2026-11-02'), (${other.id}::int, DATE '2026-11-03'))
      AS day (id, class_date)`;
  await ctx.db.$executeRaw`ANALYZE members, attendances`;
  const member = await createPractisedMember('me', ['2026-11-02']);
  expect(await updateMonthlyLeaderboard(ctx)).toBe(1000);
  await getMonthOf(member);
  ctx.queries.clear();
  const { leaderboard, me } = await getMonthOf(member);
  expect(leaderboard).toHaveLength(20);
  expect(me).toMatchObject({ rank: 12_001, rank_is_estimate: true, mornings_to_next_place: null });
  // The query for class days is not counted, because each process caches its result for a few
  // seconds.
  expect(ctx.queries.seen.filter((query) => !query.includes('class_days_before'))).toHaveLength(2);
  const readMonth = (within: Context) => getLeaderboard(within, { period: 'month' });
  expect(await countTableScans(ctx.as(member), 'attendances', readMonth)).toBe(0);
  expect(await countTableScans(ctx.as(member), 'members', readMonth)).toBe(0);
  // Checks that `countTableScans` works: this column has no index, so the query must be reported
  // as a table scan.
  expect(
    await countTableScans(ctx, 'members', ({ db }) => db.member.count({ where: { password_hash: 'x' } })),
  ).toBeGreaterThan(0);
});
