import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestSeconds } from '~/lib/metrics.server';
import { parseAddress } from '~/lib/network';
import { traceRequest } from '~/lib/tracing.server';

/** What a loader's Request does not say. */
export interface TrackedRequest {
  id: string;
  /** The pattern of the path, such as `/join/:classId`. */
  route: string;
  /** The peer's address, or what the proxy forwarded when it is trusted. */
  address: string;
  /** Such as `member:12`. */
  actor?: string;
}

/** Logged once a request has been answered, or its client has gone. */
export interface FinishedRequest {
  requestId: string;
  method: string;
  /** Without the query, which may say more than a log should know. */
  path: string;
  actor?: string | undefined;
  /** Of requests that were refused or may have changed something. */
  address?: string | undefined;
  /** 499 where the client left before the answer. */
  status: number;
  durationMs: number;
}

interface Options {
  /** Requests are counted by these patterns. */
  patternOf: (path: string) => string;
  trustProxy: boolean;
  secure: boolean;
  onFinish?: (request: FinishedRequest) => void;
}

/** How many requests of this process are under way, and whether it is about to end. */
export const tracking = { active: 0, draining: false };

/** The header by which a request is known; whatever a client sends in it is overwritten. */
const ID = 'x-request-id';

const underWay = new Map<string, TrackedRequest>();

/** Found by its id, which the framework hands on as it hands on every header. */
export function trackedOf({ headers }: Request): TrackedRequest | undefined {
  return trackedById(headers.get(ID) ?? '');
}

export function trackedById(id: string): TrackedRequest | undefined {
  return underWay.get(id);
}

const SECURITY_HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
});

/** Of pages alone; on a style, font or picture of the build they have no effect. */
const PAGE_HEADERS = SECURITY_HEADERS.concat(
  Object.entries({
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // A bank asks for its approval in a window that the payment provider's checkout opens.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }),
);

const CLIENT_LEFT = 499;

/**
 * Follows requests from first byte to last: id, address, common headers, figures and log.
 * `answer` gets null for an invalid address.
 */
export function requestTracker({ patternOf, trustProxy, secure, onFinish }: Options) {
  return (request: IncomingMessage, response: ServerResponse, answer: (address: string | null) => void): void => {
    const id = randomUUID();
    tracking.active += 1;
    const path = pathOf(request);
    const method = request.method ?? '';
    const stop = requestSeconds.startTimer({ method });
    const address = addressOf(request, trustProxy);
    const route = patternOf(path);
    const tracked: TrackedRequest = { id, route, address: address ?? 'unknown' };
    request.headers[ID] = id;
    underWay.set(id, tracked);
    const span = traceRequest({ method, route, requestId: id });
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      const durationMs = Math.round(stop({ route, status: String(status) }) * 10_000) / 10;
      span.end(status);
      tracking.active -= 1;
      underWay.delete(id);
      const isRead = method === 'GET' || method === 'HEAD';
      const peer = isRead && status < 400 ? undefined : tracked.address;
      onFinish?.({ requestId: id, method, path, actor: tracked.actor, address: peer, status, durationMs });
    });
    response.setHeader('X-Request-Id', id);
    const headers = path.startsWith('/assets/') ? SECURITY_HEADERS : PAGE_HEADERS;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (tracking.draining) response.setHeader('Connection', 'close');
    span.run(() => answer(address));
  };
}

export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? url;
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string | null {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return parseAddress(forwarded || request.socket.remoteAddress || '');
}
