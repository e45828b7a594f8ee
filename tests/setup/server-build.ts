import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import remixConfig from '../../remix.config.js';
import { buildRouteTable } from './routes';

type Route = ServerBuild['routes'][string];

// A cast instead of a type argument, because Vitest's cache detects new files only if the source
// contains exactly `import.meta.glob(`.
const modules = import.meta.glob('../../app/{root.tsx,routes/**/*.{ts,tsx}}') as Record<
  string,
  () => Promise<Route['module']>
>;

/**
 * Loads the application in the form of Remix's server build, with the routes in remix.config.js.
 * The modules are loaded in the same way as all modules in the tests, so that the application and
 * the tests share one DomainError class. The browser tests run the real build.
 */
export async function loadServerBuild(): Promise<ServerBuild> {
  const table = [{ id: 'root', path: '', file: 'root.tsx' }, ...Object.values(await buildRouteTable())];
  const routes = await Promise.all(table.map(async ({ file, ...route }) => ({ ...route, module: await load(file) })));
  return {
    mode: 'test',
    entry: { module: await import('../../app/entry.server') },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(routes.map((route) => [route.id, buildRouteAssets(route)])),
      url: '/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: remixConfig.future as ServerBuild['future'],
    isSpaMode: false,
  };
}

function load(file: string): Promise<Route['module']> {
  const found = modules[path.posix.join('../../app', file)];
  if (!found) throw new Error(`remix.config.js mounts ${file}, which does not exist`);
  return found();
}

function buildRouteAssets({ module, ...route }: Omit<Route, 'children'>): ServerBuild['assets']['routes'][string] {
  return {
    ...route,
    module: `/${route.id}.js`,
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: 'ErrorBoundary' in module,
  };
}
