import type { Page } from 'playwright';
import { findAxeViolations } from '../setup/axe';
import { ASHA, openDashboard } from '../setup/journeys';
import { expect, test } from '../setup/test';

test('axe finds nothing in an open policy, which keeps the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
});

/** Returns the layout shift until the page is rendered with its fonts. */
function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // The browser calculates the shift of a frame after the callbacks for this frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((total, { value }) => total + value, 0);
  });
}

for (const path of ['/', '/hi/landing']) {
  test(`${path} does not shift while it loads`, async ({ page }) => {
    // The first visit only fills the cache with the fonts. Otherwise the layout shift would depend
    // on the fallback font of the system.
    await page.goto(path);
    await measureLayoutShift(page);
    await page.reload();
    expect(await measureLayoutShift(page)).toBeLessThan(0.01);
  });
}

test('a member without a network sees a message, and retries', async ({ page, context }) => {
  await openDashboard(page, ASHA);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await page.goto('/dashboard?tab=leaderboard');
  await expect(page.getByRole('heading', { name: 'The network is slow right now.' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'LeaderBoard' })).toBeVisible();
});
