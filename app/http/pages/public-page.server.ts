import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { listContactLinks } from '~/domain/content/contact.server';
import type { SiteView } from '~/components/public/site-view';
import type { Accent } from '~/domain/content/policy';
import type { ContactLink } from '~/domain/content/responses';
import type { ContactDetails, Context } from '~/domain/context';
import { getPathLanguage, type Language, localizePath } from '~/i18n/languages';
import { saveLanguageChoice } from '~/http/browser/save-language-choice.server';
import { getLanguageFromQuery } from '~/http/browser/language.server';
import { readTheme } from '~/http/browser/theme.server';
import type { Theme } from '~/components/dashboard/theme-form';
import { hasSessionCookie } from '~/http/browser/session.server';
import type { PageContext } from '~/http/context.server';
import { toErrorDetails } from '~/http/error-response.server';
import type { PolicyTextView } from '~/components/public/policy-view';
import type { PolicyName } from '~/i18n/policy-document';
import { listOwnPolicies } from '~/http/views/policy-view.server';
import { toSiteView } from '~/http/views/site-view.server';
import { loadPage } from './page.server';
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
 * Cache-Control header of the versions of a cached page for members, which link to the dashboard,
 * and for browsers with a chosen theme. Only the browser may store such a version, and it must
 * revalidate it before each use.
 */
export const OWN_CACHE_CONTROL = 'private, no-cache';

/**
 * Returns true if the page has only a few versions: for visitors and for members, in each theme.
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
  /** The theme that was chosen in this browser, or `auto`. */
  theme: Theme;
  contact: ContactDetails & { links: ContactLink[] };
  /** The brand of the document. If the brand changes, the page gets a new version. */
  brandName: string;
  brandLogo: string | null;
  accent: Accent;
  site: SiteView;
  /** Policies that staff have written, which replace the built-in texts. */
  policies: Partial<Record<PolicyName, PolicyTextView>>;
}

/**
 * Loads a page that is the same for all visitors. Redirects to the version in the chosen language
 * if necessary.
 */
export function loadCachedPage<T extends object>(
  args: LoaderFunctionArgs,
  load: (ctx: PageContext) => Promise<T>,
): Promise<T & { place: PageLocation }> {
  return loadPage(args, async ({ request, app, visitor: ctx }) => {
    await redirectToLanguage(args, ctx.language);
    const { pathname } = new URL(request.url);
    const [isMember, theme] = await Promise.all([hasSessionCookie(request, 'member', app), readTheme(request)]);
    const page = await load(ctx);
    const contact = { ...ctx.brand.contact, links: listContactLinks(ctx) };
    const language = getPathLanguage(pathname);
    const place = {
      siteUrl: ctx.publicUrl,
      path: localizePath('en', pathname),
      isMember,
      theme,
      contact,
      brandName: ctx.brand.names[language],
      brandLogo: ctx.brand.site.logo,
      accent: ctx.brand.site.accent,
      site: toSiteView(language, ctx.brand.site),
      policies: listOwnPolicies(ctx, language),
    };
    return { ...page, place };
  });
}

/**
 * If the URL has `?lang=`, saves this language in a cookie and redirects to the URL without the
 * parameter. The home page also redirects to the language that was chosen earlier.
 */
async function redirectToLanguage(args: LoaderFunctionArgs, pageLanguage: Language): Promise<void> {
  const { request } = args;
  const { pathname, searchParams } = new URL(request.url);
  const fromQuery = getLanguageFromQuery(request);
  const language = fromQuery ?? (pathname === '/' ? pageLanguage : getPathLanguage(pathname));
  if (!fromQuery && language === getPathLanguage(pathname)) return;
  searchParams.delete('lang');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const headers = new Headers({ 'Cache-Control': 'private, no-store', Vary: 'Cookie' });
  if (fromQuery) headers.set('Set-Cookie', await saveLanguageChoice(args, fromQuery));
  throw redirect(localizePath(language, pathname) + query, { headers });
}

const TIMEOUT_MS = 1_000;

/** Returns null if loading fails or takes longer than one second. A failure is logged. */
export function loadOrNullOnTimeout<T>(ctx: Context, part: Promise<T>): Promise<T | null> {
  const read = part.catch((error: unknown) => {
    toErrorDetails(error, ctx);
    return null;
  });
  return withTimeout(TIMEOUT_MS, 'a part of the page', read).catch(() => null);
}
