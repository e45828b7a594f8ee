import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type { AxeResults } from 'axe-core';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page by WCAG 2.2 AA and its best practices, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })',
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}
