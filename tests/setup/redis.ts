import type { TestProject } from 'vitest/node';
import { prepareRedis } from './own-redis';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a project's queues live in Redis; without it they live in PostgreSQL. */
    redisUrl?: string;
  }
}

/** Takes REDIS_URL's server, or starts a redis-server of the run's own. */
export default async function provideRedis(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { REDIS_URL } = process.env;
  if (REDIS_URL) {
    project.provide('redisUrl', REDIS_URL);
    return undefined;
  }
  const redis = await prepareRedis();
  await redis.start();
  project.provide('redisUrl', redis.url);
  return redis.remove;
}
