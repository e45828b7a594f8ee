/**
 * True for `npm run test:long`, which waits as long as production does and runs every test on both
 * queue backends.
 */
export const isLong = process.env.FAULTS === 'long';

export const PROVIDER_TIMEOUT_SECONDS = isLong ? 8 : 2;

/**
 * Shortens the sweep, reconnect and time-out intervals, except for the long tests. A decision on a
 * donation always notifies the donor immediately.
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
 * Longer than every wait for a queue. Adding a job times out after a second; the longest wait for a
 * connection and the sweep interval are set in CLOCKS.
 */
export const OUTAGE_MS = isLong ? 20_000 : 4_000;
