import { afterAll, expect, test } from 'vitest';
import { testContext } from '../../tests/setup/context';
import { createTestDatabase } from '../../tests/setup/database';
import { QUEUE_NAMES } from './queue-names';
import { openQueue, openQueueBackend, startWorker } from './queues.server';

const ctx = await testContext();

/** A separate database for the queues of this test. */
const queuesDatabase = await createTestDatabase();
afterAll(queuesDatabase.drop);

async function countConnections(): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS open FROM pg_stat_activity
    WHERE datname = ${new URL(queuesDatabase.url).pathname.slice(1)} AND backend_type = 'client backend'`;
  return row?.open ?? 0;
}

test('queues and workers of a process share a limited number of PostgreSQL connections', async () => {
  const most = QUEUE_NAMES.length + 2;
  const backend = openQueueBackend({ redis: undefined, databaseUrl: queuesDatabase.url, reconnectSeconds: 1 }, most);
  const done: string[] = [];
  const queues = QUEUE_NAMES.map((name) => openQueue(name, backend));
  const workers = QUEUE_NAMES.map((name) =>
    startWorker(name, backend, ({ data }) => Promise.resolve(void done.push(data as string)), { concurrency: 8 }),
  );
  for (const queue of queues) {
    await queue.addBulk(Array.from({ length: 40 }, (_, at) => ({ name: 'any', data: `${queue.name} ${at}` })));
  }
  await expect.poll(() => done.length).toBe(40 * QUEUE_NAMES.length);
  expect(new Set(done).size).toBe(done.length);
  expect(await countConnections()).toBeLessThanOrEqual(most);
  await Promise.all([...workers, ...queues].map((one) => one.close()));
  await backend.end();
  await expect.poll(countConnections).toBe(0);
});

test('a process that starts before PostgreSQL adds and processes jobs once PostgreSQL accepts connections', async () => {
  const name = new URL(queuesDatabase.url).pathname.slice(1);
  const allowConnections = (does: boolean) =>
    ctx.db.$executeRawUnsafe(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS ${does}`);
  await allowConnections(false);
  const backend = openQueueBackend({ redis: undefined, databaseUrl: queuesDatabase.url, reconnectSeconds: 1 }, 3);
  const queue = openQueue('messages', backend);
  const done: string[] = [];
  const worker = startWorker('messages', backend, ({ id }) => Promise.resolve(void done.push(id ?? '')), {});
  const add = (jobId: string) => queue.add('any', {}, { jobId });
  await expect(add('early')).rejects.toThrow('not currently accepting connections');
  await allowConnections(true);
  await add('later');
  await expect.poll(() => done).toEqual(['later']);
  await Promise.all([worker.close(), queue.close()]);
  await backend.end();
});
