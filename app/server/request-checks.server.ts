import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDecodableUrl } from '~/lib/decodable-url';
import { isSameOrigin } from '~/lib/same-origin';
import type { MatchedRoute } from './route-table.server';

export interface RejectedRequest {
  status: number;
  allow?: string;
  /** True if only the path is invalid. A person may have typed it, so an error page is shown. */
  isTyped?: boolean;
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/**
 * Matches data requests of an old Remix version. They are rejected, because Remix would log a
 * warning for each.
 */
const OLD_DATA = /[?&]_data=/;

/**
 * Validates the request line and the Host header as a reverse proxy does, because Remix builds the
 * URL from them. Returns the rejection, or null if they are valid. `host` is used if the client
 * sends no Host header.
 */
export function readRequestLine(request: IncomingMessage, host: string): RejectedRequest | null {
  const { method = '', headers, url = '' } = request;
  if (method === 'TRACE') return { status: 405, allow: METHODS };
  if (method === 'OPTIONS' && url === '*') return { status: 204, allow: METHODS };
  const [, authority, target] = ABSOLUTE.exec(url) ?? [];
  if (target !== undefined) {
    headers.host = authority;
    request.url = target.startsWith('/') ? target : `/${target}`;
  }
  headers.host = (headers.host ?? host).toLowerCase();
  // Remix would take the port from this header. Proxies set the host in the Host header, so the
  // header can only come from a client.
  delete headers['x-forwarded-host'];
  const isOne = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
  const isHost = HOST.test(headers.host) && URL.canParse(`http://${headers.host}`);
  if (!isOne || !isHost || OLD_DATA.test(request.url ?? '')) return { status: 400 };
  return isDecodableUrl(request.url ?? '') ? null : { status: 400, isTyped: request.url?.startsWith('/') ?? false };
}

export function rejectRequest({ status, allow }: RejectedRequest, response: ServerResponse): void {
  if (allow) response.setHeader('Allow', allow);
  response.writeHead(status).end();
}

/**
 * Returns the URL to which a page should redirect if its path is not in canonical form, such as
 * `/Landing`, `/landing/` or `/%6canding`, otherwise undefined. Shared caches use the URL as the
 * key, so each page must have only one.
 */
export function getCanonicalUrl(url: string, route: MatchedRoute | undefined): string | undefined {
  if (!route?.module.default || /[:*]/.test(route.pattern)) return undefined;
  const [path = '', ...query] = url.split('?');
  const ending = path.endsWith('.data') ? '.data' : '';
  const canonical = ending && route.pattern === '/' ? '/_root.data' : route.pattern + ending;
  return path === canonical ? undefined : [canonical, ...query].join('?');
}

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
