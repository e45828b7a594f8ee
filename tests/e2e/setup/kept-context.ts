import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright';

/** The site's lightest answer: a page of its origin on which nothing runs. */
const EMPTY = '/healthz';

interface Options {
  javaScriptEnabled: boolean;
  viewport: ViewportSize | null;
  extraHTTPHeaders: Record<string, string> | undefined;
}

/**
 * The contexts of a worker, one with scripts and one without. A new one starts a renderer and
 * compiles every script again, half a second of the processor each time; this one is emptied.
 */
export class KeptContexts {
  readonly #kept = new Map<boolean, BrowserContext>();

  /** Without cookies, stores, worker, routes or settings, on one page; the build stays cached. */
  async emptied(
    browser: Browser,
    { javaScriptEnabled, viewport, extraHTTPHeaders = {} }: Options,
  ): Promise<BrowserContext> {
    const context = this.#kept.get(javaScriptEnabled) ?? (await browser.newContext({ javaScriptEnabled }));
    this.#kept.set(javaScriptEnabled, context);
    const [page = await context.newPage(), ...others] = context.pages();
    for (const other of others) await other.close();
    await Promise.all([
      context.setOffline(false),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearPermissions(),
      context.setExtraHTTPHeaders(extraHTTPHeaders),
      page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null }),
      viewport && page.setViewportSize(viewport),
    ]);
    await page.goto(EMPTY);
    await page.evaluate(() => sessionStorage.clear());
    await context.clearCookies();
    await forgetOrigin(page);
    return context;
  }

  async close(): Promise<void> {
    for (const context of this.#kept.values()) await context.close();
  }
}

/** Ends the service worker and what the site keeps; a session that stays would undo emulations. */
async function forgetOrigin(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  await devtools.detach();
}
