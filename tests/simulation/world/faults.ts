import { once } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';
import { TimeoutConnection, openPool } from '~/db/pool.server';

/**
 * A connection failure before a statement is sent or after it was executed. The statement may be a
 * commit.
 */
export interface Fault {
  /** Index of the statement at which the connection breaks, starting at 0. */
  statement: number;
  when: 'before' | 'after';
}

type Callback = (error: Error | null, result?: unknown) => void;

/** Breaks database connections at the statements that a simulation selects. */
export class Faults {
  #fault: Fault | undefined;
  #sent = 0;
  fired = false;

  arm(fault: Fault | undefined): void {
    this.#fault = fault;
    this.#sent = 0;
    this.fired = false;
  }

  #next(): Fault['when'] | undefined {
    if (!this.#fault) return undefined;
    this.#sent += 1;
    if (this.#sent <= this.#fault.statement) return undefined;
    const { when } = this.#fault;
    this.#fault = undefined;
    this.fired = true;
    return when;
  }

  pool(databaseUrl: string): pg.Pool {
    const pool = openPool(databaseUrl, { max: 6, waitMs: 15_000, answerMs: 25_000 });
    const next = () => this.#next();
    class Breaking extends TimeoutConnection {
      constructor(config?: pg.ClientConfig) {
        super(config);
        const send = this.query as (...args: unknown[]) => unknown;
        this.query = ((...args: unknown[]) => {
          const when = next();
          if (!when) return send.apply(this, args);
          const done = args.at(-1);
          const rest = typeof done === 'function' ? args.slice(0, -1) : args;
          const broken = when === 'before' ? Promise.resolve() : Promise.resolve(send.apply(this, rest));
          const failed = broken.then(
            () => this.#break(),
            () => this.#break(),
          );
          if (typeof done !== 'function') return failed;
          failed.catch((error: unknown) => (done as Callback)(error as Error));
          return undefined;
        }) as pg.Client['query'];
      }

      async #break(): Promise<never> {
        const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
        // A rollback on a connection that is already broken must not wait for another end.
        if (!stream.destroyed) {
          const ended = once(this, 'end');
          stream.destroy();
          await ended;
        }
        throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
      }
    }
    return Object.assign(pool, { Client: Breaking });
  }
}
