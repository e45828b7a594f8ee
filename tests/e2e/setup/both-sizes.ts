import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { contrastFindings, expectAccessible } from './axe';
import { devanagariFindings } from './devanagari';
import { SIZES } from './screens';
import { walkFindings } from './walk';

/**
 * Checks a page at both window widths: with axe, in the dark theme, its typography, and keyboard
 * access.
 */
export async function expectServedAtBothSizes(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await devanagariFindings(page), `of how Devanagari is set, at ${size.width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastFindings(page), `dark, at ${size.width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
    expect(await walkFindings(page), `by keyboard, at ${size.width} px`).toEqual([]);
  }
}
