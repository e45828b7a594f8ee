import type pg from 'pg';
import type { Logger } from 'pino';

/** An outage is over once the database has answered and nothing failed for so long. */
const QUIET_MS = 5_000;

export type OutageLog = (error: unknown, requestId: string) => void;

/** Logs that an outage begins and, with a count, that it is over: two lines for each. */
export function outageLog(pool: pg.Pool, log: Pick<Logger, 'error' | 'warn'>): OutageLog {
  let outage: { since: number; last: number; failures: number } | null = null;
  const answered = () => {
    const now = performance.now();
    if (!outage || now - outage.last < QUIET_MS) return;
    const { since, failures } = outage;
    outage = null;
    log.warn({ failures, seconds: Math.round((now - since) / 1000) }, 'the database is reachable again');
  };
  pool.on('connect', (client) => client.on('drain', answered));
  return (err, requestId) => {
    const now = performance.now();
    if (!outage) log.error({ err, requestId }, 'the database is not reachable');
    outage = { since: outage?.since ?? now, last: now, failures: (outage?.failures ?? 0) + 1 };
  };
}
