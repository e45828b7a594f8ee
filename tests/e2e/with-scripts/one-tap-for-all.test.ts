import { findContrastViolations, expectClean, measureSidewaysScroll } from '../setup/axe';
import { createLinks } from '../setup/one-tap-links';
import { findReflowProblems } from '../setup/reflow';
import { SIZES } from '../setup/screens';
import { expect, test } from '../setup/test';
import { findKeyboardProblems } from '../setup/walk';

const MAX_BYTES = 3_000;

for (const size of SIZES) {
  test(
    `at ${size.width} pixels the page of a reminder's link is accessible in every state of its class`,
    { tag: '@deep' },
    async ({ page, secret }) => {
      await page.setViewportSize(size);
      const links = await createLinks(page, secret);
      await page.context().clearCookies();
      for (const [standing, link] of Object.entries(links)) {
        const answer = await page.goto(link);
        expect((await answer?.body())?.byteLength, standing).toBeLessThanOrEqual(MAX_BYTES);
        expect(await answer?.headerValue('set-cookie'), standing).toBeNull();
        await expect(page.locator('script'), standing).toHaveCount(0);
        await expectClean(page);
        expect(await measureSidewaysScroll(page, 240), standing).toBe(0);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await findContrastViolations(page), `${standing}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: null });
        expect(await findKeyboardProblems(page), `${standing}, by keyboard`).toEqual([]);
        expect(await findReflowProblems(page), `${standing}, in large letters and other windows`).toEqual([]);
        await page.setViewportSize(size);
      }
      expect(await page.context().cookies()).toEqual([]);
    },
  );
}
