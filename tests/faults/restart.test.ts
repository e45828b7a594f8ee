import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFaultPlatform, type FaultPlatform } from './platform';

const PARTS = ['web', 'worker', 'sandbox', 'postgres'] as const;

describe.each([
  { queue: 'postgres', parts: PARTS },
  { queue: 'redis', parts: [...PARTS, 'redis'] },
] as const)('a platform with its queues in $queue', ({ queue, parts }) => {
  let platform: FaultPlatform;

  beforeAll(async () => {
    platform = await startFaultPlatform(queue);
  });
  afterAll(() => platform.remove());

  it.each(parts)('is ready again after %s was killed', async (name) => {
    const part = platform[name];
    await part?.kill();
    await part?.start();
    for (const url of [platform.webUrl, platform.workerUrl]) {
      await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 30_000 }).toBe(200);
    }
  });
});

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
