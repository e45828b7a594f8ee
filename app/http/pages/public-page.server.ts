import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { buildContactLinks, listContactLinks } from '~/domain/content/contact.server';
import type { ContactLink } from '~/domain/content/responses';
import type { ContactDetails, Context } from '~/domain/context';
import { getPathLanguage, localizePath } from '~/i18n/languages';
import { saveLanguageChoice } from '~/http/browser/save-language-choice.server';
import { getLanguageFromQuery, getPageLanguage } from '~/http/browser/language.server';
import { hasSessionCookie } from '~/http/browser/session.server';
import { getApp, type PageContext } from '~/http/context.server';
import { toErrorDetails } from '~/http/error-response.server';
import { loadPublicPage } from './page.server';
import { withTimeout } from '~/lib/timeout';

/**
 * Paths of the pages that are the same for all visitors. These are the English pages; each also
 * exists under /hi.
 */
export const CACHED_PAGE_PATHS = ['/', '/landing', '/privacy', '/refunds', '/terms'] as const;

/**
 * Shared caches may use a page for one minute, and for ten more minutes while they refresh it.
 * Browsers always revalidate it.
 */
export const CACHED_PAGE_HEADERS = {
  'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
};

/**
 * Cache-Control header of the member version of a cached page, which links to the dashboard. Only
 * the browser may store this version, and it must revalidate it before each use.
 */
export const MEMBER_CACHE_CONTROL = 'private, no-cache';

/**
 * Returns true if the page has only two versions: one for all visitors and one for all members.
 * Such a page sets no cookie.
 */
export function isCachedPage(pathname: string): boolean {
  const inEnglish = localizePath('en', pathname);
  return CACHED_PAGE_PATHS.some((page) => page === inEnglish);
}

/** Data for the `head` element of a cached page. */
export interface PageLocation {
  /** URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Path of the English version of the page. */
  path: string;
  /** True if the browser has the session cookie of a member, whether it is valid or not. */
  isMember: boolean;
  contact: ContactDetails & { links: ContactLink[] };
}

/**
 * Loads a page that is the same for all visitors. Redirects to the version in the chosen language
 * if necessary.
 */
export function loadCachedPage<T extends object>(
  args: LoaderFunctionArgs,
  load: (ctx: PageContext) => Promise<T>,
): Promise<T & { place: PageLocation }> {
  return loadPublicPage(args, async (ctx) => {
    const { request } = args;
    const app = getApp(args);
    await redirectToLanguage(args);
    const { pathname } = new URL(request.url);
    const isMember = await hasSessionCookie(request, 'member', app);
    const [page, links] = await Promise.all([load(ctx), loadOrNullOnTimeout(ctx, listContactLinks(ctx))]);
    const contact = { ...ctx.brand.contact, links: links ?? buildContactLinks(ctx) };
    return { ...page, place: { siteUrl: ctx.publicUrl, path: localizePath('en', pathname), isMember, contact } };
  });
}

/**
 * If the URL has `?lang=`, saves this language in a cookie and redirects to the URL without the
 * parameter. The home page also redirects to the language that was chosen earlier.
 */
async function redirectToLanguage(args: LoaderFunctionArgs): Promise<void> {
  const { request } = args;
  const { pathname, searchParams } = new URL(request.url);
  const asked = getLanguageFromQuery(request);
  const language = asked ?? (pathname === '/' ? await getPageLanguage(request) : getPathLanguage(pathname));
  if (!asked && language === getPathLanguage(pathname)) return;
  searchParams.delete('lang');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const headers = new Headers({ 'Cache-Control': 'private, no-store', Vary: 'Cookie' });
  if (asked) headers.set('Set-Cookie', await saveLanguageChoice(args, asked));
  throw redirect(localizePath(language, pathname) + query, { headers });
}

const PATIENCE_MS = 1_000;

/** Returns null if loading fails or takes longer than one second. A failure is logged. */
export function loadOrNullOnTimeout<T>(ctx: Context, part: Promise<T>): Promise<T | null> {
  const read = part.catch((error: unknown) => {
    toErrorDetails(error, ctx);
    return null;
  });
  return withTimeout(PATIENCE_MS, 'a part of the page', read).catch(() => null);
}
