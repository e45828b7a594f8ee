import type { MatchedRoute } from './route-table.server';

/**
 * Returns the canonical URL of a page requested as `/Landing`, `/landing/` or `/%6canding`, else
 * undefined. Shared caches use the URL as key, so each page needs exactly one.
 */
export function getCanonicalUrl(url: string, route: MatchedRoute | undefined): string | undefined {
  if (!route?.module.default || /[:*]/.test(route.pattern)) return undefined;
  const [path = '', ...query] = url.split('?');
  const ending = path.endsWith('.data') ? '.data' : '';
  const canonical = ending && route.pattern === '/' ? '/_root.data' : route.pattern + ending;
  return path === canonical ? undefined : [canonical, ...query].join('?');
}
