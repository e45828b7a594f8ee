import { findAxeViolations } from '../setup/axe';
import { ASHA, openDashboard } from '../setup/journeys';
import { expect, test } from '../setup/test';

test('axe finds nothing in an open policy, which keeps the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
});

for (const path of ['/', '/hi/landing']) {
  test(`${path} does not shift while it loads`, async ({ page }) => {
    // The first visit only fills the cache with the fonts. Otherwise the layout shift would depend
    // on the fallback font of the system.
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(total), 300);
        }),
    );
    expect(shift).toBeLessThan(0.01);
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
