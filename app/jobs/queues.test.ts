import { expect, test } from 'vitest';
import { testContext } from '../../tests/setup/context';
import { QUEUES } from './contracts';
import { openQueue, openQueueBackend, openWorker } from './queues.server';

const ctx = await testContext();

/** Those of the queues alone; the pool of the product has a name. */
async function connections(): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS open FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND application_name <> 'sangha'`;
  return row?.open ?? 0;
}

test('on PostgreSQL all queues and workers of a process share so many connections, and leave none open', async () => {
  const most = QUEUES.length + 2;
  const before = await connections();
  const backend = openQueueBackend({ redis: undefined, databaseUrl: ctx.databaseUrl, reconnectSeconds: 1 }, most);
  const done: string[] = [];
  const queues = QUEUES.map((name) => openQueue(name, backend));
  const workers = QUEUES.map((name) =>
    openWorker(name, backend, ({ data }) => Promise.resolve(void done.push(data as string)), { concurrency: 8 }),
  );
  for (const queue of queues) {
    await queue.addBulk(Array.from({ length: 40 }, (_, at) => ({ name: 'any', data: `${queue.name} ${at}` })));
  }
  await expect.poll(() => done.length, { timeout: 30_000 }).toBe(40 * QUEUES.length);
  expect(new Set(done).size).toBe(done.length);
  expect((await connections()) - before).toBeLessThanOrEqual(most);
  await Promise.all([...workers, ...queues].map((one) => one.close()));
  await backend.end();
  await expect.poll(connections).toBe(before);
});
