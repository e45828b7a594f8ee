import type { BrowserContext, Page } from 'playwright';
import { test as base, expect } from './test';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Fixtures {
  /** Logs the page in as this kind of user. A worker calls `enter` once for each kind. */
  enterAs: (person: string, enter: (page: Page) => Promise<void>) => Promise<void>;
}

/** Test function for tests that share a login. Such tests must not log out. */
export const test = base.extend<Fixtures, { logins: Map<string, Cookies> }>({
  logins: [({}, use) => use(new Map()), { scope: 'worker' }],
  enterAs: ({ page, logins }, use) =>
    use(async (person, enter) => {
      const login = logins.get(person);
      if (login) return page.context().addCookies(login);
      await enter(page);
      logins.set(person, await page.context().cookies());
    }),
});

export { expect };
