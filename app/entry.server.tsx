import { text } from 'node:stream/consumers';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { NonceProvider } from './components/nonce';
import { setMessageLookup } from './components/ui/document-messages';
import { buildContentSecurityPolicy } from './http/pages/content-security-policy.server';
import { getApp, createVisitorContext } from './http/context.server';
import { toErrorDetails } from './http/error-response.server';
import { limitPage, waitingRoom } from './http/pages/waiting-room.server';
import { isCachedPage, OWN_CACHE_CONTROL, type PageLocation } from './http/pages/public-page.server';
import {
  findCachedPage,
  createNonce,
  renderCachedPage,
  getPageCacheKey,
  removeUnknownParameters,
} from './http/pages/page-cache.server';
import { lookUpMessages } from './i18n/screen-messages';
import type { DocumentHandle } from './root';
import { hookIntoRemixServe } from './server/remix-serve.server';

setMessageLookup(lookUpMessages);

if (import.meta.env.PROD) {
  const loadBuild = () => import('virtual:remix/server-build') as Promise<ServerBuild>;
  hookIntoRemixServe(loadBuild, { findCachedPage, removeUnknownParameters, waitingRoom });
}

/**
 * Cache-Control header of pages. By default, pages are not cached; a route can set a different
 * header.
 */
const PRIVATE = 'private, no-store';

/**
 * Renders a page. The Content-Security-Policy header allows our own scripts, or no scripts at all
 * on pages without JavaScript.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  return limitPage(request, context, () => renderDocument(request, { status, headers, remixContext, context }));
}

async function renderDocument(
  request: Request,
  answer: { status: number; headers: Headers; remixContext: EntryContext; context: AppLoadContext },
): Promise<Response> {
  const { status, headers, remixContext, context } = answer;
  const app = getApp({ context });
  const nonce = hasScripts(remixContext) ? createNonce() : undefined;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', PRIVATE);
  headers.set('Content-Security-Policy', buildContentSecurityPolicy(nonce, app.services.payments.checkout));
  const { loaderData, matches } = remixContext.staticHandlerContext;
  const render = () => renderWhole(request, remixContext, nonce);
  const routeId = matches.at(-1)?.route.id ?? '';
  if (isCachedPage(new URL(request.url).pathname)) {
    headers.set('Vary', 'Accept-Encoding, Cookie');
    const place = (loaderData[routeId] as { place?: PageLocation } | undefined)?.place;
    if (place && (place.isMember || place.theme !== 'auto')) headers.set('Cache-Control', OWN_CACHE_CONTROL);
  }
  const key = getPageCacheKey({ request, app, routeId, data: loaderData[routeId] }, status);
  if (key && !headers.has('Set-Cookie') && import.meta.env.MODE !== 'development') {
    return renderCachedPage(request, app, key, { status, headers, nonce, render });
  }
  // A response with a string would be encoded in a stream, which takes several times as long.
  return new Response(Buffer.from(await render()), { headers, status });
}

/**
 * Renders without streaming, which is 2.5 times as fast. Streaming is not needed, because no loader
 * defers data.
 */
async function renderWhole(request: Request, context: EntryContext, nonce: string | undefined): Promise<string> {
  const { renderMeta, serverHandoffStream } = context;
  if (renderMeta && serverHandoffStream) {
    const value = await text(serverHandoffStream as AsyncIterable<Uint8Array> & typeof serverHandoffStream);
    renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) };
  }
  const html = renderToString(
    <NonceProvider value={nonce}>
      <RemixServer context={context} url={request.url} {...(nonce ? { nonce } : {})} />
    </NonceProvider>,
  );
  return `<!DOCTYPE html>${html}`;
}

/**
 * Data requests of the router are never cached. They come only from private pages, because public
 * pages have no JavaScript.
 */
export function handleDataRequest(response: Response): Response {
  response.headers.set('Cache-Control', PRIVATE);
  return response;
}

/**
 * Logs each unexpected error once. Requests that Remix itself rejects, such as unknown methods, are
 * not logged as errors.
 */
export function handleError(error: unknown, args: LoaderFunctionArgs | ActionFunctionArgs): void {
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefused && !args.request.signal.aborted) toErrorDetails(error, createVisitorContext(args));
}

function hasScripts({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.every(({ route }) => {
    const handle = routeModules[route.id]?.handle as DocumentHandle | undefined;
    return handle?.scripts !== false;
  });
}
