import { chromiumArguments, findChromium } from '../../setup/chromium.mjs';
import { preparePlatform } from '../../setup/platform.mjs';
import { getOffsetMs } from '../setup/clock';
import { ASHA, openDashboard, openAsStaff } from '../setup/journeys';
import { expect, test as base } from '../setup/test';

const TAKEN_AT = '2026-11-20T06:31:00+05:30';

/**
 * Starts a separate platform. Its clock is shifted to the time at which the reference pictures were
 * taken, so that the demo data is the same.
 */
const test = base.extend<object, { pictured: string }>({
  pictured: [
    async ({}, use) => {
      const { platform, remove } = await preparePlatform({
        clockOffsetMs: getOffsetMs(TAKEN_AT),
        settings: { fsync: 'off' },
        isQuick: true,
      });
      platform.start('sandbox');
      await platform.startDatabase();
      await platform.runToEnd('migrate');
      await platform.runToEnd('seed');
      platform.start('web');
      await platform.waitUntilReady('web');
      await use(platform.getUrl('web'));
      await remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseUrl: ({ pictured }, use) => use(pictured),
});

test.use({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } });
// The tests run one after the other, because each parallel worker would start a separate platform.
test.describe.configure({ mode: 'default' });

for (const viewport of [
  { width: 360, height: 1600 },
  { width: 1280, height: 1200 },
]) {
  test.describe(`at ${viewport.width} pixels`, { tag: '@deep' }, () => {
    test.use({ viewport });

    test('the home page', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveScreenshot(`home-${viewport.width}.png`);
    });

    test('the dashboard', async ({ page }) => {
      await openDashboard(page, ASHA);
      await page.goto('/dashboard');
      await expect(page).toHaveScreenshot(`dashboard-${viewport.width}.png`);
    });

    test('the dashboard before dawn', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await openDashboard(page, ASHA);
      await page.goto('/dashboard');
      await expect(page).toHaveScreenshot(`dashboard-dark-${viewport.width}.png`);
    });

    test('a donation', async ({ page }) => {
      await openDashboard(page, ASHA);
      await page.goto('/donations');
      await expect(page).toHaveScreenshot(`donations-${viewport.width}.png`);
    });

    test('the admin’s figures', async ({ page }) => {
      await openAsStaff(page, '/admin/dashboard');
      await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
      await expect(page).toHaveScreenshot(`admin-dashboard-${viewport.width}.png`);
    });
  });
}
