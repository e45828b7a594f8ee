import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { App } from '~/context.server';
import { createSignedCookie } from '~/http/browser/cookies.server';
import { getApp } from '~/http/context.server';
import { isCachedPage } from '~/http/pages/public-page.server';
import { getRateLimitNetworks } from '~/lib/network';
import type { WaitingRoom } from '~/server/request-handler.server';
import { findTrackedRequest, type WaitingReason } from '~/server/request-tracking.server';
import { startLoadShedder } from './load-shedder.server';
import { createPageLimit, type RenderPage, TooManyPagesError, type Visitor } from './page-limit.server';
import { createWaitingPage } from './waiting-page.server';

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

interface Options {
  context: AppLoadContext;
  /** Milliseconds to answer a page above which load shedding starts. 0 disables it. */
  delayMs: number;
  log: Pick<Logger, 'warn'>;
}

/** Opens the waiting room for new visitors during load shedding, and starts measuring the load. */
export function openWaitingRoom({ context, delayMs, log }: Options): WaitingRoom {
  const shedder = startLoadShedder({ delayMs, queries: () => getApp({ context }).databasePool(), log });
  const isHeld = (request: Request, visitor: Visitor) => shedder.isActive() && mustWait(getPagePath(request), visitor);
  const limitUnlessUrgent: typeof limit = async (request, by, handle, options) =>
    isUrgent(request) ? handle(false) : limit(request, by, handle, options);
  return {
    limitRequest: async (request, handle, { canHold, signal }) => {
      const visitor = await findVisitor(request, context);
      if (canHold && isHeld(request, visitor)) return sendToWaitingRoom(request, 'load_shedding');
      return limitUnlessUrgent(request, context, handle, { visitor, signal });
    },
    renderPage: async (request, render, { startedAt, signal }) => {
      const visitor = await findVisitor(request, context);
      if (isHeld(request, visitor)) return sendToWaitingRoom(request, 'load_shedding');
      const renderAndMeasure = async (isAlone: boolean) => {
        const rendered = await render();
        if (isAlone) shedder.addAnswer(visitor.client, performance.now() - startedAt);
        return rendered;
      };
      const page = await limitUnlessUrgent(request, context, renderAndMeasure, { visitor, signal });
      const cookie = await createAdmissionCookie(request, visitor, context);
      if (cookie) page.headers.append('Set-Cookie', cookie);
      return page;
    },
  };
}

/** Returns true if the visitor gets the waiting page during load shedding. */
export function mustWait(path: string, { isAdmitted }: Visitor): boolean {
  return !isAdmitted && !LANES.test(path) && !isCachedPage(path);
}

/**
 * Returns the cookie that admits a member during load shedding, or null if it is not needed. The
 * page must have been loaded before, so that the member is known.
 */
async function createAdmissionCookie(
  request: Request,
  { isAdmitted }: Visitor,
  context: AppLoadContext,
): Promise<string | null> {
  const { actor } = findTrackedRequest(request) ?? {};
  if (isAdmitted || isCachedPage(getPagePath(request)) || !actor) return null;
  const app = getApp({ context });
  // The cookie stays in the browser after the logout, so it must not show who the person is.
  const client = app.services.signer.sign('waiting-room', actor).toString('base64url', 0, CLIENT_BYTES);
  return createSignedCookie(ADMITTED, app, KNOWN_SECONDS).serialize({ client, at: getSeconds(app) });
}

/** Returns the path of the page that is requested, also for a request for its data. */
function getPagePath({ url }: Request): string {
  return new URL(url).pathname.replace(/\.data$/, '');
}

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
