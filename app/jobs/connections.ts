import { QUEUES } from './queue-names';

/** An addition to a queue takes a connection for a millisecond or two. */
export const ENQUEUE_CONNECTIONS = 4;

export const LIMITER_CONNECTIONS = 3;

/**
 * One connection per queue waits for jobs. Others take and finish jobs, each for a moment: half as
 * many as jobs at a time are enough.
 */
export function countWorkerConnections(concurrency: number): number {
  return QUEUES.length + Math.max(4, Math.ceil(concurrency / 2));
}

/**
 * Returns how many connections to PostgreSQL one process opens at most.
 * Source: docs/operations/scale.md#connections.
 */
export function countConnections(
  part: 'web' | 'worker',
  config: { databasePool: number; redis: unknown; worker: { concurrency: number } },
): number {
  if (config.redis) return config.databasePool;
  const shared = config.databasePool + ENQUEUE_CONNECTIONS + LIMITER_CONNECTIONS;
  return part === 'web' ? shared : shared + countWorkerConnections(config.worker.concurrency);
}
