import { afterAll, beforeAll } from 'vitest';
import { isLong } from './clocks';
import { peopleOn, type People } from './people';
import { startFaultPlatform, type FaultPlatform } from './platform';

/** A whole platform and who uses it. */
export interface Inhabited {
  platform: FaultPlatform;
  people: People;
}

/**
 * A platform and its people, open while the tests around it run; read inside of tests alone. In the
 * long form its processes start as in production.
 */
export function faultPlatform(queue: 'postgres' | 'redis'): Inhabited {
  const on = {} as Inhabited;
  beforeAll(async () => {
    on.platform = await startFaultPlatform(queue, { isQuick: !isLong });
    on.people = await peopleOn(on.platform);
  });
  afterAll(async () => {
    await on.people.leave();
    await on.platform.remove();
  });
  return on;
}
