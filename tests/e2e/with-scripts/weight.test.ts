import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { ASHA, dashboardOf } from '../setup/journeys';
import { expect, test } from '../setup/test';

test.use({ isAlone: true });

const BUDGET_BYTES = 120_000;

test('the scripts of a dashboard weigh at most 120 kB compressed', async ({ page }) => {
  await dashboardOf(page, ASHA);
  for (const tab of ['home', 'resources', 'referral', 'leaderboard']) {
    const weights = await scriptWeights(page, `/dashboard?tab=${tab}`);
    expect(weights.length, `scripts of ${tab}`).toBeGreaterThan(1);
    expect(sum(weights), `bytes of ${tab}`).toBeLessThanOrEqual(BUDGET_BYTES);
  }
});

/** Returns the size of each script that a first visit loads, in bytes after gzip. */
async function scriptWeights(page: Page, address: string): Promise<number[]> {
  const scripts: Promise<Buffer>[] = [];
  // Each response body is read when it arrives, because Chromium discards bodies after a while.
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  };
  page.on('response', collect);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', collect);
  return Promise.all(scripts.map(async (script) => gzipSync(await script).length));
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}
