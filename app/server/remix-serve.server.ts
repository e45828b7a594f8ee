import http, { type RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import morgan from 'morgan';
import { getConfig } from '~/config/config.server';
import { reportError } from '~/lib/error-reports.server';
import { createLogger, disableRedaction } from '~/lib/logger.server';
import { startTelemetry, stopTelemetry } from '~/lib/telemetry.server';
import { drainBeforeClose } from './drain.server';
import type { WaitingRoom } from './load-shedding.server';
import { createRequestListener } from './request-handler.server';
import type { FindCachedPage, RemoveUnknownParameters } from './cached-pages.server';

/**
 * Keep-alive timeout. It is longer than the idle timeout of load balancers (60 s); otherwise a load
 * balancer could reuse a connection that we are closing. The Keep-Alive header tells clients 75
 * seconds, so that clients close before the server does.
 */
const IDLE_CONNECTION_MS = 75_999;

/**
 * Inserts our middleware before remix-serve, which has no extension point for it. remix-serve
 * imports the application before it calls `http.createServer`. We replace that function for one
 * call, wrap the request listener and restore the function. See docs/decisions/0006-http-server.md.
 */
export function hookIntoRemixServe(
  loadBuild: () => Promise<ServerBuild>,
  pages: {
    findCachedPage: FindCachedPage;
    removeUnknownParameters: RemoveUnknownParameters;
    waitingRoom: WaitingRoom;
  },
): void {
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
