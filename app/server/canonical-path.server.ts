import type { FoundRoute } from './route-table.server';

/**
 * Where a page without parameters stands, when it was asked for in another spelling that the framework would take (`/Landing`, `/landing/`,
 * `/%6canding`), else undefined. What may be kept for everybody is told by the address, so that each page has one alone.
 */
export function canonicalAddress(url: string, route: FoundRoute | undefined): string | undefined {
  if (!route?.module.default || /[:*]/.test(route.pattern)) return undefined;
  const [path = '', ...query] = url.split('?');
  const ending = path.endsWith('.data') ? '.data' : '';
  const canonical = ending && route.pattern === '/' ? '/_root.data' : route.pattern + ending;
  return path === canonical ? undefined : [canonical, ...query].join('?');
}
