import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestDurationHistogram, waitingPagesCounter } from '~/lib/metrics.server';
import { parseAddress } from '~/lib/network';
import { traceRequest } from '~/lib/tracing.server';

/** Why a request got the waiting page. */
export type WaitingReason = 'page_limit' | 'load_shedding';

/** Request data that is not in the `Request` that loaders receive. */
export interface TrackedRequest {
  id: string;
  /** Pattern of the route, such as `/join/:classId`. */
  route: string;
  /** IP address of the client. Behind a trusted proxy, it is taken from `X-Forwarded-For`. */
  address: string;
  /** Who sent the request, such as `member:12`, if it is known. */
  actor?: string;
  /** Why the request was rejected, without values that the client sent. */
  reason?: string;
  /** Set if the request got the waiting page, which is no error. */
  waiting?: WaitingReason;
}

/**
 * Log entry of a request. It is written after the response was sent or the client has disconnected.
 */
export interface FinishedRequest {
  requestId: string;
  method: string;
  /**
   * The first 200 characters of the path, without the query, because the query may contain private
   * data.
   */
  path: string;
  actor?: string | undefined;
  reason?: string | undefined;
  waiting?: WaitingReason | undefined;
  /** Set only if the request was rejected or may have changed data. */
  address?: string | undefined;
  /** HTTP status, or 499 if the client disconnected before the response was complete. */
  status: number;
  durationMs: number;
}

interface Options {
  /** Returns the route pattern of a path, which is used as the metric label. */
  patternOf: (path: string) => string;
  trustProxy: boolean;
  secure: boolean;
  onFinish?: (request: FinishedRequest) => void;
}

/** Number of requests in progress, and whether the process is shutting down. */
export const requestState = { active: 0, draining: false };

/**
 * Name of the header that contains the request id. A value that the client sends is overwritten.
 */
const ID = 'x-request-id';

const underWay = new Map<string, TrackedRequest>();

/**
 * Finds the tracked request of a Web `Request` by the id in its header. Remix creates a new
 * `Request` but copies all headers.
 */
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

/** These headers are sent only with pages, because they have no effect on assets. */
const PAGE_HEADERS = SECURITY_HEADERS.concat(
  Object.entries({
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // Pop-ups must be allowed, because banks confirm payments in a pop-up of the checkout.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }),
);

const CLIENT_LEFT = 499;

const MAX_LOGGED_PATH = 200;

/**
 * Tracks each request from start to end: assigns an id, finds the client address, sets common
 * headers, and records metrics and the log entry. `answer` is called with null if the address is
 * invalid.
 */
export function createRequestTracker({ patternOf, trustProxy, secure, onFinish }: Options) {
  return (request: IncomingMessage, response: ServerResponse, answer: (address: string | null) => void): void => {
    const id = randomUUID();
    requestState.active += 1;
    const path = getRequestPath(request);
    const method = request.method ?? '';
    const startedAt = performance.now();
    const address = getClientAddress(request, trustProxy);
    const route = patternOf(path);
    const tracked: TrackedRequest = { id, route, address: address ?? 'unknown' };
    request.headers[ID] = id;
    underWay.set(id, tracked);
    const span = traceRequest({ method, route, requestId: id });
    onceClosed(request, response, () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      const seconds = (performance.now() - startedAt) / 1000;
      const { actor, reason, waiting } = tracked;
      if (waiting) waitingPagesCounter.inc({ reason: waiting });
      else requestDurationHistogram.observe({ method, route, status: String(status) }, seconds);
      span.end(status);
      requestState.active -= 1;
      underWay.delete(id);
      const isRead = method === 'GET' || method === 'HEAD';
      const peer = isRead && status < 400 ? undefined : tracked.address;
      const logged = path.slice(0, MAX_LOGGED_PATH);
      const durationMs = Math.round(seconds * 10_000) / 10;
      onFinish?.({ requestId: id, method, path: logged, actor, reason, waiting, address: peer, status, durationMs });
    });
    response.setHeader('X-Request-Id', id);
    const headers = path.startsWith('/assets/') ? SECURITY_HEADERS : PAGE_HEADERS;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (requestState.draining) response.setHeader('Connection', 'close');
    span.run(() => answer(address));
  };
}

/**
 * Calls `close` once, when the response is complete or the client has left. Node emits no event on
 * a response that waits behind another one of its connection, so the connection is watched too.
 */
export function onceClosed({ socket }: IncomingMessage, response: ServerResponse, close: () => void): void {
  let isClosed = false;
  const closeOnce = () => {
    socket.off('close', closeOnce);
    if (isClosed) return;
    isClosed = true;
    response.destroy();
    close();
  };
  response.once('close', closeOnce);
  socket.once('close', closeOnce);
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
