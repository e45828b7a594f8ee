import type { LoaderFunctionArgs } from '@remix-run/node';
import { createHash } from 'node:crypto';
import { getCalendarFeed } from '~/domain/classes/calendar-entry.server';
import { loadPublicPage } from '~/http/pages/page.server';
import { includesEtag } from '~/lib/etag';

/**
 * Returns the calendar of the member whose secret token is in the URL, because calendar apps cannot
 * log in. Returns 304 if the calendar has not changed.
 */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async (ctx) => {
    const { token = '' } = args.params;
    const file = await getCalendarFeed(ctx, token.replace(/\.ics$/, ''));
    const headers = new Headers({
      ETag: `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`,
      'Cache-Control': 'private, no-cache',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
    if (includesEtag(args.request.headers.get('If-None-Match') ?? '', headers.get('ETag') ?? ''))
      return new Response(null, { status: 304, headers });
    headers.set('Content-Type', 'text/calendar; charset=utf-8');
    return new Response(file, { headers });
  });
}
