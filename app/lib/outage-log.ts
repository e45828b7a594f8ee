/** An outage is over once something was answered and nothing failed for so long. */
const QUIET_MS = 5_000;

type Say = (about: object, message: string) => void;

export interface OutageLog {
  failed: (err: unknown, about?: object) => void;
  answered: () => void;
}

/** Logs that an outage begins and, with a count, that it is over: two lines for each. */
export function outageLog(what: string, log: Record<'error' | 'warn', Say>): OutageLog {
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
