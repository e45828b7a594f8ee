import { createHash, randomInt } from 'node:crypto';
import { CATALOGUES } from '~/i18n/catalogue';
import { LANGUAGES, LOCALES } from '~/i18n/languages';

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
