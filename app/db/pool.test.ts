import { onTestFinished, test, expect } from 'vitest';
import { testContext } from '../../tests/setup/context';
import { openPool } from './pool.server';

const ctx = await testContext();

test('a connection that the server ends between two statements fails the next one, and not the process', async () => {
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
