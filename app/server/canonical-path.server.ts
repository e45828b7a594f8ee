import type { MatchedRoute } from './route-table.server';

/**
 * Returns the URL to which a page should redirect if its path is not in canonical form, such as
 * `/Landing`, `/landing/` or `/%6canding`, otherwise undefined. Shared caches use the URL as the
 * key, so each page must have only one.
 */
export function getCanonicalUrl(url: string, route: MatchedRoute | undefined): string | undefined {
  if (!route?.module.default || /[:*]/.test(route.pattern)) return undefined;
  const [path = '', ...query] = url.split('?');
  const ending = path.endsWith('.data') ? '.data' : '';
  const canonical = ending && route.pattern === '/' ? '/_root.data' : route.pattern + ending;
  return path === canonical ? undefined : [canonical, ...query].join('?');
}
