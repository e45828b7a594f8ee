import { Queue, Worker, type Job, type QueueOptions, type WorkerOptions } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { createPoolTimeoutOptions } from '~/db/pool.server';
import { connectRedis, type RedisConfig } from '~/lib/redis.server';
import type { QueueName } from './queue-names';
import { openPostgresBackend, QueuePool } from './postgres-backend.server';

export interface QueueSettings {
  redis: RedisConfig | undefined;
  databaseUrl: string;
  databaseTimeoutSeconds?: number;
  reconnectSeconds: number;
}

/**
 * The Redis settings or the PostgreSQL pool that all queues of a process share. Close the queues
 * before calling `end`.
 */
export type QueueBackend = { end: () => Promise<void>; reconnectSeconds: number } & (
  { pool: QueuePool } | { redis: RedisConfig }
);

/**
 * Milliseconds after which an idle connection is closed. It is not shorter, because PostgreSQL
 * starts a process for each new connection.
 */
const IDLE_MS = 60_000;

/**
 * Opens the backend of the queues. On PostgreSQL, it uses at most `connections` connections, which
 * are opened on first use, and calls `onOutOfReach` each time that PostgreSQL does not respond.
 */
export function openQueueBackend(
  settings: QueueSettings,
  connections: number,
  onOutOfReach: (error: unknown) => void = () => undefined,
): QueueBackend {
  const { redis, databaseUrl, databaseTimeoutSeconds = 25, reconnectSeconds } = settings;
  if (redis) return { redis, reconnectSeconds, end: async () => undefined };
  const pool = new QueuePool(onOutOfReach, {
    ...createPoolTimeoutOptions(databaseTimeoutSeconds * 1000),
    connectionString: databaseUrl,
    options: '-c search_path=bullmq',
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
  });
  return { pool, reconnectSeconds, end: () => pool.end() };
}

/**
 * Returns the key prefix of a queue. In a Redis cluster, the hash tag in braces keeps all keys of a
 * queue on the same node, which BullMQ's scripts require.
 */
function getKeyPrefix(name: QueueName, backend: QueueBackend): string {
  return 'redis' in backend && backend.redis.mode === 'cluster' ? `{sangha:${name}}` : 'sangha';
}

const DEFAULT_JOB_OPTIONS = { removeOnComplete: true, removeOnFail: { count: 1000 } };

/**
 * Opens a queue for adding jobs. If the queue is down, adding a job fails within a second instead
 * of waiting.
 */
export function openQueue(name: QueueName, backend: QueueBackend): Queue {
  const options: Omit<QueueOptions, 'connection'> = {
    prefix: getKeyPrefix(name, backend),
    defaultJobOptions: DEFAULT_JOB_OPTIONS,
    skipWaitingForReady: true,
    // Without this option, every process would write BullMQ's default metadata when it starts.
    skipMetasUpdate: true,
  };
  if ('pool' in backend)
    return new Queue(name, { ...options, connection: backend.pool }, openPostgresBackend) as unknown as Queue;
  const connection = openRedis(backend);
  const queue = new Queue(name, { ...options, connection });
  void setShortTimeouts(queue, connection);
  return closeTogether(queue, connection);
}

// Sets short timeouts once the queue is ready. They must not apply earlier, because BullMQ first
// requests the Redis version, and a queue for which that request failed never recovers.
async function setShortTimeouts(queue: Queue, connection: Redis | Cluster): Promise<void> {
  await queue.waitUntilReady().catch(() => undefined);
  Object.assign(connection.options, { maxRetriesPerRequest: 1, commandTimeout: 1_000 });
}

/**
 * Closes the Redis connection together with the queue or the worker. BullMQ does not close a
 * connection that it was given, and an open connection would keep a command from exiting.
 */
function closeTogether<Opened extends Queue | Worker>(opened: Opened, connection: Redis | Cluster): Opened {
  const close: (isForced?: boolean) => Promise<void> = opened.close.bind(opened);
  return Object.assign(opened, {
    close: (isForced?: boolean) => close(isForced).finally(() => connection.disconnect()),
  });
}

/**
 * Opens a worker for a queue. The worker reconnects after outages, and uses one connection only to
 * wait for jobs.
 */
export function startWorker(
  name: QueueName,
  backend: QueueBackend,
  process: (job: Job) => Promise<void>,
  options: Omit<WorkerOptions, 'connection'>,
): Worker {
  const shared = { ...options, prefix: getKeyPrefix(name, backend), runRetryDelay: backend.reconnectSeconds * 1000 };
  if ('pool' in backend) {
    const there = { ...shared, connection: backend.pool };
    return new Worker(name, process, there, openPostgresBackend) as unknown as Worker;
  }
  const connection = openRedis(backend);
  return closeTogether(new Worker(name, process, { ...shared, connection }), connection);
}

/**
 * Opens a Redis connection that reconnects if a response is overdue. The timeout is longer than a
 * worker's blocking call, which ends within ten seconds.
 */
function openRedis({ redis, reconnectSeconds }: Extract<QueueBackend, { redis: RedisConfig }>): Redis | Cluster {
  return connectRedis(redis, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(100 * 2 ** attempt, reconnectSeconds * 1000),
    keepAlive: 10_000,
    socketTimeout: 25_000,
  });
}
