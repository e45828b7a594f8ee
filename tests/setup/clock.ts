import { clockIn } from '~/lib/clock';
import type { Clock } from '~/domain/context';

/** A clock that stands still until it is set. */
export interface TestClock extends Clock {
  /** Moves to an instant, for example `2026-02-28T23:59:59+05:30`. */
  set(instant: string | Date): void;
  /** Moves on by so many seconds. */
  advance(seconds: number): void;
}

/** A clock in the community's zone, standing at an instant. */
export function testClock(at: string | Date, timeZone = 'Asia/Kolkata'): TestClock {
  let now = new Date(at);
  return {
    ...clockIn(timeZone, () => new Date(now)),
    set: (instant) => {
      now = new Date(instant);
    },
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}
