import { expect, test } from 'vitest';
import { createMembers } from '../../tests/factories/member';
import { testContext } from '../../tests/setup/context';
import { useTransaction } from '../../tests/setup/in-transaction';
import type { SqlTag } from './client.server';
import { Prisma } from './generated/client';

const ctx = await testContext();

test('if two transactions block each other, the one that was rolled back is retried', async () => {
  const members = await createMembers(ctx, 2);
  let begun = 0;
  let release: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (release = resolve));
  const addKarma = (order: typeof members) =>
    ctx.db.$transaction(async (tx) => {
      for (const { id } of order) {
        await tx.member.update({ where: { id }, data: { karma_points: { increment: 1 } } });
        begun += 1;
        if (begun >= 2) release();
        await both;
      }
    });
  await Promise.all([addKarma(members), addKarma(members.toReversed())]);
  expect(await ctx.db.member.findMany({ select: { karma_points: true } })).toEqual([
    { karma_points: 2 },
    { karma_points: 2 },
  ]);
  expect(begun).toBeGreaterThan(4);
});

test('a transaction that finds no row is not retried', async () => {
  let runs = 0;
  const rename = ctx.db.$transaction((tx) => {
    runs += 1;
    return tx.member.update({ where: { id: 2_000_000_000 }, data: { name: 'Nobody' } });
  });
  await expect(rename).rejects.toMatchObject({ code: 'P2025' });
  expect(runs).toBe(1);
});

test('a raw query returns the same values outside and inside a transaction', async () => {
  const moment = new Date('2026-11-22T00:30:00.250Z');
  const day = new Date('2026-11-22T00:00:00.000Z');
  const selectAllTypes = (sql: SqlTag) => sql`
    SELECT 7 AS int4, 7::bigint AS int8, 1.50::numeric AS numeric, 0.5::float8 AS float8, true AS bool, 'a' AS text,
      'member'::"SessionKind" AS enum, ${moment}::timestamptz AS moment, ${day}::date AS day, TIME '06:00:30' AS time,
      ${Buffer.from('bytes')} AS bytes, '{"a": [1]}'::jsonb AS json, ${null}::text AS nothing,
      ARRAY[1, 2] AS ints, ARRAY['a', NULL] AS texts, ${['b', 'c']}::text[] AS given,
      ${moment} > ${day}::date AS compared, ${Prisma.sql`${1}::int + ${2}`} AS nested`;
  const rows = await selectAllTypes(ctx.sql);
  expect(rows).toEqual(await ctx.db.$transaction((tx) => selectAllTypes(useTransaction(ctx, tx).sql)));
  expect(rows).toMatchObject([{ int8: 7n, moment, day, given: ['b', 'c'] }]);
});

test('a raw query inside a transaction is part of it', async () => {
  const [member] = await createMembers(ctx, 1);
  const selectName = (db: Pick<typeof ctx.db, '$queryRaw'>) =>
    db.$queryRaw`SELECT name FROM members WHERE id = ${member?.id}`;
  await ctx.db.$transaction(async (tx) => {
    await tx.member.update({ where: { id: member?.id }, data: { name: 'Within' } });
    expect(await selectName(tx as typeof ctx.db)).toEqual([{ name: 'Within' }]);
    expect(await selectName(ctx.db)).toEqual([{ name: member?.name }]);
  });
});

test('a transaction of raw queries is atomic and is retried after a deadlock', async () => {
  const members = await createMembers(ctx, 2);
  const rename = (sql: SqlTag, id: number) => sql`UPDATE members SET name = 'Renamed' WHERE id = ${id}`;
  const failed = ctx.sql.begin(async (sql) => {
    await rename(sql, members[0]?.id ?? 0);
    await sql`SELECT 1 / 0`;
  });
  await expect(failed).rejects.toMatchObject({ code: '22012' });
  const renamed = { where: { name: 'Renamed' } };
  expect(await ctx.db.member.count(renamed)).toBe(0);
  let begun = 0;
  let release: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (release = resolve));
  const renameAll = (order: typeof members) =>
    ctx.sql.begin(async (sql) => {
      for (const { id } of order) {
        await rename(sql, id);
        begun += 1;
        if (begun >= 2) release();
        await both;
      }
    });
  await Promise.all([renameAll(members), renameAll(members.toReversed())]);
  expect(await ctx.db.member.count(renamed)).toBe(2);
  expect(begun).toBeGreaterThan(4);
});

test('statements with varying text are not prepared', async () => {
  const { db } = await testContext({ environment: { DATABASE_POOL: '1' } });
  const faq = { question: 'Kept?', answer: 'Yes.', category: 'Other', created_at: ctx.clock.now() };
  for (let page = 0; page < 170; page += 1) {
    await db.$queryRawUnsafe(`SELECT id FROM members ORDER BY id OFFSET ${page} LIMIT 20`);
    await db.member.findMany({ where: { id: { in: Array.from({ length: 2 + page }, (_, id) => id) } } });
    await db.faq.createMany({ data: Array.from({ length: 2 + page }, () => faq) });
  }
  await db.$queryRaw`SELECT 'asked later' AS hot`;
  const prepared = await db.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`;
  expect(prepared.map(({ statement }) => statement)).toContain(`SELECT 'asked later' AS hot`);
});
