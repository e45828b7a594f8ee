import { afterAll, beforeAll } from 'vitest';
import { isLong } from './clocks';
import { createPeople, type People } from './people';
import { startFaultPlatform, type FaultPlatform } from './platform';

export interface PreparedPlatform {
  platform: FaultPlatform;
  people: People;
}

/**
 * Starts a platform with users before the tests and removes it after them. The properties of the
 * result can be read only inside tests. In the long tests, the processes start with the same
 * options as in production.
 */
export function prepareFaultPlatform(queue: 'postgres' | 'redis'): PreparedPlatform {
  const on = {} as PreparedPlatform;
  beforeAll(async () => {
    on.platform = await startFaultPlatform(queue, { isQuick: !isLong });
    on.people = await createPeople(on.platform);
  });
  afterAll(async () => {
    await on.people.leave();
    await on.platform.remove();
  });
  return on;
}
