/** Whether to wait as long as production does and try all on both queues: `npm run test:long`. */
export const isLong = process.env.FAULTS === 'long';

/** The longest that a provider may take to answer. */
export const PROVIDER_TIMEOUT_SECONDS = isLong ? 8 : 2;

/**
 * What makes a platform sweep, reconnect and give up sooner than in production, unless the tests
 * are to take long. A decision on a donation is told at once in both.
 */
export const CLOCKS: Record<string, string> = {
  UNDO_SECONDS: '0',
  ...(isLong
    ? {}
    : {
        SWEEP_SECONDS: '1',
        JOB_LOCK_SECONDS: '3',
        RECONNECT_SECONDS: '1',
        PROVIDER_TIMEOUT_SECONDS: String(PROVIDER_TIMEOUT_SECONDS),
      }),
};

/**
 * Longer than everything that waits for a queue: an addition gives up after a second, the longest
 * wait for a connection and the sweep's period are those of CLOCKS.
 */
export const OUTAGE_MS = isLong ? 20_000 : 4_000;
