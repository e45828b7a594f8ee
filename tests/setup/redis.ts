import type { TestProject } from 'vitest/node';
import { prepareRedis } from './own-redis';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of Redis for the queues. Undefined in test projects with queues in PostgreSQL. */
    redisUrl: string | undefined;
  }
}

export default async function provideRedis(project: TestProject): Promise<() => Promise<void>> {
  const redis = await prepareRedis();
  await redis.start();
  project.provide('redisUrl', redis.url);
  return redis.remove;
}
