import { afterAll, beforeAll, expect, test } from 'vitest';
import { testContext } from '../../tests/setup/context';
import { openDatabase } from './client.server';
import { countConnections } from './figures.server';
import { openPool } from './pool.server';

const ctx = await testContext();
const role = `sangha_figures_${process.pid}`;
const password = 'of-the-application';
const url = Object.assign(new URL(ctx.databaseUrl), { username: role, password }).href;
const pool = openPool(url, { max: 1, waitMs: 10_000, answerMs: 10_000 });
const { sql } = openDatabase(pool, { waitMs: 10_000, transactionMs: 10_000, prepares: false });

beforeAll(() => ctx.db.$executeRawUnsafe(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`));

afterAll(async () => {
  await pool.end();
  await ctx.db.$executeRawUnsafe(`DROP ROLE ${role}`);
});

test('the role of the application also counts the connections of other roles', async () => {
  const [own] = await ctx.sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND usename <> ${role}`;
  expect(own?.count).toBeGreaterThan(0);
  expect((await countConnections(sql))?.open).toBeGreaterThan(own?.count ?? 0);
});
