import type { TestProject } from 'vitest/node';
import { prepareRedis } from './own-redis';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where queues of this run live in Redis; null when they live in PostgreSQL. */
    redisUrl: string | null;
  }
}

/** With TEST_QUEUE=redis: takes REDIS_URL's server, or starts a redis-server of the run's own. */
export default async function provideRedis(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { TEST_QUEUE, REDIS_URL } = process.env;
  if (TEST_QUEUE !== 'redis' || REDIS_URL) {
    project.provide('redisUrl', TEST_QUEUE === 'redis' ? (REDIS_URL ?? null) : null);
    return undefined;
  }
  const redis = await prepareRedis();
  await redis.start();
  project.provide('redisUrl', redis.url);
  return redis.remove;
}
