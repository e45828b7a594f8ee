import { chromiumArguments, findChromium } from '../../setup/chromium.mjs';
import { preparePlatform } from '../../setup/platform.mjs';
import { expectInHindi } from '../setup/in-hindi';
import { ASHA, openDashboard } from '../setup/journeys';
import { expect, test as base } from '../setup/test';

/** Starts a separate platform, in which QR payments use the QR codes of the provider. */
const test = base.extend<object, { codes: { web: string; sandbox: string } }>({
  codes: [
    async ({}, use) => {
      const { platform, remove } = await preparePlatform({
        env: { RAZORPAY_QR: '1' },
        settings: { fsync: 'off' },
        host: 'localhost',
        isQuick: true,
      });
      await platform.bringUp();
      const web = platform.getUrl('web').replace('127.0.0.1', 'localhost');
      await use({ web, sandbox: platform.getUrl('sandbox') });
      await remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseUrl: ({ codes }, use) => use(codes.web),
});

test.use({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } });

test(
  'a QR code of the provider is paid without a screenshot, and the page continues automatically',
  { tag: '@deep' },
  async ({ page, codes }) => {
    await openDashboard(page, ASHA);
    await page.goto('/donations?way=qr&amount=501');
    await expect(page.locator('input[type=file]')).toHaveCount(0);
    await page.getByRole('button', { name: /^Donate/ }).click();
    await expect(page).toHaveURL(/\/donations\/codes\/qr_\w+$/);
    const picture = page.getByRole('img', { name: 'QR code to pay ₹501' });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
      480,
    );
    const address = page.url();
    await page.goto(`${address}?lang=hi`);
    await expectInHindi(page);
    await page.goto(`${address}?lang=en`);
    const codeId = address.split('/').at(-1) ?? '';
    await page.request.post(`${codes.sandbox}/pay/code/${codeId}`, { data: { play: 'paid' } });
    await expect(page).toHaveURL(/tab=history/, { timeout: 10_000 });
    await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible();
  },
);
