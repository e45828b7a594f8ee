import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { ASHA, openDashboard } from '../setup/journeys';
import { waitForHydration, waitForScripts } from '../setup/screens';
import { expect, test } from '../setup/test';

const BUDGET_BYTES = 111_000;

test('the scripts of a dashboard weigh at most 111 kB as they are sent', async ({ page }) => {
  await openDashboard(page, ASHA);
  for (const tab of ['home', 'resources', 'referral', 'leaderboard']) {
    const weights = await measureScripts(page, `/dashboard?tab=${tab}`);
    expect(weights.length, `scripts of ${tab}`).toBeGreaterThan(1);
    expect(sum(weights), `bytes of ${tab}`).toBeLessThanOrEqual(BUDGET_BYTES);
  }
});

/** Returns the size of each script of a first visit, in bytes as they are sent with Brotli. */
async function measureScripts(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await waitForHydration(page);
  await waitForScripts(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  return Promise.all(
    [...new Set(scripts)].map(async (script) => brotliCompressSync(await fetchBody(page, script)).length),
  );
}

async function fetchBody(page: Page, address: string): Promise<Buffer> {
  return (await page.request.get(address)).body();
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}
