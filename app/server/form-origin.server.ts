import type { IncomingMessage } from 'node:http';
import { isOwnOrigin } from '~/lib/own-origin';
import type { FoundRoute } from './route-table.server';

/**
 * True if another site sent this form. Behind a proxy that changes the host, a form from PUBLIC_URL
 * gets that host, because Remix compares the two and would return 500.
 */
export function isForeignForm({ headers }: IncomingMessage, route: FoundRoute | undefined, publicUrl: URL): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !route?.module.default) return false;
  if (!isOwnOrigin(origin, host, publicUrl)) return true;
  if (new URL(origin).host !== host) headers.host = publicUrl.host;
  return false;
}
