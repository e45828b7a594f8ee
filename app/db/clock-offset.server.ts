import type { Database } from './client.server';

/** With a larger difference, classes would open and end at visibly different times. */
const TOLERATED_SECONDS = 2;

/**
 * Returns how many seconds this process's clock is ahead of the database's, accurate to half a
 * round trip.
 */
export async function measureClockOffset(db: Database): Promise<number> {
  const before = Date.now();
  const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  return ((before + Date.now()) / 2 - (row?.now.getTime() ?? NaN)) / 1000;
}

/**
 * Returns a message for operators if the clocks differ by more than two seconds, otherwise null.
 */
export async function findClockProblem(db: Database): Promise<string | null> {
  const seconds = await measureClockOffset(db);
  if (Math.abs(seconds) <= TOLERATED_SECONDS) return null;
  return `${Math.abs(seconds).toFixed(1)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database: synchronise the clock`;
}
