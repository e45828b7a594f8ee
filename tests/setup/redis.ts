import type { TestProject } from 'vitest/node';
import { prepareRedis } from './own-redis';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Redis of the queues; undefined in projects whose queues are in PostgreSQL. */
    redisUrl: string | undefined;
  }
}

/** Starts a redis-server for the run. */
export default async function provideRedis(project: TestProject): Promise<() => Promise<void>> {
  const redis = await prepareRedis();
  await redis.start();
  project.provide('redisUrl', redis.url);
  return redis.remove;
}
