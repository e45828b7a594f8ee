import type { IncomingMessage } from 'node:http';
import { isSameOrigin } from '~/lib/same-origin';
import type { MatchedRoute } from './route-table.server';

/**
 * True if another site sent this form. Behind a proxy that changes the host, a form from PUBLIC_URL
 * gets that host, because Remix compares the two and would return 500.
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
