import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { ASHA, openDashboard } from '../setup/journeys';
import { waitForHydration, waitForScripts } from '../setup/screens';
import { expect, test } from '../setup/test';

const BUDGET_BYTES = 110_000;
const MESSAGES_BUDGET_BYTES = 14_500;

test('the scripts of a dashboard weigh at most 110 kB as they are sent', async ({ page }) => {
  await openDashboard(page, ASHA);
  for (const tab of ['home', 'resources', 'referral', 'leaderboard']) {
    const { scripts } = await measureScripts(page, `/dashboard?tab=${tab}`);
    expect(scripts.length, `scripts of ${tab}`).toBeGreaterThan(1);
    expect(sum(scripts), `bytes of ${tab}`).toBeLessThanOrEqual(BUDGET_BYTES);
  }
});

test('the messages of a language are one file of at most 14.5 kB, which the response names', async ({ page }) => {
  await openDashboard(page, ASHA);
  for (const language of ['en', 'hi', 'mr']) {
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    const { messages } = await measureScripts(page, `/dashboard?lang=${language}`);
    expect(messages, `files of ${language}`).toHaveLength(1);
    expect(sum(messages), `bytes of ${language}`).toBeLessThanOrEqual(MESSAGES_BUDGET_BYTES);
    const { link } = (await answer).headers();
    expect(link).toMatch(new RegExp(`^</assets/screen-messages-${language}-[\\w-]+\\.js>; rel=modulepreload$`));
  }
});

/** Returns the size of each file of a first visit, in bytes as they are sent with Brotli. */
async function measureScripts(page: Page, address: string): Promise<{ scripts: number[]; messages: number[] }> {
  await page.goto(address);
  await waitForHydration(page);
  await waitForScripts(page);
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const files = [...new Set(loaded)];
  const weigh = (matching: string[]) =>
    Promise.all(matching.map(async (file) => brotliCompressSync(await fetchBody(page, file)).length));
  return {
    scripts: await weigh(files.filter((file) => !file.includes('/screen-messages-'))),
    messages: await weigh(files.filter((file) => file.includes('/screen-messages-'))),
  };
}

async function fetchBody(page: Page, address: string): Promise<Buffer> {
  return (await page.request.get(address)).body();
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}
