import type { ServerBuild } from '@remix-run/node';
import { describeApi } from './openapi-document';

export function apiDescriptionOf({ routes }: Pick<ServerBuild, 'routes'>) {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  const mounted = Object.values(routes);
  return describeApi(mounted.map(({ id, module }) => ({ path: pathOf(id), module })));
}
