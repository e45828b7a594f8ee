import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDecodableUrl } from '~/lib/decodable-url';

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
