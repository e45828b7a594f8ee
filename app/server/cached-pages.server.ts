import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { REMIX_DATA_QUERY_PATTERN, NORMALIZED_PATH_PATTERN } from './resource-routes.server';
import type { MatchedRoute } from './route-table.server';

/**
 * Returns the page from the cache, or null if it cannot be cached. `load` runs the loader of the
 * route.
 */
export type FindCachedPage = (
  args: LoaderFunctionArgs,
  routeId: string,
  load: () => Promise<unknown>,
) => Promise<Response | null>;

/** Returns the request without query parameters that the page does not know. */
export type RemoveUnknownParameters = (request: Request, routeId: string) => Request;

/** Matches paths that are handled by Remix itself or are static files. */
const NON_PAGE_PATH_PATTERN = /\.|^\/(?:assets|__manifest)(?:\/|$)/;

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

/**
 * Returns the page from the cache. Returns null if Remix must render it, including if a loader
 * fails.
 */
export async function serveCachedPage(
  request: Request,
  route: MatchedRoute,
  { context, findCachedPage }: { context: AppLoadContext; findCachedPage: FindCachedPage },
): Promise<Response | null> {
  const args = { request, params: route.params, context };
  const load = async () => route.module.loader?.(args);
  return findCachedPage(args, route.id, load).catch(() => null);
}
