import type { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { traceStatement } from '~/lib/tracing.server';
import { sqlStateOf } from './sql-state';

interface PoolOptions {
  max: number;
  waitMs: number;
  /** The server itself ends a statement a little earlier. */
  answerMs: number;
}

const KEEP_ALIVE_MS = 10_000;

// Dropped as soon as an answer is overdue: if the network swallowed it, nothing more would come.
export class Connection extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    // Broken between two statements, it would end the process; the next statement fails anyway.
    this.on('error', () => undefined);
  }

  override query = ((...args: Parameters<pg.Client['query']>) => {
    const { asked, ended } = traced(args);
    const answer: unknown = pg.Client.prototype.query.apply(this, asked);
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

/** The driver gives the result to a callback, if it gets one, or else returns a promise. */
function traced(args: Parameters<pg.Client['query']>) {
  const [query, ...others] = args as unknown[];
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
  const ended = text === undefined ? undefined : traceStatement(text);
  const done = others.pop();
  if (!ended || typeof done !== 'function') return { asked: args, ended };
  const asked = [
    query,
    ...others,
    (error: unknown, result: unknown) => {
      ended(error);
      (done as (error: unknown, result: unknown) => void)(error, result);
    },
  ];
  return { asked: asked as unknown as typeof args, ended: undefined };
}

function isOverdue(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

// The adapter reads times as UTC, and a pooler may have dropped the startup's option.
class UtcConnection extends Connection {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const { connection } = this as unknown as { connection: EventEmitter };
    connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
      if (parameterName !== 'TimeZone' || parameterValue === 'UTC') return;
      connection.emit('error', new Error(`Times come in ${parameterValue}: ALTER DATABASE … SET TimeZone = 'UTC'`));
    });
  }
}

/** Keeps a pool from waiting for good for a server that has gone without a word. */
export function patience(answerMs: number) {
  return { Client: Connection, query_timeout: answerMs, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS };
}

const TOO_MANY_CONNECTIONS = '53300';
const RETRY_MS = 100;

/**
 * If the server has no connection left, waits for one of its own or for another process's instead
 * of failing.
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
        if (sqlStateOf(error) !== TOO_MANY_CONNECTIONS || performance.now() > deadline) throw error;
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

/** A pool made on first use. Sessions run in UTC because the adapter reads timestamps as such. */
export function openPool(databaseUrl: string, { max, waitMs, answerMs }: PoolOptions): pg.Pool {
  const pool = new PatientPool({
    ...patience(answerMs),
    Client: UtcConnection,
    connectionString: databaseUrl,
    max,
    options: '-c TimeZone=UTC',
    statement_timeout: Math.round(answerMs * 0.8),
    connectionTimeoutMillis: waitMs,
    application_name: 'sangha',
  });
  // A connection that breaks while nobody uses it leaves the pool; the next query opens another.
  return pool.on('error', () => undefined);
}

/** For how long a pool has been full without a single answer, in milliseconds; 0 if not full. */
export function silenceOf(pool: pg.Pool): () => number {
  let askedAt: number | null = null;
  pool.on('connect', (client) => client.on('drain', () => (askedAt = null)));
  pool.on('acquire', () => (askedAt ??= performance.now()));
  return () => {
    const full = pool.totalCount >= pool.options.max && pool.idleCount === 0;
    return full && askedAt !== null ? performance.now() - askedAt : 0;
  };
}
