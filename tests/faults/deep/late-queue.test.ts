import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openEnqueuer } from '~/jobs/enqueue.server';
import { prepareRedis, createSingleRedisConfig } from '../../setup/own-redis';

const redis = await prepareRedis();

afterAll(() => redis.remove());

test('a process that starts before Redis adds to the queue once Redis is up', async () => {
  const refused: string[] = [];
  const { enqueue, queues, close } = openEnqueuer(
    { redis: createSingleRedisConfig(redis.url), databaseUrl: '', reconnectSeconds: 5 },
    (_error, job) => {
      refused.push(job);
    },
  );
  await enqueue('send-whatsapp-message', { messageId: 1 });
  expect(refused).toContain('send-whatsapp-message');
  await delay(3_000);
  await redis.start();
  const countWaiting = () => queues.get('messages')?.count();
  await expect.poll(countWaiting).toBeGreaterThanOrEqual(0);
  await enqueue('send-whatsapp-message', { messageId: 2 });
  expect(await queues.get('messages')?.getJob('message-2')).toBeDefined();
  await close();
});
