import { setTimeout as delay } from 'node:timers/promises';
import { createPostgresBackend, type PostgresQueueBackend } from 'bullmq';
import pg from 'pg';

/**
 * Delay in milliseconds after a failed connection attempt. It is shorter than the timeout for
 * adding a job.
 */
const PAUSE_MS = 500;

/**
 * SQLSTATE classes of a server that cannot run the queue: it is full, starting, stopping or
 * read-only, or the queue schema is missing.
 */
const NOT_SERVING = /^(08|25|3F|42|53|55|57)/;

/**
 * Pool that reports errors of a server that is not ready as ECONNREFUSED. BullMQ pauses before a
 * retry only after ECONNREFUSED, and retries after other errors in an endless loop without a pause.
 */
export class QueuePool extends pg.Pool {
  readonly #onOutOfReach: (error: unknown) => void;

  constructor(onOutOfReach: (error: unknown) => void, options: pg.PoolConfig) {
    super(options);
    this.#onOutOfReach = onOutOfReach;
  }

  readonly outOfReach = (error: unknown): never => {
    if (error instanceof pg.DatabaseError && !NOT_SERVING.test(error.code ?? '')) throw error;
    this.#onOutOfReach(error);
    const reason = error instanceof Error ? error.message : String(error);
    throw Object.assign(new Error(`The queue is out of reach: ${reason}`, { cause: error }), { code: 'ECONNREFUSED' });
  };

  /**
   * Delays a failed connection attempt, because BullMQ retries the connection on which it waits for
   * jobs without a pause. BullMQ requests only this connection without a callback.
   */
  override connect = ((done?: Parameters<pg.Pool['connect']>[0]) =>
    done
      ? super.connect(done)
      : super.connect().catch(async (error: unknown) => {
          await delay(PAUSE_MS);
          throw error;
        })) as pg.Pool['connect'];

  override query = ((...asked: Parameters<pg.Pool['query']>) =>
    (super.query(...asked) as unknown as Promise<unknown>).catch(this.outOfReach)) as pg.Pool['query'];
}

/**
 * Creates a backend that recovers after a failed start. Otherwise BullMQ would keep the rejected
 * promise and never connect again.
 */
export const openPostgresBackend: typeof createPostgresBackend = (name, options, more) => {
  const backend = createPostgresBackend(name, options, more);
  retryFailedStart(backend.connection, (options.connection as QueuePool).outOfReach);
  retryFailedStart(backend, (error) => {
    throw error;
  });
  return backend;
};

function retryFailedStart(
  asked: Pick<PostgresQueueBackend, 'waitUntilReady'>,
  refuse: (error: unknown) => never,
): void {
  const ask = asked.waitUntilReady.bind(asked);
  asked.waitUntilReady = () =>
    ask().catch((error: unknown) => {
      Object.assign(asked, { readyPromise: undefined });
      refuse(error);
    });
}
