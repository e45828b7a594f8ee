import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { createRequestHandler, type AppLoadContext, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node';
import type { Logger } from 'pino';
import type { Config } from '~/config/env.server';
import { reportError } from '~/lib/error-reports.server';
import { serveCompressedAssets, serveSharedAssets } from './assets.server';
import { getCanonicalUrl, isCrossOriginForm, readRequestLine, rejectRequest } from './request-checks.server';
import { createRequestTracker, type FinishedRequest, getRequestPath, onceClosed } from './request-tracking.server';
import {
  createRouteTable,
  isDataRequest,
  isPageRequest,
  type MatchedRoute,
  serveResourceRoutes,
} from './route-table.server';
import { sendWebResponse, toWebRequest, toWebRequestHead } from './web-request.server';

/** Decides when a request is handled, or answers the request with the waiting page. */
export interface WaitingRoom {
  /**
   * Handles a request when it is the turn of the client, or returns the waiting page if too many
   * requests wait, or if `canHold` is true and load shedding is active. A request that joins a
   * class or pays is handled immediately. If the signal is aborted before the turn of the client,
   * throws its reason.
   */
  limitRequest: <Result>(
    request: Request,
    handle: () => Promise<Result>,
    options: { canHold: boolean; signal: AbortSignal },
  ) => Promise<Result | Response>;
  /**
   * Renders a page in the same way. Measures the time since `startedAt` for load shedding, and adds
   * the cookie that admits a member.
   */
  renderPage: (
    request: Request,
    render: () => Promise<Response>,
    options: { startedAt: number; signal: AbortSignal },
  ) => Promise<Response>;
}

/** Functions for pages, which are passed in because the server does not import `app/http`. */
export interface PageFunctions {
  /**
   * Returns the page from the cache, or null if it cannot be cached. `load` runs the loader of the
   * route.
   */
  findCachedPage: (args: LoaderFunctionArgs, routeId: string, load: () => Promise<unknown>) => Promise<Response | null>;
  /** Returns the request without query parameters that the page does not know. */
  removeUnknownParameters: (request: Request, routeId: string) => Request;
  openWaitingRoom: (options: { context: AppLoadContext; delayMs: number; log: Pick<Logger, 'warn'> }) => WaitingRoom;
}

interface Options extends PageFunctions {
  web: Pick<Config['web'], 'publicUrl' | 'trustProxy' | 'loadSheddingDelayMs' | 'assetsDir'>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Logs each request at the level of `getLogLevel`. */
  requestLog: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  context?: AppLoadContext;
}

/** Milliseconds after which a form or data request no longer counts as being handled. */
const MAX_TURN_MS = 250;

/** The Express application of remix-serve. Errors are passed to `next`. */
type Framework = (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => void;

/** Creates the listener that handles requests before Remix. */
export function createRequestListener(
  build: ServerBuild,
  { web, log, requestLog, findCachedPage, removeUnknownParameters, openWaitingRoom, context = {} }: Options,
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
  const waitingRoom = openWaitingRoom({ context, delayMs: web.loadSheddingDelayMs, log });

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
    track(request, response, (address) => void answer(address).catch(handleError));

    /** Answers the request. The steps are in the order in which they happen. */
    async function answer(address: string | null): Promise<void> {
      const { method = '', url = '' } = request;
      if (refusal?.isTyped && address !== null) return send(await renderErrorPage(refusal.status));
      if (refusal || address === null) return rejectRequest(refusal ?? { status: 400 }, response);

      const call = findResourceRoute(method, url);
      if (call) return send(await call(toWebRequest(request), context));

      const route = find(getRequestPath(request));
      if (!isRead(request)) {
        if (isCrossOriginForm(request, route, publicUrl))
          return send(await renderMissingPage('/-', { ...context, foreignForm: true }));
        return passInTurn();
      }

      const canonicalUrl = getCanonicalUrl(url, route);
      if (canonicalUrl) return void response.writeHead(301, { Location: canonicalUrl }).end();
      if (isPageRequest(url, route)) return send(await renderPage(route));

      if (isDataRequest(url)) return passInTurn();

      toCompressedAsset(request, response);
      if (serveSharedAsset) return serveSharedAsset(request, response, toFramework);
      return toFramework();
    }

    /** Passes forms and data requests to Remix when it is the turn of the client. */
    async function passInTurn(): Promise<void> {
      const handleInTurn = async () => {
        toFramework();
        const ending = finished(response).catch(() => undefined);
        await Promise.race([ending, setTimeout(MAX_TURN_MS, undefined, { ref: false })]);
      };
      const options = { canHold: isRead(request), signal };
      const waitingPage = await waitingRoom.limitRequest(toWebRequestHead(request), handleInTurn, options);
      if (!waitingPage) return;
      request.resume();
      await send(waitingPage);
    }

    async function renderPage(route: MatchedRoute): Promise<Response> {
      const pageRequest = removeUnknownParameters(toWebRequest(request), route.id);
      const args = { request: pageRequest, params: route.params, context };
      // If the loader fails, Remix runs it again and renders the error page.
      const cached = await findCachedPage(args, route.id, async () => route.module.loader?.(args)).catch(() => null);
      const render = () => handle(pageRequest, context);
      return cached ?? waitingRoom.renderPage(pageRequest, render, { startedAt, signal });
    }

    async function renderMissingPage(missingPath: string, by: AppLoadContext): Promise<Response> {
      const { url, headers } = toWebRequestHead(request);
      request.resume();
      const pageRequest = new Request(new URL(missingPath, url), { headers });
      return waitingRoom.limitRequest(pageRequest, () => handle(pageRequest, by), { canHold: false, signal });
    }

    async function renderErrorPage(status: number): Promise<Response> {
      const isCall = /^\/api\//i.test(request.url ?? '');
      const { body, headers } = await renderMissingPage(isCall ? '/api/-' : '/-', context);
      return new Response(body, { status, headers });
    }

    function send(page: Response): Promise<void> {
      return sendWebResponse(page, response);
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

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
