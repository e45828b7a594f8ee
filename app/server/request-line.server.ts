import type { IncomingMessage, ServerResponse } from 'node:http';
import { isReadable } from '~/lib/readable-path';

export interface Refusal {
  status: number;
  allow?: string;
  /** Only the path is at fault, so that a person may have typed it. */
  isTyped?: boolean;
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** How the framework's scripts once asked for data; it would answer, and log a warning. */
const OLD_DATA = /[?&]_data=/;

/**
 * Checks first line and Host as a reverse proxy does, since the framework builds the address from
 * them. `host` stands for that of a client that names none.
 */
export function readRequestLine(request: IncomingMessage, host: string): Refusal | null {
  const { method = '', headers, url = '' } = request;
  if (method === 'TRACE') return { status: 405, allow: METHODS };
  if (method === 'OPTIONS' && url === '*') return { status: 204, allow: METHODS };
  const [, authority, target] = ABSOLUTE.exec(url) ?? [];
  if (target !== undefined) {
    headers.host = authority;
    request.url = target.startsWith('/') ? target : `/${target}`;
  }
  headers.host = (headers.host ?? host).toLowerCase();
  // What a proxy says of the host is in Host; the framework would take a port from here.
  delete headers['x-forwarded-host'];
  const isOne = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
  const isHost = HOST.test(headers.host) && URL.canParse(`http://${headers.host}`);
  if (!isOne || !isHost || OLD_DATA.test(request.url ?? '')) return { status: 400 };
  return isReadable(request.url ?? '') ? null : { status: 400, isTyped: request.url?.startsWith('/') ?? false };
}

export function refuse({ status, allow }: Refusal, response: ServerResponse): void {
  if (allow) response.setHeader('Allow', allow);
  response.writeHead(status).end();
}
