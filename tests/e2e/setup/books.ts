import type { Locator, Page } from 'playwright';
import { parseEnvironment } from '~/config/env.server';
import { createContext, openApp } from '~/context.server';
import type { Actor, Context } from '~/domain/context';
import { preparePlatform } from '../../setup/platform.mjs';
import { expect, randomIp, test as base } from './test';

export interface Books {
  url: string;
  /** The application’s context on the database of the platform. */
  ctx: Context;
  as: (actor: Actor) => Context;
}

/**
 * Playwright's `test` with a separate platform, so that the accounts contain only the entries of
 * the test. `ctx` creates data that would take too long to create in a browser.
 */
export const test = base.extend<object, { books: Books }>({
  books: [
    async ({}, use) => {
      const { platform, remove } = await preparePlatform({
        env: { TWO_PEOPLE_ABOVE_RUPEES: '5000' },
        settings: { fsync: 'off' },
        host: 'localhost',
        isQuick: true,
      });
      await platform.bringUp();
      const app = openApp(parseEnvironment({ ...platform.env, NODE_ENV: 'test' }));
      // Each context has its own client IP address, so that limits for one address never apply.
      const as = (actor: Actor) => createContext(app, actor, { address: randomIp(), requestId: 'books' });
      const url = platform.getUrl('web').replace('127.0.0.1', 'localhost');
      await use({ url, ctx: as({ kind: 'system' }), as });
      await app.close();
      await remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseUrl: ({ books }, use) => use(books.url),
});

export { expect };

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/**
 * Presses Tab, or another key, until the element has the focus. Fails if the element needs more
 * than `most` key presses.
 */
export async function tabTo(target: Locator, { key = 'Tab', most = 25 } = {}): Promise<void> {
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  for (let times = 0; times <= most; times += 1) {
    if (await isFocused(target)) return;
    await keyboard.press(key);
  }
  throw new Error(`${String(target)} is more than ${most} key presses away`);
}

/** Moves to the element with Tab and presses Enter. */
export async function enterOn(target: Locator, options?: { key?: string; most?: number }): Promise<void> {
  await tabTo(target, options);
  await target.page().keyboard.press('Enter');
}

/** Moves to the field with Tab and replaces its content with the text. */
export async function typeInto(target: Locator, text: string, options?: { most?: number }): Promise<void> {
  await tabTo(target, options);
  const { keyboard } = target.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
}

/** Fails if nothing has the focus, so that the next Tab would begin at the top of the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'focus' }).not.toBe('BODY');
}
