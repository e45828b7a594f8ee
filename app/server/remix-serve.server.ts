import http, { type RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import morgan from 'morgan';
import { config } from '~/config/config.server';
import { reportError } from '~/lib/error-reports.server';
import { createLogger, withoutRedaction } from '~/lib/logger.server';
import { startTelemetry, stopTelemetry } from '~/lib/telemetry.server';
import { drainOnClose } from './drain.server';
import type { Lobby } from './admission.server';
import { frontOf } from './front.server';
import type { AlreadyRendered } from './rendered-pages.server';

/**
 * How long a connection stays without a request: longer than balancers keep theirs (60 s), or one
 * that is used as it ends loses its request. Announced in whole seconds: clients let go first.
 */
const IDLE_CONNECTION_MS = 75_999;

/**
 * remix-serve has no hook for what a server needs beside it, but loads the application before it
 * makes its server: so the listener of that one server is wrapped here.
 */
export function standBeforeRemixServe(
  loadBuild: () => Promise<ServerBuild>,
  pages: { alreadyRendered: AlreadyRendered; lobby: Lobby },
): void {
  const { web, logLevel, ...others } = config();
  const log = createLogger(logLevel);
  const requestLog = withoutRedaction(log);
  const { createServer } = http;
  Object.assign(http, {
    createServer: (framework: RequestListener) => {
      Object.assign(http, { createServer });
      const listening = startTelemetry(others, 'web')
        .then(loadBuild)
        .then((build) => frontOf(build, { web, log, requestLog, ...pages })(framework));
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
      drainOnClose(server, { noticeSeconds: web.drainNoticeSeconds, log });
      return server;
    },
  });
  // Requests are in our own log; a format that answers null prints nothing.
  morgan.format('tiny', () => null);
}
