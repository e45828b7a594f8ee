import type { LoaderFunctionArgs } from '@remix-run/node';
import { createHostCookie } from '~/http/browser/cookies.server';
import { getOfferedLanguage } from '~/http/browser/language.server';
import { getApp } from '~/http/context.server';

const DAY_SECONDS = 24 * 3600;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/**
 * Returns a stylesheet that shows the language banner, so that the page itself stays the same for
 * all readers and can be cached. A reader sees the banner once. It depends on the page's language
 * (`on`), Accept-Language and earlier choices.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { request } = args;
  const offered = createHostCookie('offered', getApp(args), { maxAge: YEAR_SECONDS });
  const wasOffered = (await offered.parse(request.headers.get('Cookie'))) !== null;
  const preferred = wasOffered ? null : await getOfferedLanguage(request);
  // A page that already is in the preferred language has no banner, so it does not count as shown.
  const language = preferred === new URL(request.url).searchParams.get('on') ? null : preferred;
  const headers = new Headers({ 'Content-Type': 'text/css; charset=utf-8', Vary: 'Accept-Language, Cookie' });
  headers.set('Cache-Control', language ? 'private, no-store' : `private, max-age=${DAY_SECONDS}`);
  if (language) headers.set('Set-Cookie', await offered.serialize(language));
  return new Response(language ? `[data-offer="${language}"]{display:flex}` : '', { headers });
}
