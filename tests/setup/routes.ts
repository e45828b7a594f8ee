import fs from 'node:fs';
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js';
import remixConfig from '../../remix.config.js';

/** Returns the routes by id, each with its URL and its module relative to app/. */
export async function buildRouteTable() {
  return (await remixConfig.routes?.(defineRoutes)) ?? {};
}

/**
 * Returns each route that renders a screen: its URL with `:name` for parameters, and its module
 * relative to app/. Layout routes are left out.
 */
export async function listScreens(): Promise<{ address: string; file: string }[]> {
  const table = await buildRouteTable();
  const buildPath = (id: string): string => {
    const { parentId, path = '' } = table[id] ?? {};
    return `${parentId && parentId !== 'root' ? buildPath(parentId) : ''}/${path}`.replace(/\/+$/, '');
  };
  const routes = Object.values(table);
  const frames = new Set(routes.filter(({ index }) => index).map(({ parentId }) => parentId));
  return routes
    .filter(({ id, file }) => !frames.has(id) && hasComponent(file))
    .map(({ id, file }) => ({ address: buildPath(id) || '/', file }));
}

/** Returns the URL of each route that renders a screen. */
export async function listScreenAddresses(): Promise<string[]> {
  return (await listScreens()).map(({ address }) => address);
}

function hasComponent(file: string): boolean {
  return file.endsWith('.tsx') && /^export default /m.test(fs.readFileSync(`app/${file}`, 'utf8'));
}
