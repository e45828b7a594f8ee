import { setTimeout as delay } from 'node:timers/promises';
import { describe, test } from 'vitest';
import { faultPlatform } from './fault-platform';
import { underLoad } from './load';
import { expectNothingLost } from './nothing-lost';
import type { Part } from './part';
import type { FaultPlatform } from './platform';

interface Killed {
  name: string;
  part: (platform: FaultPlatform) => Part | undefined;
}

const PARTS: Killed[] = [
  { name: 'one web process', part: ({ webs }) => webs[0] },
  { name: 'one worker', part: ({ workers }) => workers[0] },
  { name: 'both workers', part: ({ worker }) => worker },
  { name: 'PostgreSQL', part: ({ postgres }) => postgres },
];

describe.each([
  { queue: 'postgres', parts: PARTS },
  { queue: 'redis', parts: [...PARTS, { name: 'Redis', part: ({ redis }) => redis }] },
] satisfies { queue: 'postgres' | 'redis'; parts: Killed[] }[])('with the queue in $queue', ({ queue, parts }) => {
  const on = faultPlatform(queue);

  test.each(parts)('$name, killed under load, loses nothing and doubles nothing', async ({ part }) => {
    await underLoad(on.people, async () => {
      for (const runMs of [0, 400]) {
        await delay(runMs);
        await part(on.platform)?.kill();
        await part(on.platform)?.start();
        await on.platform.untilReady();
      }
      await delay(300);
    });
    await expectNothingLost(on.platform, on.people);
  });
});
