import { createHash } from 'node:crypto';
import type { BrandSettings } from '~/domain/context';
import type { ReminderLinkView } from '~/domain/reminders/reminder-link.server';
import { interpolate } from '~/i18n/interpolate';
import { type Language, LOCALES } from '~/i18n/languages';
import { getCatalogue } from '~/i18n/catalogue';
import { formatDate } from '~/lib/calendar';
import { formatTimeOfDay, formatTimeRange } from '~/lib/time-range';

type BrandNames = Pick<BrandSettings, 'names'>;

const STYLE =
  ':root{color-scheme:light dark;--w:#f0f3ef;--l:#fffdf8;--i:#17233f;--s:#47526a}@media(prefers-color-scheme:dark){:root{--w:#0f1729;--l:#182238;--i:#f3eee0;--s:#b6bfd2}}' +
  '*{box-sizing:border-box;margin:0}body{background:var(--w);color:var(--i);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'main{max-width:30rem;margin:auto;padding:1.5rem min(1rem,4.5vw);display:flex;flex-direction:column;min-height:100vh}h1{font-size:min(2rem,11.5vw);line-height:1.3}h2{font-size:min(1.5rem,11.5vw);line-height:1.3}' +
  'p{color:var(--s)}.l{width:100%;margin:1.25rem 0}.b{display:flex;gap:.5rem;align-items:center;font-weight:700;font-size:1.25rem;margin-bottom:1.75rem;color:inherit}.c{background:var(--l);border-radius:3px;padding:min(1.125rem,5vw)}' +
  '.c p{margin:.1rem 0 1rem}button,a{font:600 1.1875rem/1.2 system-ui,sans-serif;border-radius:8px;display:block;width:100%;padding:1rem;text-align:center;border:1.5px solid #6e7a8e;color:inherit;background:0;text-decoration:none}' +
  '.m{border:0;background:#f6ae2d;color:#17233f}:focus-visible{outline:3px solid #1d5bd0;outline-offset:2px}.t{margin:1rem 0}.n{margin-top:auto;padding-top:2rem;font-size:.875rem}';

/**
 * Content-Security-Policy header with `https:` in `form-action`. The form redirects to a meeting on
 * an arbitrary host, and `form-action` also restricts redirects.
 */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self' https:; base-uri 'none'; frame-ancestors 'none'`;

const LOGO =
  '<svg width=34 height=34 viewBox="0 0 32 32" aria-hidden=true><path d="M1.5 26C13 26 24.5 22.5 24.5 12.5A8.5 8.5 0 1 0 7.5 12.5C7.5 22.5 19 26 30.5 26" fill=none stroke=currentColor stroke-width=2.6 /><circle cx=16 cy=12.5 r=3.9 fill=#f6ae2d /></svg>';

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  // The URL gives access to a member's class, so it must not be sent to other sites.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

const HTTP_STATUS: Record<ReminderLinkView['status'], number> = {
  open: 200,
  later: 200,
  joined: 200,
  full: 200,
  ended: 200,
  cancelled: 200,
  over: 410,
  unknown: 404,
};

/**
 * Creates the page of a reminder link: a few kilobytes with one button, and without scripts or
 * cookies. Before the class can be joined, the page reloads automatically.
 */
export function createReminderLinkPage(
  view: ReminderLinkView,
  site: BrandNames,
  { isBusy = false }: { isBusy?: boolean } = {},
): Response {
  const brand = site.names[view.language];
  const texts = getCatalogue(view.language, site).oneTap;
  const values = {
    name: view.firstName,
    teacher: view.instructor,
    time: view.opensAt && formatTimeOfDay(view.opensAt) + view.zone,
    day: view.day ? formatDate(view.day, LOCALES[view.language]) : '',
  };
  const renderText = (key: keyof typeof texts) => escapeHtml(interpolate(texts[key], values));
  const { status } = view;
  const isKnown = status !== 'unknown';
  const heading = !isKnown ? 'unknown' : status === 'joined' ? 'joined' : 'hello';
  const text = isBusy ? 'busy' : !isKnown ? 'unknownText' : status === 'joined' ? null : status;
  const button =
    status === 'open'
      ? `<button class=m>${renderText('join')}</button>`
      : status === 'joined'
        ? `<button>${renderText('back')}</button>`
        : '';
  const card = isKnown
    ? `<div class=c><b>${formatTimeRange(view.startTime, view.endTime)}${view.zone}</b><h2${view.titleLang ? ` lang=${view.titleLang}` : ''}>${escapeHtml(view.title)}</h2><p>${renderText('teacher')}</p>${button ? `<form method=post>${button}</form>` : ''}</div>`
    : '';
  const refresh =
    status === 'later' && view.opensInSeconds < 3600
      ? `<meta http-equiv=refresh content=${view.opensInSeconds + 1}>`
      : '';
  const html =
    renderHead(view.language, isKnown ? view.title : interpolate(texts.unknown, values), brand, refresh) +
    `${view.day ? `<p>${values.day}</p>` : ''}<h1>${renderText(heading)}</h1>${isKnown ? renderLoop(status === 'joined') : ''}${card}` +
    (text ? `<p class=t>${renderText(text)}</p>` : '') +
    (button || status === 'later' ? '' : `<a href=/dashboard>${renderText('toDashboard')}</a>`) +
    (isKnown && status !== 'over' ? `<p class=n>${renderText('note')}</p>` : '') +
    '</main></html>';
  return new Response(html, { status: isBusy ? 429 : HTTP_STATUS[status], headers: HEADERS });
}

/** Creates a page with one message and one link. It is as small as the page of a reminder link. */
export function createMessagePage(
  { language, title, text, to }: { language: Language; title: string; text: string; to: string },
  { names, status }: BrandNames & { status: number },
): Response {
  const html = `${renderHead(language, title, names[language])}<h1>${escapeHtml(title)}</h1><p class=t><a href="${escapeHtml(to)}">${escapeHtml(text)}</a></p></main></html>`;
  return new Response(html, { status, headers: HEADERS });
}

/**
 * Creates a page that redirects to another site, with a link for browsers that do not follow the
 * redirect.
 */
export function createRedirectPage(
  { language, title, text, to }: { language: Language; title: string; text: string; to: string },
  { names }: BrandNames,
): Response {
  const refresh = `<meta http-equiv=refresh content="0;url=${escapeHtml(to)}">`;
  const html = `${renderHead(language, title, names[language], refresh)}<h1>${escapeHtml(title)}</h1><p class=t><a href="${escapeHtml(to)}" rel=noreferrer>${escapeHtml(text)}</a></p></main></html>`;
  return new Response(html, { headers: HEADERS });
}

function renderHead(language: Language, title: string, brand: string, more = ''): string {
  return (
    `<!doctype html><html lang=${LOCALES[language]}><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1">${more}` +
    `<title>${escapeHtml(title)}, ${escapeHtml(brand)}</title><style>${STYLE}</style><main><p class=b>${LOGO}${escapeHtml(brand)}</p>`
  );
}

/** Draws the loop for the class. The line is dotted until the class is joined. */
function renderLoop(isDrawn: boolean): string {
  const dots = isDrawn ? '' : ' stroke-dasharray="1 6" stroke-linecap=round';
  const sun = isDrawn ? 'fill=#f6ae2d stroke=none' : '';
  return `<svg class=l viewBox="0 28 360 150" fill=none stroke=currentColor stroke-width=2.5 aria-hidden=true><path${dots} d="M0 176C120 176 240 160 240 92A60 60 0 1 0 120 92C120 160 240 176 360 176"/><circle cx=180 cy=92 r=44 ${sun} /></svg>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
