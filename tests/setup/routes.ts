import fs from 'node:fs';
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js';
import remixConfig from '../../remix.config.js';

/** Returns the routes by id, each with its URL and its module relative to app/. */
export async function buildRouteTable() {
  return (await remixConfig.routes?.(defineRoutes)) ?? {};
}

/**
 * Returns the URL of each route that renders a screen, with `:name` for parameters. Layout routes
 * are left out.
 */
export async function listScreenAddresses(): Promise<string[]> {
  const table = await buildRouteTable();
  const buildPath = (id: string): string => {
    const { parentId, path = '' } = table[id] ?? {};
    return `${parentId && parentId !== 'root' ? buildPath(parentId) : ''}/${path}`.replace(/\/+$/, '');
  };
  const routes = Object.values(table);
  const frames = new Set(routes.filter(({ index }) => index).map(({ parentId }) => parentId));
  return routes.filter(({ id, file }) => !frames.has(id) && hasComponent(file)).map(({ id }) => buildPath(id) || '/');
}

function hasComponent(file: string): boolean {
  return file.endsWith('.tsx') && /^export default /m.test(fs.readFileSync(`app/${file}`, 'utf8'));
}
