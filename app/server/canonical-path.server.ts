import type { FoundRoute } from './route-table.server';

/**
 * Where a page stands that was asked for as `/Landing`, `/landing/` or `/%6canding`, else
 * undefined: shared caches go by the address, so each page has one alone.
 */
export function canonicalAddress(url: string, route: FoundRoute | undefined): string | undefined {
  if (!route?.module.default || /[:*]/.test(route.pattern)) return undefined;
  const [path = '', ...query] = url.split('?');
  const ending = path.endsWith('.data') ? '.data' : '';
  const canonical = ending && route.pattern === '/' ? '/_root.data' : route.pattern + ending;
  return path === canonical ? undefined : [canonical, ...query].join('?');
}
