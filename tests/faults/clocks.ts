/**
 * True for `npm run test:long`, which uses the waiting times of production and runs every test with
 * both queue backends.
 */
export const isLong = process.env.FAULTS === 'long';

export const PROVIDER_TIMEOUT_SECONDS = isLong ? 8 : 2;

/**
 * Intervals and time limits. In the short tests the intervals for sweeps and reconnecting are
 * shorter than in production. Donors are always notified immediately, because the time for undoing
 * a decision is zero.
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
 * Duration of an outage, in milliseconds. It is longer than any waiting time for the queue: adding
 * a job times out after a second, and CLOCKS contains the intervals for reconnecting and for
 * sweeps.
 */
export const OUTAGE_MS = isLong ? 20_000 : 4_000;
