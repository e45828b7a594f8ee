import { QUEUE_NAMES } from './queue-names';

/**
 * Maximum number of connections for adding jobs. Few are enough, because adding a job uses a
 * connection for only one or two milliseconds.
 */
export const MAX_ENQUEUE_CONNECTIONS = 4;

export const MAX_RATE_LIMITER_CONNECTIONS = 3;

/**
 * Returns the maximum number of connections of a worker: one per queue, which waits for jobs, and
 * half as many as concurrent jobs, because fetching and finishing a job uses a connection only
 * briefly.
 */
export function getMaxWorkerConnections(concurrency: number): number {
  return QUEUE_NAMES.length + Math.max(4, Math.ceil(concurrency / 2));
}

/**
 * Returns the maximum number of PostgreSQL connections of one process.
 * Source: docs/operations/scale.md#connections.
 */
export function getMaxConnections(
  part: 'web' | 'worker',
  config: { databasePool: number; redis: unknown; worker: { concurrency: number } },
): number {
  if (config.redis) return config.databasePool;
  const shared = config.databasePool + MAX_ENQUEUE_CONNECTIONS + MAX_RATE_LIMITER_CONNECTIONS;
  return part === 'web' ? shared : shared + getMaxWorkerConnections(config.worker.concurrency);
}
