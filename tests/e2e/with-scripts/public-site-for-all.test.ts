import type { Page } from 'playwright';
import { axeFindings } from '../setup/axe';
import { ASHA, dashboardOf } from '../setup/journeys';
import { expect, test } from '../setup/test';

const PAGES = ['/', '/hi', '/landing', '/privacy'];

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a screen of half the width, as by zoom, shows everything', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  for (const path of PAGES) {
    await page.goto(path);
    expect(await sideways(page), path).toBeLessThanOrEqual(0);
  }
});

test('in forced colours what asks to join can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const band = page.locator('#call_to_action_section');
  const parts = [
    band,
    band.getByRole('heading'),
    band.getByRole('link', { name: 'Register Now for FREE' }),
    page.getByRole('link', { name: 'Join for Free' }),
  ];
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const part of parts) {
    const [text, ground] = await part.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
    expect(text).not.toBe(ground);
    expect(text).not.toBe(canvas);
  }
});

test('nothing moves for who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PAGES) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element);
          return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving, path).toEqual([]);
  }
});

test('axe finds nothing in an open policy, which holds the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
});

test('the home page stands still while it loads', async ({ page }) => {
  await page.goto('/');
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

test('a member without a network is told so, and tries again', async ({ page, context }) => {
  await dashboardOf(page, ASHA);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await page.goto('/dashboard?tab=leaderboard');
  await expect(page.getByRole('heading', { name: 'The network is slow this morning.' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Top 20' })).toBeVisible();
});
