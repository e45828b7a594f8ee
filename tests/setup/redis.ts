import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { TestProject } from 'vitest/node';
import { freePorts } from '../../sandbox/launch/ports.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where queues of this run live in Redis; null when they live in PostgreSQL. */
    redisUrl: string | null;
  }
}

/** With TEST_QUEUE=redis: takes REDIS_URL's server, or starts a redis-server of the run's own. */
export default async function prepareRedis(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_QUEUE !== 'redis') {
    project.provide('redisUrl', null);
    return undefined;
  }
  if (process.env.REDIS_URL) {
    project.provide('redisUrl', process.env.REDIS_URL);
    return undefined;
  }
  const { url, stop } = await startRedis();
  project.provide('redisUrl', url);
  return stop;
}

async function startRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-redis-'));
  const [port = 0] = await freePorts(1);
  const server = spawn(
    process.env.REDIS_SERVER ?? 'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: 'ignore' },
  );
  process.once('exit', () => server.kill());
  const failed = once(server, 'error').then(([error]) => {
    throw new Error('TEST_QUEUE=redis needs REDIS_URL or a redis-server on the PATH', { cause: error });
  });
  const url = `redis://127.0.0.1:${port}`;
  await Promise.race([failed, untilItAnswers(url)]);
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

async function untilItAnswers(url: string): Promise<void> {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await Promise.race([
    client.ping(),
    sleep(10_000).then(() => Promise.reject(new Error('redis-server did not answer'))),
  ]);
  client.disconnect();
}
