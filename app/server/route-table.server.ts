import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { isDecodableUrl } from '~/lib/decodable-url';

type Routes = ServerBuild['routes'];
type Table = Parameters<typeof matchRoutes>[0];

export interface MatchedRoute {
  id: string;
  /**
   * Pattern such as `/join/:classId`. It is used as the metric label, because visitors cannot
   * create new label values with it.
   */
  pattern: string;
  params: Record<string, string | undefined>;
  module: Routes[string]['module'];
}

const STATIC = '/assets/';
const ROOT_DATA = '/_root.data';

/**
 * Matches routes in the same way as Remix. Routes without parameters are found by a single map
 * lookup.
 */
export function createRouteTable(routes: Routes): {
  find: (path: string) => MatchedRoute | undefined;
  patternOf: (path: string) => string;
} {
  const table = buildTable(routes);
  const exact = new Map<string, MatchedRoute>();
  const match = (path: string): MatchedRoute | undefined => {
    const matches = isDecodableUrl(path) ? matchRoutes(table, path) : null;
    const leaf = matches?.at(-1);
    const route = routes[leaf?.route.id ?? ''];
    if (!matches || !leaf || !route) return undefined;
    const shape = matches.map((one) => one.route.path).filter(Boolean);
    const isOpen = /[:*]/.test(shape.join('/'));
    const pattern = isOpen ? `/${shape.join('/')}` : leaf.pathnameBase.toLowerCase();
    return { id: route.id, pattern, params: leaf.params, module: route.module };
  };
  const find = (requestedPath: string) => {
    const path = requestedPath === ROOT_DATA ? '/' : requestedPath.replace(/\.data$/, '');
    const known = exact.get(path);
    if (known) return known;
    const found = match(path);
    if (found?.pattern === path) exact.set(path, found);
    return found;
  };
  return { find, patternOf: (path) => (path.startsWith(STATIC) ? `${STATIC}*` : (find(path)?.pattern ?? '/*')) };
}

function buildTable(routes: Routes, parentId?: string): Table {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index, ...(path && { path }) } : { id, ...(path && { path }), children: buildTable(routes, id) },
    );
}
