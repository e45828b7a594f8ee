import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { FRAMEWORKS_QUERY, PLAIN } from './resource-routes.server';
import type { FoundRoute } from './route-table.server';

/** Answers what was rendered before, or null. `load` asks the route's loader. */
export type AlreadyRendered = (
  args: LoaderFunctionArgs,
  routeId: string,
  load: () => Promise<unknown>,
) => Promise<Response | null>;

/** What the framework answers of itself, or remix-serve from a file. */
const NOT_A_PAGE = /\.|^\/(?:assets|__manifest)(?:\/|$)/;

/** Whether a path and query ask for a page as a person does, not as the framework's scripts. */
export function asksForPage(url: string, route: FoundRoute | undefined): route is FoundRoute {
  const [path = '', search] = url.split('?', 2);
  const isPlain = path === '/' || PLAIN.test(path);
  return Boolean(route?.module.default) && isPlain && !NOT_A_PAGE.test(path) && !FRAMEWORKS_QUERY.test(`?${search}`);
}

/**
 * The page if it was rendered already; null where the framework must be asked, as it must be
 * when a loader fails.
 */
export async function renderedPage(
  request: Request,
  route: FoundRoute,
  { context, alreadyRendered }: { context: AppLoadContext; alreadyRendered: AlreadyRendered },
): Promise<Response | null> {
  const args = { request, params: route.params, context };
  const load = async () => route.module.loader?.(args);
  return alreadyRendered(args, route.id, load).catch(() => null);
}
