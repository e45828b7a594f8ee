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
import { setCatalogues } from './components/ui/page-messages';
import { getLanguageFromMatches, hasScripts, type PageMatch } from './components/ui/use-language';
import { buildContentSecurityPolicy } from './http/pages/content-security-policy.server';
import { getApp, createVisitorContext } from './http/context.server';
import { toErrorDetails } from './http/error-response.server';
import { findMessageFiles, getMessagePreload } from './http/pages/message-files.server';
import { limitPage, openWaitingRoom } from './http/load-shedding/waiting-room.server';
import { isCachedPage, OWN_CACHE_CONTROL, type PageLocation } from './http/pages/public-page.server';
import {
  findCachedPage,
  createNonce,
  renderCachedPage,
  getPageCacheKey,
  removeUnknownParameters,
} from './http/pages/page-cache.server';
import { CATALOGUES } from './i18n/catalogue';
import type { Language } from './i18n/languages';
import { hookIntoRemixServe } from './server/remix-serve.server';

setCatalogues((language) => CATALOGUES[language]);

if (import.meta.env.PROD) {
  const loadBuild = async () => {
    const build = (await import('virtual:remix/server-build')) as ServerBuild;
    findMessageFiles(build);
    return build;
  };
  hookIntoRemixServe(loadBuild, { findCachedPage, removeUnknownParameters, openWaitingRoom });
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
  const matched = listMatches(remixContext);
  const nonce = hasScripts(matched) ? createNonce() : undefined;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', PRIVATE);
  headers.set('Content-Security-Policy', buildContentSecurityPolicy(nonce, app.services.payments.checkout));
  const { loaderData, matches } = remixContext.staticHandlerContext;
  const { language } = (loaderData.root ?? {}) as { language?: Language };
  const preload = nonce && getMessagePreload(getLanguageFromMatches(matched, language));
  if (preload) headers.append('Link', preload);
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

function listMatches({ staticHandlerContext, routeModules }: EntryContext): PageMatch[] {
  return staticHandlerContext.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
}
