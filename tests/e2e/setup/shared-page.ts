import type { Page } from 'playwright';
import { test as base, expect } from './test';

interface SharedPages {
  /**
   * Returns the page for this kind of user, which all tests of a worker share. `enter` logs in and
   * is called only once.
   */
  pageOf: (person: string, enter: (page: Page) => Promise<void>) => Promise<Page>;
}

/** Test function for tests that share a page. Such tests must not change the page. */
export const test = base.extend<object, SharedPages>({
  pageOf: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(async (person, enter) => {
        const known = pages.get(person);
        if (known) return known;
        const page = await browser.newPage();
        await enter(page);
        pages.set(person, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
