import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { findContrastViolations, expectAccessible } from './axe';
import { findDevanagariProblems } from './devanagari';
import { SIZES } from './screens';
import { findKeyboardProblems } from './walk';

/**
 * Checks a page at both window widths: accessibility (axe), colour contrast in the dark theme,
 * Devanagari typography and keyboard navigation.
 */
export async function expectServedAtBothSizes(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await findDevanagariProblems(page), `of how Devanagari is set, at ${size.width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findContrastViolations(page), `dark, at ${size.width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
    expect(await findKeyboardProblems(page), `by keyboard, at ${size.width} px`).toEqual([]);
  }
}
