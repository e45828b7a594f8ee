import fs from 'node:fs';
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js';
import remixConfig from '../../remix.config.js';

/** The route table: the URL and the module, relative to app/, of each route by its id. */
export async function routeTable() {
  return (await remixConfig.routes?.(defineRoutes)) ?? {};
}

/** Each address that draws a screen, with `:names` for what it leaves open; frames are none. */
export async function addressesOfScreens(): Promise<string[]> {
  const table = await routeTable();
  const addressOf = (id: string): string => {
    const { parentId, path = '' } = table[id] ?? {};
    return `${parentId && parentId !== 'root' ? addressOf(parentId) : ''}/${path}`.replace(/\/+$/, '');
  };
  const routes = Object.values(table);
  const frames = new Set(routes.filter(({ index }) => index).map(({ parentId }) => parentId));
  return routes.filter(({ id, file }) => !frames.has(id) && drawsScreen(file)).map(({ id }) => addressOf(id) || '/');
}

function drawsScreen(file: string): boolean {
  return file.endsWith('.tsx') && /^export default /m.test(fs.readFileSync(`app/${file}`, 'utf8'));
}
