import type { Page } from 'playwright';
import { ASHA, openDashboard, logOut, registerMember } from '../setup/journeys';
import { waitForHydration, waitForScripts } from '../setup/screens';
import { expect, test } from '../setup/test';

const MINUTE = 60_000;

/** Waits until the service worker has cached the page with today's classes. */
function waitUntilCached(page: Page) {
  return expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/dashboard'))), { timeout: 20_000 })
    .toBe(true);
}

test('a tap without a network is stored, and arrives once when the network is back', async ({ page, context }) => {
  await registerMember(page);
  const card = page.getByRole('article').filter({ hasText: 'Open practice' });
  await waitForHydration(page);
  await waitForScripts(page);
  await context.setOffline(true);
  await expect(page.getByText('No network just now.').first()).toBeVisible();
  await card.getByRole('button', { name: 'Join Now' }).click();
  await expect(page.getByText('We will send your tap when you are back online.')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('page_key')) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(page.getByText('Attendance marked.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your streak begins' })).toContainText('Total days1');
  expect(sent).toHaveLength(1);
  await page.clock.install();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: 'Your streak begins' })).toContainText('Total days1');
  // The page looks for a stored tap after half a second, and then every 15 seconds.
  await page.clock.runFor(16_000);
  // A stored tap would be sent before this request.
  await page.evaluate(() => fetch('/healthz'));
  expect(sent).toHaveLength(1);
});

test('a tap on a cached page has the time of the page, and counts once there is a network', async ({
  page,
  context,
}) => {
  await registerMember(page);
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.clock.setFixedTime(Date.now() + 20 * MINUTE);
  await page.goto('/dashboard');
  await expect(page.getByText('No network just now.').first()).toBeVisible();
  await page
    .getByRole('article')
    .filter({ hasText: 'Open practice' })
    .getByRole('button', { name: 'Join Now' })
    .click();
  await expect(page.getByText('We will send your tap when you are back online.')).toBeVisible();
  const late = page.waitForRequest((request) => request.postData()?.includes('tapped_after_ms') ?? false);
  await context.setOffline(false);
  const minutes = Number(new URLSearchParams((await late).postData() ?? '').get('tapped_after_ms')) / MINUTE;
  expect(Math.round(minutes)).toBeGreaterThanOrEqual(20);
  await expect(page.getByText('Attendance marked.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your streak begins' })).toContainText('Total days1');
});

test('the classes of the day are readable without a network, until the member logs out', async ({ page, context }) => {
  await openDashboard(page, ASHA);
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText('No network just now.').first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Open practice' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('days-1');
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'The network is slow right now.' })).toBeVisible();
});

test('the installation is offered after the third class if the browser supports it, and a refusal is remembered', async ({
  page,
}) => {
  const offerInstall = () =>
    page.evaluate(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => null })));
  const hint = page.getByRole('region', { name: 'Sangha on your home screen' });
  await registerMember(page);
  await waitForHydration(page);
  await offerInstall();
  await waitForScripts(page);
  await expect(hint).toHaveCount(0);
  await page.context().clearCookies();
  await openDashboard(page, ASHA);
  await waitForHydration(page);
  await expect(hint).toHaveCount(0);
  await offerInstall();
  await hint.getByRole('button', { name: 'Not now' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await offerInstall();
  await waitForScripts(page);
  await expect(hint).toHaveCount(0);
});
