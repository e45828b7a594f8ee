import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { underLoad } from './load';
import { expectNothingLost } from './nothing-lost';
import { peopleOn, type People } from './people';
import type { Part } from './part';
import { startFaultPlatform, type FaultPlatform } from './platform';

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
  let platform: FaultPlatform;
  let people: People;

  beforeAll(async () => {
    platform = await startFaultPlatform(queue);
    people = await peopleOn(platform);
  });
  afterAll(async () => {
    await people.leave();
    await platform.remove();
  });

  test.each(parts)('$name, killed under load, loses nothing and doubles nothing', async ({ part }) => {
    await underLoad(people, async () => {
      for (const runMs of [0, 400]) {
        await delay(runMs);
        await part(platform)?.kill();
        await part(platform)?.start();
        await platform.untilReady();
      }
      await delay(300);
    });
    await expectNothingLost(platform, people);
  });
});
