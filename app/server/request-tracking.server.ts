import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestSeconds } from '~/lib/metrics.server';
import { onRequestStart } from './request-start.server';

/** What the server knows of a request that a loader's Request does not say. */
export interface TrackedRequest {
  id: string;
  /** The peer's address, or what the proxy forwarded when it is trusted. */
  address: string;
}

/** What is worth a line in the log once a request has been answered, or its client has gone. */
export interface FinishedRequest {
  requestId: string;
  method: string;
  /** Without the query, which may say more than a log should know. */
  path: string;
  /** 499 where the client left before the answer. */
  status: number;
  durationMs: number;
}

interface Tracking {
  requests: AsyncLocalStorage<TrackedRequest>;
  active: number;
  draining: boolean;
}

interface Options {
  /** The pattern of the route that answers a path, by which requests are counted. */
  routeOf: (path: string) => string;
  trustProxy: boolean;
  /** Whether the site is behind TLS. */
  secure: boolean;
  onFinish?: (request: FinishedRequest) => void;
}

const KEY = Symbol.for('sangha.request-tracking');

/** One for the process: the server's entry and the application are separate bundles. */
export const tracking: Tracking = ((globalThis as { [KEY]?: Tracking })[KEY] ??= {
  requests: new AsyncLocalStorage<TrackedRequest>(),
  active: 0,
  draining: false,
});

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  // A bank asks for its approval in a window that the payment provider's checkout opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

const CLIENT_LEFT = 499;

/** Follows each request of this process from its first byte: its id, its address, how many are under way. Call once, before serving. */
export function trackRequests({ routeOf, trustProxy, secure, onFinish }: Options): void {
  onRequestStart((request, response) => {
    const id = randomUUID();
    tracking.active += 1;
    const path = pathOf(request.url);
    const stop = requestSeconds.startTimer({ method: request.method ?? '' });
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      const durationMs = Math.round(stop({ route: routeOf(path), status: String(status) }) * 10_000) / 10;
      tracking.active -= 1;
      onFinish?.({ requestId: id, method: request.method ?? '', path, status, durationMs });
    });
    leaveOriginToOurCheck(request);
    response.setHeader('X-Request-Id', id);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (tracking.draining) response.setHeader('Connection', 'close');
    tracking.requests.enterWith({ id, address: addressOf(request, trustProxy) });
  });
}

/**
 * Remix compares Origin with the host alone and answers a difference with 500. Which origins are ours, PUBLIC_URL among them, and that others
 * get a 403, is the word of origin-check; so Remix is shown a host that agrees.
 */
function leaveOriginToOurCheck({ headers }: IncomingMessage): void {
  if (headers.origin === undefined) return;
  if (!URL.canParse(headers.origin)) headers.origin = 'null';
  headers['x-forwarded-host'] = headers.origin === 'null' ? 'null' : new URL(headers.origin).host;
}

function pathOf(url = '/'): string {
  return url.split('?', 1)[0] ?? url;
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return (forwarded || request.socket.remoteAddress || 'unknown').replace(/^::ffff:/, '');
}
