import type { AppLoadContext, ServerBuild } from '@remix-run/node';
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

type Call = (request: Request, context: AppLoadContext) => Promise<Response>;

const STATIC = '/assets/';
const ROOT_DATA = '/_root.data';

const CALLS = /^routes\/(?:api|webhooks|health|links)\//;

/** Matches paths in normal form. Other paths are handled by Remix. */
const NORMALIZED_PATH_PATTERN = /^(?:\/[\w~-][\w.~-]*)+$/;

/** Query parameters of data requests by Remix's client code. */
const REMIX_DATA_QUERY_PATTERN = /[?&](?:_routes|index)\b/;

const ACTIONS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const LOADERS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Matches paths that are handled by Remix itself or are static files. */
const NON_PAGE_PATH_PATTERN = /\.|^\/(?:assets|__manifest)(?:\/|$)/;

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

/**
 * Calls API routes, message links, webhooks and health checks directly, which is faster than
 * through Remix. Returns undefined for requests that Remix must handle.
 */
export function serveResourceRoutes(
  find: (path: string) => MatchedRoute | undefined,
  { handleError }: ServerBuild['entry']['module'],
): (method: string, url: string) => Call | undefined {
  return (method, url) => {
    const path = url.split('?', 1)[0] ?? url;
    if (!NORMALIZED_PATH_PATTERN.test(path) || path.endsWith('.data') || REMIX_DATA_QUERY_PATTERN.test(url))
      return undefined;
    const found = find(path);
    if (!found || !CALLS.test(found.id) || found.module.default) return undefined;
    const { loader, action } = found.module;
    const handler = LOADERS.has(method) ? loader : ACTIONS.has(method) ? action : undefined;
    if (!handler) return undefined;
    return async (request, context) => {
      const args = { request, params: found.params, context };
      try {
        return (await handler(args)) as Response;
      } catch (error) {
        if (error instanceof Response) return error;
        handleError?.(error, args);
        return new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } });
      }
    };
  };
}

/** True if the URL is that of a page, and not of a data request by Remix's client code. */
export function isPageRequest(url: string, route: MatchedRoute | undefined): route is MatchedRoute {
  const [path = '', search] = url.split('?', 2);
  const isPlain = path === '/' || NORMALIZED_PATH_PATTERN.test(path);
  return (
    Boolean(route?.module.default) &&
    isPlain &&
    !NON_PAGE_PATH_PATTERN.test(path) &&
    !REMIX_DATA_QUERY_PATTERN.test(`?${search}`)
  );
}

/** True for a request of Remix's client code for the data of a page. */
export function isDataRequest(url: string): boolean {
  return (url.split('?', 1)[0] ?? url).endsWith('.data') || REMIX_DATA_QUERY_PATTERN.test(url);
}
