import { onTestFinished, test, expect } from 'vitest';
import { testContext } from '../../tests/setup/context';
import { openPool } from './pool.server';

const ctx = await testContext();

test('a connection that the server closes while idle fails the next statement, but not the process', async () => {
  const pool = openPool(ctx.databaseUrl, { max: 1, waitMs: 5_000, answerMs: 5_000 });
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await ctx.db.$queryRaw`SELECT pg_terminate_backend(${rows[0]?.pid})`;
  await ended;
  await expect(client.query('SELECT 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('if the server has no connection left, the pool waits for one of its own', async () => {
  const role = `limited_${process.pid}`;
  await ctx.db.$executeRawUnsafe(`CREATE ROLE ${role} LOGIN PASSWORD 'secret' CONNECTION LIMIT 3`);
  const url = Object.assign(new URL(ctx.databaseUrl), { username: role, password: 'secret' }).href;
  const pool = openPool(url, { max: 12, waitMs: 20_000, answerMs: 20_000 });
  onTestFinished(async () => {
    await pool.end();
    await ctx.db.$executeRawUnsafe(`DROP ROLE ${role}`);
  });
  const answers = await Promise.all(Array.from({ length: 12 }, () => pool.query('SELECT pg_sleep(0.2), 1 AS one')));
  expect(answers.map(({ rows }) => (rows[0] as { one: number }).one)).toEqual(Array(12).fill(1));
  expect(pool.totalCount).toBeLessThanOrEqual(3);
});
