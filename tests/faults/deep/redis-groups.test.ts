import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { openRateLimiter } from '~/adapters/rate-limiter.server';
import { openEnqueuer } from '~/jobs/enqueue.server';
import { openQueue, openQueueBackend, startWorker } from '~/jobs/queues.server';
import { queryRedis, type RedisGroup, startCluster, startSentinel } from '../redis-groups';

const LIMIT = { name: 'tries', times: 3, seconds: 600, scope: 'shared' } as const;

describe('a cluster', async () => {
  const { adds, done } = await openQueues(startCluster);
  testManyJobs(adds, done);
});

describe('sentinels', async () => {
  const { adds, done, group } = await openQueues(startSentinel);
  testManyJobs(adds, done);

  test('continue with the replica if their server dies', async () => {
    const before = done.length;
    await group.servers[0]?.kill();
    let messageId = 1000;
    const addAndCount = async () => {
      await adds([(messageId += 1)]);
      return done.length;
    };
    await expect.poll(addAndCount).toBeGreaterThan(before);
  });
});

async function openQueues(start: () => Promise<RedisGroup>) {
  const group = await start();
  const settings = { redis: group.location, databaseUrl: '', reconnectSeconds: 1 };
  const { enqueueAll, close } = openEnqueuer(settings, () => undefined);
  const done: string[] = [];
  const take = (id: string | undefined) => Promise.resolve(void done.push(id ?? ''));
  const worker = startWorker('messages', openQueueBackend(settings, 1), ({ id }) => take(id), { concurrency: 4 });
  worker.on('error', () => undefined);
  afterAll(async () => {
    await Promise.race([Promise.allSettled([worker.close(), close()]), delay(5_000)]);
    await group.remove();
  });
  const addJobs = (ids: number[]) =>
    enqueueAll(ids.map((messageId) => ({ name: 'send-whatsapp-message', payload: { messageId } })));
  return { group, done, adds: addJobs };
}

function testManyJobs(adds: (ids: number[]) => Promise<void>, done: string[]): void {
  test('accept many jobs concurrently, and a worker does each once', async () => {
    await adds(Array.from({ length: 300 }, (_, at) => at + 1));
    await expect.poll(() => done.length).toBe(300);
    expect(new Set(done).size).toBe(300);
  });
}

test('a closed queue and a closed worker leave no connection open', async () => {
  const { location, servers, remove } = await startCluster();
  const backend = openQueueBackend({ redis: location, databaseUrl: '', reconnectSeconds: 1 }, 1);
  const opened = [openQueue('messages', backend), startWorker('messages', backend, async () => undefined, {})];
  const countClients = async () => {
    const lists = await Promise.all(servers.map((server) => queryRedis(server, (client) => client.client('LIST'))));
    return lists.map((list) => String(list).trim().split('\n').length - 1).reduce((sum, others) => sum + others, 0);
  };
  await Promise.all(opened.map((one) => one.waitUntilReady()));
  expect(await countClients()).toBeGreaterThan(0);
  await Promise.all(opened.map((one) => one.close()));
  await expect.poll(countClients).toBe(0);
  await remove();
});

test.for([
  ['a cluster', startCluster],
  ['sentinels', startSentinel],
] as const)('attempts are counted for all processes by %s', async ([, start]) => {
  const { location, remove } = await start();
  const [one, other] = [0, 1].map(() => openRateLimiter(location, () => expect.fail('no pool is asked for')));
  if (!one || !other) return expect.fail();
  let people = 0;
  const countAttemptsOfBoth = async () => {
    people += 1;
    await one.consume(LIMIT, `warm ${people}`);
    return other.consume(LIMIT, `warm ${people}`);
  };
  await expect.poll(countAttemptsOfBoth).toBe(2);
  for (const limiter of [one, other, one]) await limiter.consume(LIMIT, 'somebody');
  await expect(other.consume(LIMIT, 'somebody')).rejects.toMatchObject({ code: 'rate_limited' });
  await Promise.all([one.close(), other.close()]);
  await remove();
});
