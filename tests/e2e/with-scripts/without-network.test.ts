import type { Page } from 'playwright';
import { dashboardOf, ASHA, newcomer } from '../setup/journeys';
import { expect, test } from '../setup/test';

test.use({ isAlone: true });

const MINUTE = 60_000;

/** Waits until the service worker has cached the page with today's classes. */
function kept(page: Page) {
  return expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/dashboard'))), { timeout: 20_000 })
    .toBe(true);
}

test('a tap made without a network is kept, and arrives once when it is back', async ({ page, context }) => {
  await newcomer(page);
  const card = page.getByRole('article').filter({ hasText: 'Open practice' });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('No network just now.').first()).toBeVisible();
  await card.getByRole('button', { name: 'Join Now' }).click();
  await expect(page.getByText('Your tap is kept and sent by itself.')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('page_key')) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(page.getByText('Attendance marked.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your line begins' })).toContainText('Total days1');
  expect(sent).toHaveLength(1);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Your line begins' })).toContainText('Total days1');
  expect(sent).toHaveLength(1);
});

test('a tap on the page that the browser kept is dated by when the page came, and counts once there is a network', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await kept(page);
  await context.setOffline(true);
  await page.clock.setFixedTime(Date.now() + 20 * MINUTE);
  await page.goto('/dashboard');
  await expect(page.getByText('No network just now.').first()).toBeVisible();
  await page
    .getByRole('article')
    .filter({ hasText: 'Open practice' })
    .getByRole('button', { name: 'Join Now' })
    .click();
  await expect(page.getByText('Your tap is kept and sent by itself.')).toBeVisible();
  const late = page.waitForRequest((request) => request.postData()?.includes('tapped_after_ms') ?? false);
  await context.setOffline(false);
  const minutes = Number(new URLSearchParams((await late).postData() ?? '').get('tapped_after_ms')) / MINUTE;
  expect(Math.round(minutes)).toBeGreaterThanOrEqual(20);
  await expect(page.getByText('Attendance marked.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your line begins' })).toContainText('Total days1');
});

test('the day’s classes are read without a network, and are gone once their member has logged out', async ({
  page,
  context,
}) => {
  await dashboardOf(page, ASHA);
  await kept(page);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText('No network just now.').first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Open practice' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('days-1');
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'The network is slow this morning.' })).toBeVisible();
});

test('a browser that can install the site is offered it once the third class is done, and a no is remembered', async ({
  page,
}) => {
  const offer = () =>
    page.evaluate(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => null })));
  const hint = page.getByRole('region', { name: 'Sangha on your home screen' });
  await newcomer(page);
  await page.waitForLoadState('networkidle');
  await offer();
  await expect(hint).toHaveCount(0);
  await page.context().clearCookies();
  await dashboardOf(page, ASHA);
  await page.waitForLoadState('networkidle');
  await expect(hint).toHaveCount(0);
  await offer();
  await hint.getByRole('button', { name: 'Not now' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await offer();
  await expect(hint).toHaveCount(0);
});
