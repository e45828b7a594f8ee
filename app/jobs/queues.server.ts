import { createPostgresBackend, Queue, Worker, type Job, type QueueOptions, type WorkerOptions } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { patience } from '~/db/pool.server';
import { connectRedis, type RedisLocation } from '~/lib/redis.server';
import type { QueueName } from './contracts';

export interface QueueBackend {
  redis: RedisLocation | undefined;
  databaseUrl: string;
  databaseTimeoutSeconds?: number;
  reconnectSeconds: number;
}

/** In a cluster the hash tag keeps a queue's keys on one node, as BullMQ's scripts ask for. */
function prefixOf(name: QueueName, { redis }: QueueBackend): string {
  return redis?.mode === 'cluster' ? `{sangha:${name}}` : 'sangha';
}

const KEEP = { removeOnComplete: true, removeOnFail: { count: 1000 } };

/** Opens a queue to add to. One that goes down refuses within a second instead of waiting. */
export function openQueue(name: QueueName, backend: QueueBackend): Queue {
  const options: Omit<QueueOptions, 'connection'> = {
    prefix: prefixOf(name, backend),
    defaultJobOptions: KEEP,
    skipWaitingForReady: true,
  };
  if (!backend.redis) {
    return new Queue(name, { ...options, connection: postgres(backend, 3) }, createPostgresBackend) as unknown as Queue;
  }
  const connection = openRedis(backend, backend.redis);
  const queue = new Queue(name, { ...options, connection });
  void refuseQuickly(queue, connection);
  return closingBoth(queue, connection);
}

// BullMQ asks a new connection for Redis's version, and a queue whose question failed is dead
// for good: until it is answered nothing may be given up, even if Redis starts later.
async function refuseQuickly(queue: Queue, connection: Redis | Cluster): Promise<void> {
  await queue.waitUntilReady().catch(() => undefined);
  Object.assign(connection.options, { maxRetriesPerRequest: 1, commandTimeout: 1_000 });
}

/** BullMQ leaves a connection that it was given open, and that keeps a command from ending. */
function closingBoth<Opened extends Queue | Worker>(opened: Opened, connection: Redis | Cluster): Opened {
  const close: (isForced?: boolean) => Promise<void> = opened.close.bind(opened);
  return Object.assign(opened, {
    close: (isForced?: boolean) => close(isForced).finally(() => connection.disconnect()),
  });
}

/** Opens a worker on a queue; it keeps trying through an outage of the queue. */
export function openWorker(
  name: QueueName,
  backend: QueueBackend,
  process: (job: Job) => Promise<void>,
  options: Omit<WorkerOptions, 'connection'>,
): Worker {
  const shared = { ...options, prefix: prefixOf(name, backend) };
  if (!backend.redis) {
    const pool = Math.max(4, Math.ceil((options.concurrency ?? 1) / 2));
    return new Worker(
      name,
      process,
      { ...shared, connection: postgres(backend, pool) },
      createPostgresBackend,
    ) as unknown as Worker;
  }
  const connection = openRedis(backend, backend.redis);
  return closingBoth(new Worker(name, process, { ...shared, connection }), connection);
}

function postgres({ databaseUrl, databaseTimeoutSeconds = 25 }: QueueBackend, max: number) {
  return {
    ...patience(databaseTimeoutSeconds * 1000),
    connectionString: databaseUrl,
    schema: 'bullmq',
    max,
    connectionTimeoutMillis: 10_000,
  };
}

/** A connection is made anew once an answer is overdue: a worker's own wait ends in ten seconds. */
function openRedis(backend: QueueBackend, location: RedisLocation): Redis | Cluster {
  return connectRedis(location, {
    maxRetriesPerRequest: null,
    retryStrategy: reconnectDelayMs(backend),
    keepAlive: 10_000,
    socketTimeout: 25_000,
  });
}

function reconnectDelayMs({ reconnectSeconds }: QueueBackend) {
  return (attempt: number): number => Math.min(100 * 2 ** attempt, reconnectSeconds * 1000);
}
