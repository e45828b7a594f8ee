import { setTimeout as delay } from 'node:timers/promises';
import { test } from 'vitest';
import type { PreparedPlatform } from './fault-platform';
import { runUnderLoad } from './load';
import { expectNothingLost } from './nothing-lost';
import type { Part } from './part';
import type { FaultPlatform } from './platform';

const PARTS = {
  'one web process': ({ webs }) => webs[0],
  'one worker': ({ workers }) => workers[0],
  'both workers': ({ worker }) => worker,
  PostgreSQL: ({ postgres }) => postgres,
  Redis: ({ redis }) => redis,
  'the programs that read pictures': ({ pictures }) => pictures,
} satisfies Record<string, (platform: FaultPlatform) => Part | undefined>;

export function testKilledParts(on: PreparedPlatform, names: (keyof typeof PARTS)[]): void {
  test.each(names)('%s, killed under load, loses nothing and doubles nothing', async (name) => {
    const part = PARTS[name](on.platform);
    await runUnderLoad(on.people, async () => {
      for (const runMs of [0, 400]) {
        await delay(runMs);
        await part?.kill();
        await part?.start();
        await on.platform.waitUntilReady();
      }
      await delay(300);
    });
    await expectNothingLost(on.platform, on.people);
  });
}
