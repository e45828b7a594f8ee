import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright';

/** The site's lightest answer: a page of its origin on which nothing runs. */
const EMPTY = '/healthz';

interface Options {
  javaScriptEnabled: boolean;
  viewport: ViewportSize | null;
  extraHTTPHeaders: Record<string, string> | undefined;
}

interface Kept {
  context: BrowserContext;
  page: Page;
}

/**
 * The contexts of a worker, one with scripts and one without. A new one starts a renderer and
 * compiles every script again, half a second of the processor each time; this one is emptied.
 */
export class KeptContexts {
  readonly #kept = new Map<boolean, Kept>();

  /** Without cookies, stores, worker, routes or settings, on one page; the build stays cached. */
  async emptied(
    browser: Browser,
    { javaScriptEnabled, viewport, extraHTTPHeaders = {} }: Options,
  ): Promise<BrowserContext> {
    const { context, page } = this.#kept.get(javaScriptEnabled) ?? (await this.#open(browser, javaScriptEnabled));
    for (const other of context.pages()) if (other !== page) await other.close();
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
    for (const { context } of this.#kept.values()) await context.close();
  }

  async #open(browser: Browser, javaScriptEnabled: boolean): Promise<Kept> {
    const context = await browser.newContext({ javaScriptEnabled });
    const kept = { context, page: await context.newPage() };
    this.#kept.set(javaScriptEnabled, kept);
    return kept;
  }
}

/** Ends the service worker and what the site keeps; a session that stays would undo emulations. */
async function forgetOrigin(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  await devtools.detach();
}
