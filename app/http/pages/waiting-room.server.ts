import { createHash, randomInt } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { App } from '~/context.server';
import { createSignedCookie } from '~/http/browser/cookies.server';
import { getApp } from '~/http/context.server';
import { LANGUAGES, LOCALES } from '~/i18n/languages';
import { CATALOGUES } from '~/i18n/catalogue';
import { getRateLimitNetworks } from '~/lib/network';
import type { WaitingRoom } from '~/server/load-shedding.server';
import { createPageLimit, type RenderPage, TooManyPagesError, type Visitor } from '~/server/page-limit.server';
import { findTrackedRequest, type WaitingReason } from '~/server/request-tracking.server';
import { isCachedPage } from './public-page.server';

/**
 * Matches paths that are never held in the waiting room: pages for donors, for staff, for members
 * who recover an account and for members who join a class.
 */
const LANES = /^\/(?:admin|donations|restore-phone|reset-password|join)(?:\/|$)/;

/**
 * The requests that never wait: joining a class with the form on the home page or the link to the
 * meeting, and paying. A donor who got no answer might pay again, or pay without an order.
 */
const URGENT_FORM = /^\/(?:dashboard(?:\.data)?|donations\/(?:orders|payments|return))$/;
const JOIN_LINK = /^\/join\/[^/]+$/;

/** Cookies of people who are logging in, with the names that `createSignedCookie` gets. */
const BEGUN = ['registration', 'reset', 'login-code', 'login', 'second_step'] as const;

/** Seconds for which a member or an admin who opened a page does not wait during load shedding. */
const INSIDE_SECONDS = 900;

/** Seconds for which a browser proves whose it is, so that its pages are counted by member. */
const KNOWN_SECONDS = 30 * 24 * 3600;

const pageLimit = createPageLimit();

const admissionSchema = z.object({ client: z.string(), at: z.number() });

const ADMITTED = 'admitted';

const CLIENT_BYTES = 16;

/** The waiting room that new visitors see during load shedding. */
export const waitingRoom: WaitingRoom = {
  queries: (context) => getApp({ context }).databasePool(),
  findVisitor,
  mustWait: (path, { isAdmitted }) => !isAdmitted && !LANES.test(path) && !isCachedPage(path),
  createPage: sendToWaitingRoom,
  limitRequest: async (request, context, handle, { visitor, signal }) =>
    isUrgent(request) ? handle(false) : limit(request, context, handle, { visitor, signal }),
  createAdmissionCookie: async (path, { isAdmitted }, request, context) => {
    const { actor } = findTrackedRequest(request) ?? {};
    if (isAdmitted || isCachedPage(path) || !actor) return null;
    const app = getApp({ context });
    // The cookie stays in the browser after the logout, so it must not show who the person is.
    const client = app.services.signer.sign('waiting-room', actor).toString('base64url', 0, CLIENT_BYTES);
    return createSignedCookie(ADMITTED, app, KNOWN_SECONDS).serialize({ client, at: getSeconds(app) });
  },
};

/**
 * Returns the client by which the pages of a request are counted: the person if the browser has a
 * signed cookie, otherwise the network. Cookies that we have not signed count for nothing.
 */
export async function findVisitor(request: Request, context: AppLoadContext): Promise<Visitor> {
  const app = getApp({ context });
  const [network, wideNetwork] = getRateLimitNetworks(findTrackedRequest(request)?.address ?? 'unknown');
  const cookies = request.headers.get('Cookie') ?? '';
  const readSigned = async (name: string): Promise<unknown> =>
    cookies.includes(`sangha_${name}=`) ? createSignedCookie(name, app, KNOWN_SECONDS).parse(cookies) : null;
  const { data: admission } = admissionSchema.safeParse(await readSigned(ADMITTED));
  // The scripts of an open page load data only, and can show no waiting page.
  const isOpenPage = new URL(request.url).pathname.endsWith('.data');
  const isInside = admission !== undefined && (isOpenPage || getSeconds(app) - admission.at < INSIDE_SECONDS);
  // Forms and their results have reserved places, because a refused form loses the typed values.
  const isForm = request.method === 'POST';
  const begun = isInside || isForm ? [] : await Promise.all(BEGUN.map(readSigned));
  const isAdmitted = isInside || isForm || begun.some((value) => value !== null);
  return admission ? { client: admission.client, isAdmitted } : { client: network, wideNetwork, isAdmitted };
}

/**
 * Renders a page when it is the turn of the client. Pages that are rendered within another one do
 * not wait again.
 */
export async function limitPage(
  request: Request,
  context: AppLoadContext,
  render: RenderPage<Response>,
): Promise<Response> {
  return limit(request, context, render, { visitor: await findVisitor(request, context) });
}

async function limit<Result>(
  request: Request,
  context: AppLoadContext,
  render: RenderPage<Result>,
  { visitor, signal }: { visitor: Visitor; signal?: AbortSignal },
): Promise<Result | Response> {
  // A cached page is rendered once for everybody, also while all places are taken. The error page
  // of another method is not cached.
  const isUnlimited = /^(?:GET|HEAD)$/.test(request.method) && isCachedPage(new URL(request.url).pathname);
  if (isUnlimited || getApp({ context }).config.web.loadSheddingDelayMs === 0) return render(false);
  return pageLimit.run<Result | Response>(visitor, render, signal).catch((error: unknown) => {
    if (error instanceof TooManyPagesError) return sendToWaitingRoom(request, 'page_limit');
    throw error;
  });
}

function isUrgent({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return method === 'POST' ? URGENT_FORM.test(pathname) : JOIN_LINK.test(pathname);
}

function sendToWaitingRoom(request: Request, reason: WaitingReason): Response {
  const tracked = findTrackedRequest(request);
  if (tracked) tracked.waiting = reason;
  return createWaitingPage(request.method !== 'GET' && request.method !== 'HEAD');
}

function getSeconds({ services }: App): number {
  return Math.floor(services.clock.now().getTime() / 1000);
}

const SOONEST_SECONDS = 5;
const LATEST_SECONDS = 20;

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#f6efe2;color:#17233f;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:26rem}h1{font-size:1.5rem;margin:1.5rem 0 .25rem}p{margin:0}' +
  '@media(prefers-color-scheme:dark){body{background:#121a2e;color:#f3ead9}}';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * Creates a page that reloads after a random delay, so that waiting visitors do not all return at
 * the same time. The page that refuses a form does not reload, because that would not send the
 * form.
 */
export function createWaitingPage(isForm = false): Response {
  const seconds = String(randomInt(SOONEST_SECONDS, LATEST_SECONDS + 1));
  const texts = LANGUAGES.map((language) => {
    const { title, text, form } = CATALOGUES[language].waiting;
    return `<div lang="${LOCALES[language]}"><h1>${title}</h1><p>${isForm ? form : text}</p></div>`;
  });
  const html =
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    (isForm ? '' : `<meta http-equiv="refresh" content="${seconds}">`) +
    `<title>${CATALOGUES.en.waiting.title}</title><style>${STYLE}</style></head>` +
    `<body><main>${texts.join('')}</main></body></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': seconds };
  return new Response(html, { status: 503, headers: { ...headers, 'Content-Security-Policy': POLICY } });
}
