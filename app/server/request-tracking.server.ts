import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestSeconds } from '~/lib/metrics.server';
import { parseAddress } from '~/lib/network';
import { traceRequest } from '~/lib/tracing.server';

/** Request data that a loader's `Request` does not contain. */
export interface TrackedRequest {
  id: string;
  /** The route pattern, such as `/join/:classId`. */
  route: string;
  /** The address of the peer, or the forwarded one behind a trusted proxy. */
  address: string;
  /** For example `member:12`. */
  actor?: string;
}

/** Logged after the response is sent or the client has disconnected. */
export interface FinishedRequest {
  requestId: string;
  method: string;
  /** Without the query, which may contain private data. */
  path: string;
  actor?: string | undefined;
  /** Set for requests that were refused or may have changed data. */
  address?: string | undefined;
  /** 499 if the client disconnected before the response. */
  status: number;
  durationMs: number;
}

interface Options {
  /** Returns the route pattern used as metric label. */
  patternOf: (path: string) => string;
  trustProxy: boolean;
  secure: boolean;
  onFinish?: (request: FinishedRequest) => void;
}

/** Number of requests in progress, and whether the process is shutting down. */
export const requestState = { active: 0, draining: false };

/** Header with the request id. A value from the client is overwritten. */
const ID = 'x-request-id';

const underWay = new Map<string, TrackedRequest>();

/** Finds a request by the id in its header, because Remix copies all headers. */
export function findTrackedRequest({ headers }: Request): TrackedRequest | undefined {
  return findTrackedRequestById(headers.get(ID) ?? '');
}

export function findTrackedRequestById(id: string): TrackedRequest | undefined {
  return underWay.get(id);
}

const SECURITY_HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
});

/** For pages only; these headers have no effect on assets. */
const PAGE_HEADERS = SECURITY_HEADERS.concat(
  Object.entries({
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // Banks confirm payments in a pop-up of the payment provider's checkout.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }),
);

const CLIENT_LEFT = 499;

/**
 * Tracks requests from start to end: id, address, common headers, metrics and log. `answer` gets
 * null for an invalid address.
 */
export function createRequestTracker({ patternOf, trustProxy, secure, onFinish }: Options) {
  return (request: IncomingMessage, response: ServerResponse, answer: (address: string | null) => void): void => {
    const id = randomUUID();
    requestState.active += 1;
    const path = getRequestPath(request);
    const method = request.method ?? '';
    const stop = requestSeconds.startTimer({ method });
    const address = getClientAddress(request, trustProxy);
    const route = patternOf(path);
    const tracked: TrackedRequest = { id, route, address: address ?? 'unknown' };
    request.headers[ID] = id;
    underWay.set(id, tracked);
    const span = traceRequest({ method, route, requestId: id });
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      const durationMs = Math.round(stop({ route, status: String(status) }) * 10_000) / 10;
      span.end(status);
      requestState.active -= 1;
      underWay.delete(id);
      const isRead = method === 'GET' || method === 'HEAD';
      const peer = isRead && status < 400 ? undefined : tracked.address;
      onFinish?.({ requestId: id, method, path, actor: tracked.actor, address: peer, status, durationMs });
    });
    response.setHeader('X-Request-Id', id);
    const headers = path.startsWith('/assets/') ? SECURITY_HEADERS : PAGE_HEADERS;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (requestState.draining) response.setHeader('Connection', 'close');
    span.run(() => answer(address));
  };
}

export function getRequestPath({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? url;
}

function getClientAddress(request: IncomingMessage, trustProxy: boolean): string | null {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return parseAddress(forwarded || request.socket.remoteAddress || '');
}
