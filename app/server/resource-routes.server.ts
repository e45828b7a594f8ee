import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { MatchedRoute } from './route-table.server';

type Call = (request: Request, context: AppLoadContext) => Promise<Response>;

const CALLS = /^routes\/(?:api|webhooks|health|links)\//;

/** Matches paths in normal form. Other paths are handled by Remix. */
export const NORMALIZED_PATH_PATTERN = /^(?:\/[\w~-][\w.~-]*)+$/;

/** Query parameters of data requests by Remix's client code. */
export const REMIX_DATA_QUERY_PATTERN = /[?&](?:_routes|index)\b/;

const ACTIONS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const LOADERS = new Set(['GET', 'HEAD', 'OPTIONS']);

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
