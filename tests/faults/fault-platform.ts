import { afterAll, beforeAll } from 'vitest';
import { isLong } from './clocks';
import { peopleOn, type People } from './people';
import { startFaultPlatform, type FaultPlatform } from './platform';

export interface Inhabited {
  platform: FaultPlatform;
  people: People;
}

/**
 * Starts a platform with users before the surrounding tests and removes it after them. Read the
 * properties only inside tests. In long mode the processes start as in production.
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
