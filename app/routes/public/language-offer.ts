import type { LoaderFunctionArgs } from '@remix-run/node';
import { createHostCookie } from '~/http/browser/cookies.server';
import { getOfferedLanguage } from '~/http/browser/language.server';
import { getApp } from '~/http/context.server';

const DAY_SECONDS = 24 * 3600;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/**
 * A stylesheet, so that the page itself stays cacheable. It shows a reader the offer of another
 * language once, depending on the page's language (`on`), Accept-Language and earlier choices.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { request } = args;
  const offered = createHostCookie('offered', getApp(args), { maxAge: YEAR_SECONDS });
  const wasOffered = (await offered.parse(request.headers.get('Cookie'))) !== null;
  const preferred = wasOffered ? null : await getOfferedLanguage(request);
  // A page in the preferred language has no offer, so it does not count as shown.
  const language = preferred === new URL(request.url).searchParams.get('on') ? null : preferred;
  const headers = new Headers({ 'Content-Type': 'text/css; charset=utf-8', Vary: 'Accept-Language, Cookie' });
  headers.set('Cache-Control', language ? 'private, no-store' : `private, max-age=${DAY_SECONDS}`);
  if (language) headers.set('Set-Cookie', await offered.serialize(language));
  return new Response(language ? shown(language) : '', { headers });
}

/**
 * The offer lies above the bottom of the window and any fixed bar. Scroll padding keeps focused
 * elements visible, and the page ends above it.
 */
function shown(language: string): string {
  const offer = `[data-offer="${language}"]`;
  const page = `:root:has(${offer})`;
  return (
    `${offer}{display:flex}${page}{--foot:9rem;scroll-padding-bottom:var(--foot)}${page} body{padding-bottom:var(--foot)}` +
    `${page}:has(.stays-below){--foot:16rem}${page}:has(.stays-below) ${offer}{bottom:7rem}`
  );
}
