import type { IncomingMessage } from 'node:http';
import { isOwnOrigin } from '~/lib/own-origin';
import type { FoundRoute } from './route-table.server';

/**
 * Whether a form of a page comes from another site. Where its Origin is PUBLIC_URL and a proxy gave the request another host, it gets
 * PUBLIC_URL's, as from a proxy that passes it on: the framework compares the two itself, and answers a difference with 500.
 */
export function isForeignForm({ headers }: IncomingMessage, route: FoundRoute | undefined, publicUrl: URL): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !route?.module.default) return false;
  if (!isOwnOrigin(origin, host, publicUrl)) return true;
  if (new URL(origin).host !== host) headers.host = publicUrl.host;
  return false;
}
