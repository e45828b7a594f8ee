import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Context } from '~/domain/context';
import { pathIn } from '~/i18n/languages';
import type { PageContext } from '~/http/context.server';
import { failureOf } from '~/http/error-response.server';
import { publicPage } from './page.server';
import { withTimeout } from '~/lib/timeout';

/** The pages that are the same for everybody, in English; each has its like under /hi. */
export const SHARED_PAGES = ['/', '/landing', '/privacy', '/refunds', '/terms'] as const;

/** Kept for a minute by whoever stands between us and the visitor, and shown for ten more while it is fetched anew; browsers always ask. */
export const SHARED_PAGE_HEADERS = {
  'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
};

/** Whether this address answers everybody alike; such a page neither reads nor sets a cookie. */
export function isSharedPage(pathname: string): boolean {
  const inEnglish = pathIn('en', pathname);
  return SHARED_PAGES.some((page) => page === inEnglish);
}

/** What the head of a shared page says of where it stands. */
export interface PagePlace {
  /** Without a slash at the end. */
  siteUrl: string;
  /** The page's address in English. */
  path: string;
}

/** Loads a page that is the same for everybody: what it shows, and where it stands. */
export function sharedPage<T extends object>(
  args: LoaderFunctionArgs,
  load: (ctx: PageContext) => Promise<T>,
): Promise<T & { place: PagePlace }> {
  return publicPage(args, async (ctx) => {
    const { pathname } = new URL(args.request.url);
    const place = { siteUrl: ctx.publicUrl, path: pathIn('en', pathname) };
    return { ...(await load(ctx)), place };
  });
}

const PATIENCE_MS = 1_000;

/** What a public page can do without: null when it could not be read, or not within a second; the failure is logged. */
export function orNullOnTimeout<T>(ctx: Context, part: Promise<T>): Promise<T | null> {
  const read = part.catch((error: unknown) => {
    failureOf(error, ctx);
    return null;
  });
  return withTimeout(PATIENCE_MS, 'a part of the page', read).catch(() => null);
}
