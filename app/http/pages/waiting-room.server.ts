import { createHash, randomInt } from 'node:crypto';
import { createHostCookie } from '~/http/browser/cookies.server';
import { getApp } from '~/http/context.server';
import { LANGUAGES, LOCALES } from '~/i18n/languages';
import { CATALOGUES } from '~/i18n/catalogue';
import type { WaitingRoom } from '~/server/load-shedding.server';
import { isCachedPage } from './public-page.server';

/**
 * Matches paths that are never held in the waiting room: pages for donors, for staff and for
 * members who recover an account.
 */
const LANES = /^\/(?:admin|donations|restore-phone|reset-password)(?:\/|$)/;

/** Matches the cookies of members who were already admitted and of people who are logging in. */
const BEGUN = /(?:^|; ?)(?:__Host-)?sangha_(?:admitted|registration|reset|login|second_step|toast)=/;

const INSIDE_SECONDS = 900;

/** The waiting room that new visitors see during load shedding. */
export const waitingRoom: WaitingRoom = {
  queries: (context) => getApp({ context }).databasePool(),
  pageFor: (path, cookies) => (mustWaitInWaitingRoom(path, cookies) ? createWaitingPage() : null),
  createAdmissionCookie: async (path, cookies, context) =>
    needsAdmissionCookie(path, cookies)
      ? createHostCookie('admitted', getApp({ context }), { maxAge: INSIDE_SECONDS }).serialize('1')
      : null,
};

/**
 * Returns true if a visitor must wait during load shedding. Cached pages are always served. A
 * forged cookie does no harm: it only skips the wait.
 */
export function mustWaitInWaitingRoom(path: string, cookies: string): boolean {
  return !LANES.test(path) && !isCachedPage(path) && !BEGUN.test(cookies);
}

/** Returns true for a logged-in member without the admission cookie. */
export function needsAdmissionCookie(path: string, cookies: string): boolean {
  return !isCachedPage(path) && cookies.includes('sangha_member=') && !cookies.includes('sangha_admitted=');
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
 * the same time.
 */
export function createWaitingPage(): Response {
  const seconds = String(randomInt(SOONEST_SECONDS, LATEST_SECONDS + 1));
  const texts = LANGUAGES.map((language) => {
    const { title, text } = CATALOGUES[language].waiting;
    return `<div lang="${LOCALES[language]}"><h1>${title}</h1><p>${text}</p></div>`;
  });
  const html =
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta http-equiv="refresh" content="${seconds}"><title>${CATALOGUES.en.waiting.title}</title><style>${STYLE}</style></head>` +
    `<body><main>${texts.join('')}</main></body></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': seconds };
  return new Response(html, { status: 503, headers: { ...headers, 'Content-Security-Policy': POLICY } });
}
