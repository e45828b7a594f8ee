import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { contrastFindings, expectAccessible } from './axe';
import { SIZES } from './screens';
import { walkFindings } from './walk';

/** Expects at both widths that axe finds nothing, dark contrast too, and that keys reach all. */
export async function expectServedAtBothSizes(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastFindings(page), `dark, at ${size.width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
    expect(await walkFindings(page), `by keyboard, at ${size.width} px`).toEqual([]);
  }
}
