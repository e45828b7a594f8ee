import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type { AxeResults } from 'axe-core';
import { expect } from 'playwright/test';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the violations of WCAG 2.2 AA and of axe's best practices, one per line. */
export function findAxeViolations(page: Page): Promise<string[]> {
  return findViolations(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
}

/**
 * Returns only the violations of colour contrast, because no other check has a different result in
 * the dark theme.
 */
export function findContrastViolations(page: Page): Promise<string[]> {
  return findViolations(page, ['color-contrast']);
}

async function findViolations(page: Page, rules: string[]): Promise<string[]> {
  await page.evaluate(endFading);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'], preload: false });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

/**
 * Runs in the page. Finishes CSS transitions, because a colour in the middle of a theme change
 * belongs to neither theme.
 */
function endFading(): void {
  const listTransitions = () => document.getAnimations().filter((moving) => moving instanceof CSSTransition);
  for (let left = listTransitions(); left.length > 0; left = listTransitions()) for (const one of left) one.finish();
}

export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await findAxeViolations(page)).toEqual([]);
}

/**
 * Expects that the page is accessible and does not scroll horizontally at a width of 320 pixels.
 */
export async function expectClean(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await measureSidewaysScroll(page, 320)).toBe(0);
}

export async function measureSidewaysScroll(page: Page, width: number): Promise<number> {
  const before = page.viewportSize() ?? { width, height: 740 };
  await page.setViewportSize({ width, height: before.height });
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize(before);
  return extra;
}
