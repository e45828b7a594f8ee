import type { IncomingMessage } from 'node:http';
import type { FoundRoute } from './route-table.server';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a form of a page comes from another site: its Origin is neither the host it was sent to nor PUBLIC_URL. Where it is PUBLIC_URL and a
 * proxy gave the request another host, it gets PUBLIC_URL's, as from a proxy that passes it on: the framework compares the two itself, and
 * answers a difference with 500.
 */
export function isForeignForm(request: IncomingMessage, route: FoundRoute | undefined, publicUrl: URL): boolean {
  const { headers, method = '' } = request;
  const { origin } = headers;
  if (READS.has(method) || origin === undefined || !route?.module.default) return false;
  const from = URL.canParse(origin) ? new URL(origin) : null;
  const isPlain = publicUrl.protocol === 'https:' && from?.protocol !== 'https:';
  if (from?.host === headers.host && from?.host && !isPlain) return false;
  if (from?.origin !== publicUrl.origin) return true;
  headers.host = publicUrl.host;
  return false;
}
