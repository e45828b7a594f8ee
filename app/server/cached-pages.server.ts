import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { REMIX_QUERY, PLAIN_PATH } from './resource-routes.server';
import type { MatchedRoute } from './route-table.server';

/** Returns a cached page, or null. `load` runs the route's loader. */
export type FindCachedPage = (
  args: LoaderFunctionArgs,
  routeId: string,
  load: () => Promise<unknown>,
) => Promise<Response | null>;

/** Paths that Remix or static files handle. */
const NOT_A_PAGE = /\.|^\/(?:assets|__manifest)(?:\/|$)/;

/** True for the URL of a document, false for requests of Remix's scripts. */
export function isPageRequest(url: string, route: MatchedRoute | undefined): route is MatchedRoute {
  const [path = '', search] = url.split('?', 2);
  const isPlain = path === '/' || PLAIN_PATH.test(path);
  return Boolean(route?.module.default) && isPlain && !NOT_A_PAGE.test(path) && !REMIX_QUERY.test(`?${search}`);
}

/** Returns the page from the cache, or null if Remix must render it, also if a loader fails. */
export async function serveCachedPage(
  request: Request,
  route: MatchedRoute,
  { context, findCachedPage }: { context: AppLoadContext; findCachedPage: FindCachedPage },
): Promise<Response | null> {
  const args = { request, params: route.params, context };
  const load = async () => route.module.loader?.(args);
  return findCachedPage(args, route.id, load).catch(() => null);
}
