import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright';

/** The smallest page of the site. It contains no scripts. */
const EMPTY = '/healthz';

interface Options {
  javaScriptEnabled: boolean;
  viewport: ViewportSize | null;
  extraHTTPHeaders: Record<string, string> | undefined;
}

/**
 * Reuses one browser context with JavaScript and one without for all tests of a worker. A new
 * context would start a renderer process and compile all scripts again, which takes half a second
 * of CPU time.
 */
export class ContextPool {
  readonly #contexts = new Map<boolean, BrowserContext>();

  /**
   * Returns a context with a single page and without cookies, storage, service worker, routes or
   * settings. Compiled scripts stay cached.
   */
  async getEmptyContext(
    browser: Browser,
    { javaScriptEnabled, viewport, extraHTTPHeaders = {} }: Options,
  ): Promise<BrowserContext> {
    const context = this.#contexts.get(javaScriptEnabled) ?? (await browser.newContext({ javaScriptEnabled }));
    this.#contexts.set(javaScriptEnabled, context);
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
    for (const context of this.#contexts.values()) await context.close();
  }
}

/**
 * Stops the service worker and clears the storage of the site. Detaches its DevTools session
 * afterwards, because an open session would reset emulations.
 */
async function forgetOrigin(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  await devtools.detach();
}
