import http, { type RequestListener, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerBuild } from '@remix-run/node';
import morgan from 'morgan';
import type { Logger } from 'pino';
import { getConfig } from '~/config/config.server';
import { reportError } from '~/lib/error-reports.server';
import { createLogger, disableRedaction } from '~/lib/logger.server';
import { startTelemetry, stopTelemetry } from '~/lib/telemetry.server';
import { createRequestListener, type PageFunctions } from './request-handler.server';
import { requestState } from './request-tracking.server';

/**
 * Keep-alive timeout. It is longer than the idle timeout of load balancers (60 s); otherwise a load
 * balancer could reuse a connection that we are closing. The Keep-Alive header tells clients 75
 * seconds, so that clients close before the server does.
 */
const IDLE_CONNECTION_MS = 75_999;

/**
 * Maximum time in milliseconds for requests in progress to finish after the process has stopped
 * listening.
 */
export const MAX_DRAIN_MS = 10_000;
const QUIET_MS = 500;
const STEP_MS = 50;

/**
 * Inserts our middleware before remix-serve, which has no extension point for it. remix-serve
 * imports the application before it calls `http.createServer`. We replace that function for one
 * call, wrap the request listener and restore the function. See docs/decisions/0006-http-server.md.
 */
export function hookIntoRemixServe(loadBuild: () => Promise<ServerBuild>, pages: PageFunctions): void {
  const { web, logLevel, ...others } = getConfig();
  const log = createLogger(logLevel);
  const requestLog = disableRedaction(log);
  const { createServer } = http;
  Object.assign(http, {
    createServer: (framework: RequestListener) => {
      Object.assign(http, { createServer });
      const listening = startTelemetry(others, 'web')
        .then(loadBuild)
        .then((build) => createRequestListener(build, { web, log, requestLog, ...pages })(framework));
      const server = createServer((request, response) => void listening.then((answer) => answer(request, response)));
      server.keepAliveTimeout = IDLE_CONNECTION_MS;
      process.on('uncaughtException', (err) => {
        log.fatal({ err }, 'the process ends');
        reportError(err, { requestId: '' });
        void stopTelemetry().finally(() => process.exit(1));
      });
      server.on('connect', (_request, socket) =>
        socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
      );
      drainBeforeClose(server, { noticeSeconds: web.drainNoticeSeconds, log });
      return server;
    },
  });
  // Disables the request log of remix-serve, because we log requests ourselves. Morgan prints
  // nothing if its format returns null.
  morgan.format('tiny', () => null);
}

interface DrainOptions {
  /**
   * Seconds after SIGTERM during which the process still serves requests while /healthz and /readyz
   * return 503.
   */
  noticeSeconds: number;
  log: Pick<Logger, 'warn'>;
}

/**
 * Drains the server when remix-serve closes it on a signal: first notifies load balancers, then
 * stops listening and waits for requests in progress. After Ctrl-C, the notice is skipped.
 */
function drainBeforeClose(server: Server, { noticeSeconds, log }: DrainOptions): void {
  const stopListening = server.close.bind(server);
  let noticeMs = noticeSeconds * 1000;
  process.on('SIGINT', () => (noticeMs = 0));
  // This handler stays registered, because a process under a supervisor may get the signal twice,
  // and the second one would kill it.
  process.on('SIGTERM', () => undefined);
  server.close = () => {
    void drain();
    return server;
  };

  async function drain(): Promise<void> {
    if (requestState.draining) return;
    requestState.draining = true;
    await delay(noticeMs);
    stopListening();
    if (!(await waitUntilIdle()))
      log.warn({ active: requestState.active }, 'drain timed out with requests in progress');
    await stopTelemetry();
    process.exit(0);
  }
}

/**
 * Waits until no request has been in progress for half a second. The pause is needed because a
 * connection that is still open may send another request. Returns false after the timeout.
 */
async function waitUntilIdle(): Promise<boolean> {
  let quietMs = 0;
  for (let waitedMs = 0; quietMs < QUIET_MS && waitedMs < MAX_DRAIN_MS; waitedMs += STEP_MS) {
    await delay(STEP_MS);
    quietMs = requestState.active === 0 ? quietMs + STEP_MS : 0;
  }
  return quietMs >= QUIET_MS;
}
