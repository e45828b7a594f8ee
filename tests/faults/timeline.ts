import type { TestClock } from '../setup/clock';

/** One wait of this many ends much too late, as in a busy process. */
const OVERSLEPT_EVERY = 97;
const OVERSLEPT_MS = 300;
/** Maximum delay of all remaining waits, in milliseconds. */
const LATE_MS = 30;

/**
 * Runs concurrent tasks on a simulated clock. The clock stops while a task is working. When all
 * tasks are waiting, it advances to the earliest wake-up time.
 */
export function createSharedTimeline(clock: TestClock) {
  const waiting: { at: number; wake: () => void }[] = [];
  let [lanes, waits] = [0, 0];

  function advanceIfIdle(): void {
    if (waiting.length === 0 || waiting.length < lanes) return;
    const first = waiting.reduce((one, other) => (other.at < one.at ? other : one));
    waiting.splice(waiting.indexOf(first), 1);
    if (first.at > clock.now().getTime()) clock.set(new Date(first.at));
    first.wake();
  }

  return {
    /** Runs a task until it ends or calls `die`. */
    run: (lane: (die: () => void) => Promise<unknown>): Promise<void> => {
      lanes += 1;
      return new Promise<void>((resolve, reject) => {
        lane(resolve).then(() => resolve(), reject);
      }).finally(() => {
        lanes -= 1;
        advanceIfIdle();
      });
    },
    /** Resolves when the simulated clock reaches `at`, or a little later. */
    wait: (at: number): Promise<void> =>
      new Promise((wake) => {
        waits += 1;
        const lateMs = waits % OVERSLEPT_EVERY === 0 ? OVERSLEPT_MS : (waits * 7) % LATE_MS;
        waiting.push({ at: Math.max(at, clock.now().getTime()) + lateMs, wake });
        advanceIfIdle();
      }),
  };
}
