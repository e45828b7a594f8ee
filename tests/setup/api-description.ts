import type { ServerBuild } from '@remix-run/node';
import { describeApi } from './openapi-document';

export function createApiDescription({ routes }: Pick<ServerBuild, 'routes'>) {
  const buildPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [buildPath(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  const mounted = Object.values(routes);
  return describeApi(mounted.map(({ id, module }) => ({ path: buildPath(id), module })));
}
