import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { App } from '~/context.server';
import { getApp } from '~/http/context.server';
import { getPathLanguage } from '~/i18n/languages';
import { type ContentEncoding, chooseContentEncoding } from '~/lib/accepted-encoding';
import { includesEtag } from '~/lib/etag';
import { ReadCache } from '~/lib/read-cache';
import { isCachedPage } from './public-page.server';

/** A rendered page. If it uses JavaScript, a new nonce is inserted each time it is sent. */
interface CachedPage {
  status: number;
  headers: [name: string, value: string][];
  bodies: Record<ContentEncoding, Uint8Array> | { html: string; nonce: string };
}

/** Response data from Remix before rendering. */
interface Answer {
  status: number;
  headers: Headers;
  nonce: string | undefined;
  render: () => Promise<string>;
}

interface RequestedPage {
  request: Request;
  app: App;
  routeId: string;
  data: unknown;
}

const NOT_FOUND = 'routes/public/not-found';

const CERTIFICATE = 'routes/public/certificate';

/**
 * Pages that are the same for all visitors if the request has none of our cookies, and none of
 * these query parameters. Other parameters are removed before the page is loaded, so that an
 * invented one costs no render.
 */
const VISITOR_PAGES = new Map<string, readonly string[]>([
  ['routes/auth/login', ['lang', 'next', 'other']],
  ['routes/auth/register', ['lang', 'refcode']],
  ['routes/auth/forgot-password', ['lang']],
  ['routes/public/api-docs', ['lang']],
  [CERTIFICATE, ['lang']],
  [NOT_FOUND, ['lang']],
]);

/**
 * Maximum number of cached pages per app: these pages in two languages and three themes, and the
 * certificates that were read last.
 */
const CAPACITY = 200;
const cachesByApp = new WeakMap<App, ReadCache<CachedPage>>();

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Returns a short key that covers everything the page depends on, or null for a private page. Only
 * GET and HEAD requests are cacheable, with status 200 or, for unknown routes, 404.
 */
export function getPageCacheKey({ request, app, routeId, data }: RequestedPage, status: number): string | null {
  const { pathname, search } = new URL(request.url);
  if (!/^(?:GET|HEAD)$/.test(request.method) || status !== (routeId === NOT_FOUND ? 404 : 200)) return null;
  if (isCachedPage(pathname)) return hash(`${pathname} ${JSON.stringify(data)}`);
  // The parser of cookies allows several spaces before a name, so any mention counts.
  const hasOurCookie = request.headers.get('Cookie')?.includes('sangha_') ?? false;
  if (!VISITOR_PAGES.has(routeId) || search || hasOurCookie) return null;
  const { names, site } = app.services.brand;
  const brand = hash(JSON.stringify([names, site.logo, site.accent]));
  if (routeId === CERTIFICATE) return `${brand} ${hash(`${pathname} ${JSON.stringify(data)}`)}`;
  return `${brand} ${routeId === NOT_FOUND ? `not found ${getPathLanguage(pathname)}` : pathname}`;
}

/** Returns the request without the query parameters that the page for visitors does not know. */
export function removeUnknownParameters(request: Request, routeId: string): Request {
  const known = VISITOR_PAGES.get(routeId);
  const url = new URL(request.url);
  if (!known || url.search === '') return request;
  const kept = [...url.searchParams].filter(([name]) => known.includes(name));
  url.search = String(new URLSearchParams(kept));
  return new Request(url, request);
}

/**
 * Returns the page for a cache key, which is rendered and compressed only once. Returns 304 if the
 * browser already has this version.
 */
export async function renderCachedPage(request: Request, app: App, key: string, answer: Answer): Promise<Response> {
  return createResponse(request, await getPageCache(app).read(key, () => renderPage(answer)));
}

/** Returns a cached page, or null if Remix has to render the page. */
export async function findCachedPage(
  args: LoaderFunctionArgs,
  routeId: string,
  load: () => Promise<unknown>,
): Promise<Response | null> {
  const { request } = args;
  const isShared = isCachedPage(new URL(request.url).pathname);
  if (!isShared && !VISITOR_PAGES.has(routeId)) return null;
  const app = getApp(args);
  await app.services.brandStore.refresh();
  const data = isShared || routeId === CERTIFICATE ? await load() : undefined;
  const key = getPageCacheKey({ request, app, routeId, data }, routeId === NOT_FOUND ? 404 : 200);
  const cachedPage = key && getPageCache(app).get(key);
  return cachedPage ? createResponse(request, cachedPage) : null;
}

function getPageCache(app: App): ReadCache<CachedPage> {
  const cachedPages = cachesByApp.get(app) ?? new ReadCache<CachedPage>({ max: CAPACITY });
  cachesByApp.set(app, cachedPages);
  return cachedPages;
}

function createResponse(request: Request, { status, headers: kept, bodies }: CachedPage): Response {
  const headers = new Headers(kept);
  if ('html' in bodies) {
    const nonce = createNonce();
    headers.set(
      'Content-Security-Policy',
      headers.get('Content-Security-Policy')?.replaceAll(bodies.nonce, nonce) ?? '',
    );
    return new Response(bodies.html.replaceAll(bodies.nonce, nonce), { status, headers });
  }
  const tag = headers.get('ETag');
  if (tag && includesEtag(request.headers.get('If-None-Match') ?? '', tag))
    return new Response(null, { status: 304, headers });
  const encoding = chooseContentEncoding(request.headers.get('Accept-Encoding') ?? '');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(Buffer.from(bodies[encoding]), { status, headers });
}

async function renderPage({ status, headers, nonce, render }: Answer): Promise<CachedPage> {
  const html = await render();
  if (nonce) return { status, headers: [...headers], bodies: { html, nonce } };
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const isStored = !(headers.get('Cache-Control') ?? '').includes('no-store');
  if (status === 200 && isStored) headers.set('ETag', `W/"${hash(html)}"`);
  headers.set('Vary', headers.get('Vary') ?? 'Accept-Encoding');
  return { status, headers: [...headers], bodies: { br, gzip: gzipped, identity } };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}
