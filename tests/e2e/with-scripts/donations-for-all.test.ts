import { axeFindings } from '../setup/axe';
import { ASHA, dashboardOf } from '../setup/journeys';
import { expect, test } from '../setup/test';

test('nothing of the donations scrolls sideways or fails axe, light or dark', async ({ page }) => {
  test.slow();
  await dashboardOf(page, ASHA);
  await page.goto('/donations?tab=history');
  const receipt = await page
    .getByRole('link', { name: /^Receipt/ })
    .first()
    .getAttribute('href');
  for (const path of ['/donations', '/donations?way=qr&amount=501', '/donations?tab=history', receipt ?? '']) {
    for (const theme of ['light', 'dark']) {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path);
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${path} at ${width}`,
        ).toBeLessThanOrEqual(width);
        expect(await axeFindings(page), `${path} at ${width}, ${theme}`).toEqual([]);
      }
    }
  }
});
