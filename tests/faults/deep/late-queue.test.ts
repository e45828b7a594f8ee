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
  for (const messageId of [1, 2, 3]) await enqueue('send-whatsapp-message', { messageId });
  expect(refused.filter((job) => job === 'send-whatsapp-message')).toHaveLength(3);
  await redis.start();
  const countWaiting = () => queues.get('messages')?.count();
  await expect.poll(countWaiting).toBeGreaterThanOrEqual(0);
  await enqueue('send-whatsapp-message', { messageId: 4 });
  expect(await queues.get('messages')?.getJob('message-4')).toBeDefined();
  await close();
});
