import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express from 'express';
import { afterAll } from 'vitest';
import type { App } from '~/context.server';
import { findCachedPage, removeUnknownParameters } from '~/http/pages/page-cache.server';
import { openWaitingRoom } from '~/http/load-shedding/waiting-room.server';
import { createRequestListener } from '~/server/request-handler.server';
import type { FinishedRequest } from '~/server/request-tracking.server';
import { loadServerBuild } from './server-build';

/** Log entry of a request, with its level. */
type LoggedRequest = FinishedRequest & { level: 'debug' | 'info' | 'warn' | 'error' };

/**
 * Starts the HTTP server with Remix behind it, in the same way as remix-serve, on a free port until
 * the tests of this file end. Calls `onFramework` for each request that is not answered before
 * Remix.
 */
export async function startHttpServer(
  app: App,
  { onFramework }: { onFramework?: (path: string) => void } = {},
): Promise<{ port: number; url: string; finished: LoggedRequest[]; errors: object[] }> {
  const loaded = await loadServerBuild();
  const { module } = loaded.entry;
  const handleDocument: typeof module.default = (request, ...more) => {
    onFramework?.(request.url);
    return module.default(request, ...more);
  };
  const build = { ...loaded, entry: { module: { ...module, default: handleDocument } } };
  const assetsBuildDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-assets-'));
  fs.mkdirSync(path.join(assetsBuildDirectory, 'assets'));
  const finished: LoggedRequest[] = [];
  const context = { app };
  const framework = express();
  framework.disable('x-powered-by');
  framework.use((request, _response, next) => {
    onFramework?.(request.url);
    next(request.headers['x-test-fails'] ? new Error('nobody foresaw it') : undefined);
  });
  framework.use(compression());
  framework.all('*', createRequestHandler({ build, mode: 'test', getLoadContext: () => context }));
  const errors: object[] = [];
  const logAt = (level: LoggedRequest['level']) => (request: unknown) =>
    void finished.push({ ...(request as FinishedRequest), level });
  const requestLog = { info: logAt('info'), debug: logAt('debug'), warn: logAt('warn'), error: logAt('error') };
  const log = { info: () => undefined, warn: () => undefined, error: (line: object) => void errors.push(line) };
  const createListener = createRequestListener(
    { ...build, assetsBuildDirectory },
    { web: app.config.web, log, requestLog, findCachedPage, removeUnknownParameters, openWaitingRoom, context },
  );
  // A keep-alive timeout longer than Node's default. On a busy machine, a client could otherwise
  // send a request over an idle connection that the server is closing.
  const server = http.createServer({ keepAliveTimeout: 60_000 }, createListener(framework));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    fs.rmSync(assetsBuildDirectory, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, finished, errors };
}
