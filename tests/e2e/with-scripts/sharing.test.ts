import type { Page } from 'playwright';
import { ASHA, openDashboard } from '../setup/journeys';
import { expect, test } from '../setup/test';

async function getReferralLink(page: Page): Promise<string> {
  await openDashboard(page, ASHA);
  await page.goto('/dashboard?tab=referral');
  return page.getByLabel('Your referral link').inputValue();
}

test('the referral link is copied, and shared with WhatsApp', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await getReferralLink(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  for (const name of ['WA Status', 'Share On WhatsApp']) {
    const address = new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect(address.searchParams.get('text')).toContain(link);
  }
});

test('without a clipboard the link is copied by selecting it', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
    document.addEventListener('copy', () => {
      document.title = (document.activeElement as HTMLTextAreaElement).value;
    });
  });
  const link = await getReferralLink(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page).toHaveTitle(link);
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('if nothing can be copied the member is informed', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
    Object.assign(document, { execCommand: () => false });
  });
  await getReferralLink(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Failed to copy to clipboard')).toBeVisible();
});

test(
  'a picture is shared with the apps of the device; closing them does nothing, and other devices save it',
  { tag: '@deep' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
        share: async ({ files }: ShareData) => {
          document.title = `${files?.[0]?.name} ${(files?.[0]?.size ?? 0) > 1000}`;
          const name = sessionStorage.getItem('refused');
          if (name) throw new DOMException('no', name);
        },
      });
    });
    await openDashboard(page, ASHA);
    await page.goto('/streak');
    const picture = page.getByRole('link', { name: 'Share my streak' });
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    await picture.click();
    await expect(page).toHaveTitle('sangha.png true');
    await page.evaluate(() => {
      document.title = '';
      sessionStorage.setItem('refused', 'AbortError');
    });
    await picture.click();
    await expect(page).toHaveTitle('sangha.png true');
    await page.evaluate(() => sessionStorage.setItem('refused', 'NotAllowedError'));
    const download = page.waitForEvent('download');
    await picture.click();
    await download;
    expect(saved).toEqual(['streak.png']);
  },
);

test('without a picture nothing is shared: a visitor is redirected to the login', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async () => sessionStorage.setItem('shared', 'a page'),
    });
  });
  await openDashboard(page, ASHA);
  await page.goto('/streak');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Share my streak' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(await page.evaluate(() => sessionStorage.getItem('shared'))).toBeNull();
});
