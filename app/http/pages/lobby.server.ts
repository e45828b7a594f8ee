import { createHash, randomInt } from 'node:crypto';
import { hostCookie } from '~/http/browser/cookies.server';
import { appOf } from '~/http/context.server';
import { LANGUAGES, LOCALES } from '~/i18n/languages';
import { WORDS } from '~/i18n/words';
import type { Lobby } from '~/server/admission.server';
import { isSharedPage } from './public-page.server';

/** Donors, staff and members who recover an account are always admitted. */
const LANES = /^\/(?:admin|donations|restore-phone|reset-password)(?:\/|$)/;

/** Cookies of admitted members and of people who are logging in. */
const BEGUN = /(?:^|; ?)(?:__Host-)?sangha_(?:inside|registration|reset|entrance|second_step|toast)=/;

const INSIDE_SECONDS = 900;

/** The waiting room that new visitors see during load shedding. */
export const lobby: Lobby = {
  queries: (context) => appOf({ context }).databasePool(),
  pageFor: (path, cookies) => (mustWait(path, cookies) ? waitingPage() : null),
  markOf: async (path, cookies, context) =>
    comesIn(path, cookies) ? hostCookie('inside', appOf({ context }), { maxAge: INSIDE_SECONDS }).serialize('1') : null,
};

/**
 * True if a visitor must wait during load shedding. Cached pages are always served. A forged cookie
 * only avoids the wait.
 */
export function mustWait(path: string, cookies: string): boolean {
  return !LANES.test(path) && !isSharedPage(path) && !BEGUN.test(cookies);
}

/** True for a logged-in member without the admission cookie. */
export function comesIn(path: string, cookies: string): boolean {
  return !isSharedPage(path) && cookies.includes('sangha_member=') && !cookies.includes('sangha_inside=');
}

const SOONEST_SECONDS = 5;
const LATEST_SECONDS = 20;

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#f6efe2;color:#17233f;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:26rem}h1{font-size:1.5rem;margin:1.5rem 0 .25rem}p{margin:0}' +
  '@media(prefers-color-scheme:dark){body{background:#121a2e;color:#f3ead9}}';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * A page that reloads after a random delay, so that waiting visitors do not return at the same
 * time.
 */
export function waitingPage(): Response {
  const seconds = String(randomInt(SOONEST_SECONDS, LATEST_SECONDS + 1));
  const words = LANGUAGES.map((language) => {
    const { title, text } = WORDS[language].waiting;
    return `<div lang="${LOCALES[language]}"><h1>${title}</h1><p>${text}</p></div>`;
  });
  const html =
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta http-equiv="refresh" content="${seconds}"><title>${WORDS.en.waiting.title}, Sangha</title><style>${STYLE}</style></head>` +
    `<body><main>${words.join('')}</main></body></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': seconds };
  return new Response(html, { status: 503, headers: { ...headers, 'Content-Security-Policy': POLICY } });
}
