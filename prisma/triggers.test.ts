import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Transaction } from '~/db/client.server';
import { CLASS_FULL_SQLSTATE } from '~/db/sql-state';
import { countClassAttendances } from '~/domain/classes/count-attendances.server';
import { addKarma } from '~/domain/karma/add-karma.server';
import { recalculateMemberStreaks } from '~/domain/streaks/recalculate-member-streaks.server';
import { createClass } from '../tests/factories/class';
import { attend } from '../tests/factories/attendance';
import { createMember, createMembers } from '../tests/factories/member';
import { testContext } from '../tests/setup/context';

const ctx = await testContext();

async function readCounters(): Promise<Record<string, number>> {
  const rows = await ctx.db.memberCounter.groupBy({ by: ['name'], _sum: { value: true } });
  return Object.fromEntries(rows.map(({ name, _sum }) => [name, Number(_sum.value)]));
}

/** Returns the number of counter rows that this connection has written. */
async function countWrittenRows(tx: Transaction): Promise<number> {
  const [row] = await tx.$queryRaw<{ written: number }[]>`
    SELECT (n_tup_ins + n_tup_upd)::int AS written FROM pg_stat_xact_user_tables WHERE relname = 'member_counters'`;
  return row?.written ?? 0;
}

test('the counters of members are updated after each insert, update and delete', async () => {
  const [asha, ravi] = await createMembers(ctx, 2);
  if (!asha || !ravi) throw new Error('two members');
  expect(await readCounters()).toEqual({ members: 2 });
  await ctx.db.member.update({ where: { id: asha.id }, data: { gender: 'Female', karma_points: 30 } });
  await ctx.db.member.update({ where: { id: ravi.id }, data: { gender: 'Male', karma_points: 5 } });
  expect(await readCounters()).toEqual({ members: 2, Female: 1, Male: 1, karma_points: 35 });
  await ctx.db.member.update({ where: { id: ravi.id }, data: { gender: 'Other', name: 'Ravi' } });
  expect(await readCounters()).toEqual({ members: 2, Female: 1, Male: 0, Other: 1, karma_points: 35 });
  await ctx.db.member.delete({ where: { id: asha.id } });
  expect(await readCounters()).toEqual({ members: 1, Female: 0, Male: 0, Other: 1, karma_points: 5 });
});

test('many members are counted once per statement, for inserts and deletes', async () => {
  const before = await readCounters();
  const written = await ctx.db.$transaction(async (tx) => {
    const earlier = await countWrittenRows(tx);
    await tx.$executeRaw`
      INSERT INTO members (name, phone, password_hash, gender, karma_points, referral_code, consented_at, consent_version, created_at, updated_at)
      SELECT 'Many', '+918' || n, 'none', 'Male', 10, upper(translate(left(md5(n::text), 8), '01', 'XY')), now(), '2025-10-17', now(), now()
      FROM generate_series(100000001, 100003000) AS n`;
    return (await countWrittenRows(tx)) - earlier;
  });
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThanOrEqual(3 * 16);
  const [members, male, karma] = [before.members ?? 0, before.Male ?? 0, before.karma_points ?? 0];
  expect(await readCounters()).toMatchObject({
    members: members + 3000,
    Male: male + 3000,
    karma_points: karma + 30_000,
  });
  await ctx.db.member.deleteMany({ where: { name: 'Many' } });
  expect(await readCounters()).toMatchObject({ members, Male: male, karma_points: karma });
});

test('a class counts added and deleted marks', async () => {
  const yogaClass = await createClass(ctx);
  const member = await createMember(ctx);
  await attend(ctx, member, yogaClass);
  await ctx.db.member.delete({ where: { id: member.id } });
  expect(await ctx.db.yogaClass.findUnique({ where: { id: yogaClass.id } })).toMatchObject({ attendance_count: 0 });
});

test('marks of an unlimited class do not wait for each other, and are counted once it becomes limited', async () => {
  const yogaClass = await createClass(ctx, { max_participants: null });
  const [first, second, gone] = await createMembers(ctx, 3);
  if (!first || !second || !gone) throw new Error('three members');
  const mark = (db: pg.Client, { id }: { id: number }) =>
    db.query(
      "INSERT INTO attendances (member_id, class_id, class_date, marked_at) VALUES ($1, $2, '2026-11-20', now())",
      [id, yogaClass.id],
    );
  const [one, other] = await openConnectionsOfTwoShards();
  await one.query('BEGIN');
  await mark(one, first);
  await other.query("SET lock_timeout = '5s'");
  await mark(other, second);
  await mark(other, gone);
  expect(await countClassAttendances(ctx.db, yogaClass.id)).toBe(2);
  await one.query('COMMIT');
  expect(await countClassAttendances(ctx.db, yogaClass.id)).toBe(3);
  await ctx.db.member.delete({ where: { id: gone.id } });
  expect(await ctx.db.classCounter.count({ where: { class_id: yogaClass.id } })).toBeGreaterThan(1);
  await ctx.db.yogaClass.update({ where: { id: yogaClass.id }, data: { max_participants: 2 } });
  const row = await ctx.db.yogaClass.findUnique({ where: { id: yogaClass.id }, include: { counters: true } });
  expect(row).toMatchObject({ attendance_count: 2, counters: [] });
  await expect(mark(other, await createMember(ctx))).rejects.toMatchObject({ code: CLASS_FULL_SQLSTATE });
});

/** Opens two connections that use different counter shards. */
async function openConnectionsOfTwoShards(): Promise<[pg.Client, pg.Client]> {
  const byShard = new Map<number, pg.Client>();
  while (byShard.size < 2) {
    const client = new pg.Client({ connectionString: ctx.databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query<{ shard: number }>('SELECT pg_backend_pid() % 64 AS shard');
    byShard.set(rows[0]?.shard ?? 0, client);
  }
  return [...byShard.values()] as [pg.Client, pg.Client];
}

test('a leaderboard entry follows its member from the first day to the last, for all writers', async () => {
  const [member, other] = [await createMember(ctx), await createMember(ctx, { current_streak: 3, longest_streak: 5 })];
  const ids = [member.id, other.id];
  const listLeaderboardEntries = () =>
    ctx.db.standing.findMany({
      where: { member_id: { in: ids } },
      orderBy: { member_id: 'asc' },
      omit: { member_id: true },
    });
  expect(await listLeaderboardEntries()).toEqual([
    { streak: 0, classes: 0, longest: 0 },
    { streak: 3, classes: 0, longest: 5 },
  ]);
  await attend(ctx, member, await createClass(ctx));
  await recalculateMemberStreaks(ctx, member.id);
  await ctx.db.member.update({ where: { id: other.id }, data: { longest_streak: 9, name: 'Ravi' } });
  expect(await listLeaderboardEntries()).toEqual([
    { streak: 1, classes: 1, longest: 1 },
    { streak: 3, classes: 0, longest: 9 },
  ]);
  await ctx.db.member.delete({ where: { id: other.id } });
  expect(await listLeaderboardEntries()).toEqual([{ streak: 1, classes: 1, longest: 1 }]);
});

test('karma counts once per reason and reference, and its ledger is never changed', async () => {
  const { id: memberId } = await createMember(ctx);
  const change = { member_id: memberId, delta: 100, reason: 'referral', reference: 'member:1' } as const;
  const added = await Promise.all(
    Array.from({ length: 5 }, () => ctx.db.$transaction((tx) => addKarma(ctx, tx, change))),
  );
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await ctx.db.member.findUnique({ where: { id: memberId } })).toMatchObject({ karma_points: 100 });
  await expect(ctx.db.karmaEntry.updateMany({ where: { member_id: memberId }, data: { delta: 1 } })).rejects.toThrow(
    'never changed',
  );
});

test('the audit log cannot be changed or shortened', async () => {
  await ctx.db.auditEntry.create({
    data: {
      actor_kind: 'system',
      action: 'test',
      subject_kind: 'member',
      subject_id: '1',
      created_at: ctx.clock.now(),
    },
  });
  await expect(ctx.db.auditEntry.updateMany({ data: { action: 'other' } })).rejects.toThrow('never changed');
  await expect(ctx.db.auditEntry.deleteMany()).rejects.toThrow('never changed');
});
