import type { Database } from './client.server';

/**
 * Maximum tolerated difference between the clocks. With a larger one, members would see that
 * classes open and end at the wrong time.
 */
const TOLERATED_SECONDS = 2;

/**
 * Returns by how many seconds the clock of this process is ahead of the database clock, accurate to
 * half a round trip.
 */
export async function measureClockOffset(db: Database): Promise<number> {
  const before = Date.now();
  const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  return ((before + Date.now()) / 2 - (row?.now.getTime() ?? NaN)) / 1000;
}

/**
 * Returns a message for operators if the clock of this process and the database clock differ by
 * more than two seconds, otherwise null.
 */
export async function findClockProblem(db: Database): Promise<string | null> {
  const seconds = await measureClockOffset(db);
  if (Math.abs(seconds) <= TOLERATED_SECONDS) return null;
  return `${Math.abs(seconds).toFixed(1)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database: synchronise the clock`;
}
