/** Milliseconds without a failed request after which a successful request ends the outage. */
const QUIET_MS = 5_000;

type LogFunction = (about: object, message: string) => void;

export interface OutageLog {
  failed: (err: unknown, about?: object) => void;
  answered: () => void;
}

/**
 * Creates a log that writes one line when an outage starts and one line, with the number of
 * failures, when it ends.
 */
export function createOutageLog(what: string, log: Record<'error' | 'warn', LogFunction>): OutageLog {
  let outage: { since: number; last: number; failures: number } | null = null;
  return {
    failed: (err, about) => {
      const now = performance.now();
      if (!outage) log.error({ err, ...about }, `${what} is not reachable`);
      outage = { since: outage?.since ?? now, last: now, failures: (outage?.failures ?? 0) + 1 };
    },
    answered: () => {
      const now = performance.now();
      if (!outage || now - outage.last < QUIET_MS) return;
      const { since, failures } = outage;
      outage = null;
      log.warn({ failures, seconds: Math.round((now - since) / 1000) }, `${what} is reachable again`);
    },
  };
}
