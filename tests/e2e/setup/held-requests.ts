import type { Page } from 'playwright';

/**
 * Holds the requests of a page to a URL pattern, as a slow network does. Returns a function that
 * sends these requests and stops holding later ones.
 */
export async function holdRequests(page: Page, url: string, method?: 'GET' | 'POST'): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}
