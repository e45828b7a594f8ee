import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestSeconds } from '~/lib/metrics.server';
import { parseAddress } from '~/lib/network';

/** What the server knows of a request that a loader's Request does not say. */
export interface TrackedRequest {
  id: string;
  /** The peer's address, or what the proxy forwarded when it is trusted. */
  address: string;
  /** Whose session it came with, such as `member:12`. */
  actor?: string;
}

/** What is worth a line in the log once a request has been answered, or its client has gone. */
export interface FinishedRequest {
  requestId: string;
  method: string;
  /** Without the query, which may say more than a log should know. */
  path: string;
  actor?: string | undefined;
  /** 499 where the client left before the answer. */
  status: number;
  durationMs: number;
}

interface Options {
  /** The pattern of the route that answers a path, by which requests are counted. */
  patternOf: (path: string) => string;
  trustProxy: boolean;
  /** Whether the site is behind TLS. */
  secure: boolean;
  onFinish?: (request: FinishedRequest) => void;
}

/** The requests of this process: the one that the current work is for, how many are under way, and whether the process is about to end. */
export const tracking = { requests: new AsyncLocalStorage<TrackedRequest>(), active: 0, draining: false };

const SECURITY_HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
});

/** With what a page alone obeys; a style, a font or a picture of the build would carry it for nothing. */
const PAGE_HEADERS = SECURITY_HEADERS.concat(
  Object.entries({
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // A bank asks for its approval in a window that the payment provider's checkout opens.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }),
);

const CLIENT_LEFT = 499;

/**
 * Follows requests from their first byte to their last: id, address, headers that every answer carries, figures and log. `answer` gets null
 * for an address that is none.
 */
export function requestTracker({ patternOf, trustProxy, secure, onFinish }: Options) {
  return (request: IncomingMessage, response: ServerResponse, answer: (address: string | null) => void): void => {
    const id = randomUUID();
    tracking.active += 1;
    const path = pathOf(request);
    const method = request.method ?? '';
    const stop = requestSeconds.startTimer({ method });
    const address = addressOf(request, trustProxy);
    const tracked: TrackedRequest = { id, address: address ?? 'unknown' };
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
      const durationMs = Math.round(stop({ route: patternOf(path), status: String(status) }) * 10_000) / 10;
      tracking.active -= 1;
      onFinish?.({ requestId: id, method, path, actor: tracked.actor, status, durationMs });
    });
    response.setHeader('X-Request-Id', id);
    const headers = path.startsWith('/assets/') ? SECURITY_HEADERS : PAGE_HEADERS;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (tracking.draining) response.setHeader('Connection', 'close');
    tracking.requests.run(tracked, answer, address);
  };
}

/** The path of a request, without its query. */
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
