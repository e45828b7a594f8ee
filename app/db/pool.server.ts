import type { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { traceSqlStatement } from '~/lib/tracing.server';
import { getSqlState } from './sql-state';

interface PoolOptions {
  max: number;
  waitMs: number;
  /**
   * Milliseconds after which the client stops waiting for a response. The server cancels the
   * statement slightly earlier.
   */
  answerMs: number;
}

const KEEP_ALIVE_MS = 10_000;

// A connection that is closed when a response is overdue, because the network may have dropped the
// connection.
export class TimeoutConnection extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    // Without a listener, a connection that breaks while idle would end the process.
    this.on('error', () => undefined);
  }

  override query = ((...args: Parameters<pg.Client['query']>) => {
    const { queryArgs, ended } = traceQuery(args);
    const answer: unknown = pg.Client.prototype.query.apply(this, queryArgs);
    if (answer instanceof Promise) {
      answer.then(
        () => ended?.(),
        (error: unknown) => {
          ended?.(error);
          if (isOverdue(error)) void this.end();
        },
      );
    }
    return answer;
  }) as pg.Client['query'];
}

/**
 * Wraps the callback of a query, if there is one, to end its trace span. Without a callback, the
 * driver returns a promise that the caller traces.
 */
function traceQuery(args: Parameters<pg.Client['query']>) {
  const [query, ...others] = args as unknown[];
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
  const ended = text === undefined ? undefined : traceSqlStatement(text);
  const done = others.pop();
  if (!ended || typeof done !== 'function') return { queryArgs: args, ended };
  const settings = [
    query,
    ...others,
    (error: unknown, result: unknown) => {
      ended(error);
      (done as (error: unknown, result: unknown) => void)(error, result);
    },
  ];
  return { queryArgs: settings as unknown as typeof args, ended: undefined };
}

function isOverdue(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

// Refuses a connection whose session does not use UTC, because a pooler may drop the startup option
// that sets the time zone.
class UtcConnection extends TimeoutConnection {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const { connection } = this as unknown as { connection: EventEmitter };
    connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
      if (parameterName !== 'TimeZone' || parameterValue === 'UTC') return;
      connection.emit('error', new Error(`Times come in ${parameterValue}: ALTER ROLE … SET TimeZone = 'UTC'`));
    });
  }
}

/** Returns timeouts, so that a pool does not wait forever for a server that stopped responding. */
export function createPoolTimeoutOptions(answerMs: number) {
  return {
    Client: TimeoutConnection,
    query_timeout: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

const TOO_MANY_CONNECTIONS = '53300';
const RETRY_MS = 100;

/**
 * A pool that waits and retries if the database server has reached its connection limit, instead of
 * failing.
 */
class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const connected = this.#connectUntil(performance.now() + (this.options.connectionTimeoutMillis ?? 0));
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: unknown) => callback(error as Error, undefined, () => undefined),
    );
  }

  async #connectUntil(deadline: number): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (getSqlState(error) !== TOO_MANY_CONNECTIONS || performance.now() > deadline) throw error;
        await delay(RETRY_MS * (0.5 + Math.random()));
      }
    }
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * Creates a pool that connects on first use. Sessions run in UTC, because the Prisma adapter reads
 * timestamps as UTC.
 */
export function openPool(databaseUrl: string, { max, waitMs, answerMs }: PoolOptions): pg.Pool {
  const pool = new PatientPool({
    ...createPoolTimeoutOptions(answerMs),
    Client: UtcConnection,
    connectionString: databaseUrl,
    max,
    options: '-c TimeZone=UTC',
    statement_timeout: Math.round(answerMs * 0.8),
    connectionTimeoutMillis: waitMs,
    application_name: 'sangha',
  });
  // A connection that breaks while it is idle is removed from the pool, and the next query opens a
  // new one.
  return pool.on('error', () => undefined);
}

/**
 * Returns a function that reports for how many milliseconds a pool has been full without receiving
 * any response. It returns 0 if the pool is not full.
 */
export function trackPoolStall(pool: pg.Pool): () => number {
  let askedAt: number | null = null;
  pool.on('connect', (client) => client.on('drain', () => (askedAt = null)));
  pool.on('acquire', () => (askedAt ??= performance.now()));
  return () => {
    const full = pool.totalCount >= pool.options.max && pool.idleCount === 0;
    return full && askedAt !== null ? performance.now() - askedAt : 0;
  };
}
