import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import type { Logger } from 'pino';
import type { Config } from '~/config/env.server';
import { type WaitingRoom, startLoadShedding } from './load-shedding.server';
import { reportError } from '~/lib/error-reports.server';
import { getCanonicalUrl } from './canonical-path.server';
import { serveCompressedAssets } from './compressed-assets.server';
import { isCrossOriginForm } from './form-origin.server';
import {
  type FindCachedPage,
  type RemoveUnknownParameters,
  isPageRequest,
  serveCachedPage,
} from './cached-pages.server';
import { readRequestLine, rejectRequest } from './request-line.server';
import { type FinishedRequest, getRequestPath, createRequestTracker, onceClosed } from './request-tracking.server';
import { REMIX_DATA_QUERY_PATTERN, serveResourceRoutes } from './resource-routes.server';
import { type MatchedRoute, createRouteTable } from './route-table.server';
import { serveSharedAssets } from './shared-assets.server';
import { sendWebResponse, toWebRequest, toWebRequestHead } from './web-request.server';

interface Options {
  web: Pick<Config['web'], 'publicUrl' | 'trustProxy' | 'loadSheddingDelayMs' | 'assetsDir'>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Logs each request at the level of `getLogLevel`. */
  requestLog: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  findCachedPage: FindCachedPage;
  removeUnknownParameters: RemoveUnknownParameters;
  waitingRoom: WaitingRoom;
  context?: AppLoadContext;
}

/** Milliseconds after which a form or data request no longer counts as being handled. */
const MAX_TURN_MS = 250;

/** The Express application of remix-serve. Errors are passed to `next`. */
type Framework = (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => void;

/**
 * Creates the listener that handles requests before Remix. The code below is in the order in which
 * a request is handled.
 */
export function createRequestListener(
  build: ServerBuild,
  { web, log, requestLog, findCachedPage, removeUnknownParameters, waitingRoom, context = {} }: Options,
): (framework: Framework) => RequestListener {
  const publicUrl = new URL(web.publicUrl);
  const { find, patternOf } = createRouteTable(build.routes);
  const track = createRequestTracker({
    patternOf,
    trustProxy: web.trustProxy,
    secure: publicUrl.protocol === 'https:',
    onFinish: (request) => requestLog[getLogLevel(request)](request, 'request'),
  });
  const assets = path.join(build.assetsBuildDirectory, 'assets');
  const toCompressedAsset = serveCompressedAssets(assets);
  const serveSharedAsset = web.assetsDir ? serveSharedAssets(assets, web.assetsDir) : null;
  const findResourceRoute = serveResourceRoutes(find, build.entry.module);
  const handle = createRequestHandler(build);
  const shedding = startLoadShedding({
    delayMs: web.loadSheddingDelayMs,
    queries: () => waitingRoom.queries(context),
    log,
  });

  return (framework) => (request, response) => {
    try {
      serve(framework, request, response);
    } catch (error) {
      fail(error, request, response);
    }
  };

  function serve(framework: Framework, request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    const handleError = (error: unknown) => fail(error, request, response);
    const toFramework = () => framework(request, response, handleError);
    const left = new AbortController();
    const { signal } = left;
    onceClosed(request, response, () => left.abort());
    const refusal = readRequestLine(request, publicUrl.host);
    track(request, response, (client) => {
      if (refusal?.isTyped && client !== null) return send(renderErrorPage(request, refusal.status));
      if (refusal || client === null) return rejectRequest(refusal ?? { status: 400 }, response);
      toCompressedAsset(request, response);
      const call = findResourceRoute(request.method ?? '', request.url ?? '');
      if (call) return send(call(toWebRequest(request), context));
      const route = find(getRequestPath(request));
      const address = isRead(request) ? getCanonicalUrl(request.url ?? '', route) : undefined;
      if (address) return void response.writeHead(301, { Location: address }).end();
      if (isRead(request) && isPageRequest(request.url ?? '', route))
        return send(renderPage(removeUnknownParameters(toWebRequest(request), route.id), route));
      if (isRead(request) && serveSharedAsset) return serveSharedAsset(request, response, toFramework);
      if (isRead(request) && !isDataRequest(request)) return toFramework();
      if (!isRead(request) && isCrossOriginForm(request, route, publicUrl))
        return send(renderMissingPage(request, '/-', { ...context, foreignForm: true }));
      limitFramework().catch(handleError);
    });

    /** Passes forms and data requests to Remix when it is the turn of the client. */
    async function limitFramework(): Promise<void> {
      const head = toWebRequestHead(request);
      const visitor = await waitingRoom.findVisitor(head, context);
      const handleInTurn = async () => {
        toFramework();
        const ending = finished(response).catch(() => undefined);
        await Promise.race([ending, setTimeout(MAX_TURN_MS, undefined, { ref: false })]);
      };
      const isHeld = isRead(request) && shedding.isActive() && waitingRoom.mustWait(getPagePath(request), visitor);
      const waitingPage = isHeld
        ? waitingRoom.createPage(head, 'load_shedding')
        : await waitingRoom.limitRequest(head, context, handleInTurn, { visitor, signal });
      if (!waitingPage) return;
      request.resume();
      await sendWebResponse(waitingPage, response);
    }

    function renderMissingPage(incoming: IncomingMessage, path: string, by: AppLoadContext): Promise<Response> {
      const { url, headers } = toWebRequestHead(incoming);
      incoming.resume();
      const pageRequest = new Request(new URL(path, url), { headers });
      return waitingRoom
        .findVisitor(pageRequest, context)
        .then((visitor) =>
          waitingRoom.limitRequest(pageRequest, context, () => handle(pageRequest, by), { visitor, signal }),
        );
    }

    async function renderErrorPage(incoming: IncomingMessage, status: number): Promise<Response> {
      const isCall = /^\/api\//i.test(incoming.url ?? '');
      const { body, headers } = await renderMissingPage(incoming, isCall ? '/api/-' : '/-', context);
      return new Response(body, { status, headers });
    }

    async function renderPage(pageRequest: Request, route: MatchedRoute): Promise<Response> {
      const rendered = await serveCachedPage(pageRequest, route, { context, findCachedPage });
      if (rendered) return rendered;
      const path = getRequestPath(request);
      const visitor = await waitingRoom.findVisitor(pageRequest, context);
      if (shedding.isActive() && waitingRoom.mustWait(path, visitor))
        return waitingRoom.createPage(pageRequest, 'load_shedding');
      const render = async (isAlone: boolean) => {
        const answer = await handle(pageRequest, context);
        if (isAlone) shedding.addAnswer(visitor.client, performance.now() - startedAt);
        return answer;
      };
      const page = await waitingRoom.limitRequest(pageRequest, context, render, { visitor, signal });
      const admissionCookie = await waitingRoom.createAdmissionCookie(path, visitor, pageRequest, context);
      if (admissionCookie) page.headers.append('Set-Cookie', admissionCookie);
      return page;
    }

    function send(answer: Promise<Response>): void {
      void answer.then((answered) => sendWebResponse(answered, response)).catch(handleError);
    }
  }

  function fail(err: unknown, request: IncomingMessage, response: ServerResponse): void {
    const { status = 500 } = (err ?? {}) as { status?: number };
    if (status >= 500 && !response.destroyed) {
      const requestId = String(response.getHeader('X-Request-Id') ?? '');
      log.error({ err, requestId }, 'unexpected error');
      reportError(err, { requestId, route: patternOf(getRequestPath(request)) });
    }
    if (response.headersSent || response.destroyed) response.destroy();
    else rejectRequest({ status: status >= 400 ? status : 500 }, response);
  }
}

/**
 * Failed requests are errors, so that a search for errors finds the whole outage. The
 * waiting page is sent on purpose, so it is only a warning.
 */
function getLogLevel({ path: requestPath, status, waiting }: FinishedRequest): 'debug' | 'info' | 'warn' | 'error' {
  if (waiting) return 'warn';
  const isHealthCheck = requestPath === '/healthz' || requestPath === '/readyz';
  if (status >= 500) return isHealthCheck ? 'info' : 'error';
  return status < 400 && (requestPath === '/healthz' || requestPath.startsWith('/assets/')) ? 'debug' : 'info';
}

/** True for a request of Remix's client code for the data of a page. */
function isDataRequest(request: IncomingMessage): boolean {
  return getRequestPath(request).endsWith('.data') || REMIX_DATA_QUERY_PATTERN.test(request.url ?? '');
}

/** Returns the path of the page to which a data request belongs. */
function getPagePath(request: IncomingMessage): string {
  return getRequestPath(request).replace(/\.data$/, '');
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
