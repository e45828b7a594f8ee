import { createClock } from '~/lib/clock';
import type { Clock } from '~/domain/context';

/** A clock that changes only if a test sets it. */
export interface TestClock extends Clock {
  /** Sets the clock, for example to `2026-02-28T23:59:59+05:30`. */
  set(instant: string | Date): void;
  advance(seconds: number): void;
}

export function testClock(at: string | Date, timeZone = 'Asia/Kolkata'): TestClock {
  let now = new Date(at);
  return {
    ...createClock(timeZone, () => new Date(now)),
    set: (instant) => {
      now = new Date(instant);
    },
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}
