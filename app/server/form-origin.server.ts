import type { IncomingMessage } from 'node:http';
import { isSameOrigin } from '~/lib/same-origin';
import type { MatchedRoute } from './route-table.server';

/**
 * True if a form was sent from another site. If a proxy has changed the Host header of a form from
 * PUBLIC_URL, sets it to the public host, because Remix compares Host with Origin and would return
 * 500.
 */
export function isCrossOriginForm(
  { headers }: IncomingMessage,
  route: MatchedRoute | undefined,
  publicUrl: URL,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !route?.module.default) return false;
  if (!isSameOrigin(origin, host, publicUrl)) return true;
  if (new URL(origin).host !== host) headers.host = publicUrl.host;
  return false;
}
