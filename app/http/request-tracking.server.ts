import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestSeconds } from '~/lib/metrics.server';

/** What the server knows of a request that a loader's Request does not say. */
export interface TrackedRequest {
  id: string;
  /** The peer's address, or what the proxy forwarded when it is trusted. */
  address: string;
}

interface Tracking {
  requests: AsyncLocalStorage<TrackedRequest>;
  active: number;
  draining: boolean;
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
  'Cross-Origin-Opener-Policy': 'same-origin',
};

interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Follows each request of this process from its first byte: its id, its address, how many are under way. Call once, before serving. */
export function trackRequests({ trustProxy, secure }: { trustProxy: boolean; secure: boolean }): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as RequestStart;
    const id = randomUUID();
    tracking.active += 1;
    const stop = requestSeconds.startTimer({ method: request.method ?? '' });
    response.once('close', () => {
      tracking.active -= 1;
      stop({ status: String(response.statusCode) });
    });
    response.setHeader('X-Request-Id', id);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (tracking.draining) response.setHeader('Connection', 'close');
    tracking.requests.enterWith({ id, address: addressOf(request, trustProxy) });
  });
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
