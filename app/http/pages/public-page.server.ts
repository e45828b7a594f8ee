import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { contactLinks, listContactLinks } from '~/domain/content/contact.server';
import type { ContactLink } from '~/domain/content/responses';
import type { Contact, Context } from '~/domain/context';
import { languageOfPath, pathIn } from '~/i18n/languages';
import { rememberLanguage } from '~/http/browser/choose-language.server';
import { askedLanguage, languageOf } from '~/http/browser/language.server';
import { holdsSessionCookie } from '~/http/browser/session.server';
import { appOf, type PageContext } from '~/http/context.server';
import { failureOf } from '~/http/error-response.server';
import { publicPage } from './page.server';
import { withTimeout } from '~/lib/timeout';

/** The pages that are the same for everybody, in English; each has its like under /hi. */
export const SHARED_PAGES = ['/', '/landing', '/privacy', '/refunds', '/terms'] as const;

/** Shared caches keep it a minute, and ten more while they fetch it anew; browsers always ask. */
export const SHARED_PAGE_HEADERS = {
  'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
};

/** For members its links lead to their dashboard: only their browser keeps it, and always asks. */
export const MEMBERS_PAGE = 'private, no-cache';

/** Whether this address answers all visitors alike, and all members; it sets no cookie. */
export function isSharedPage(pathname: string): boolean {
  const inEnglish = pathIn('en', pathname);
  return SHARED_PAGES.some((page) => page === inEnglish);
}

/** What the head of a shared page says of where it stands. */
export interface PagePlace {
  /** Without a slash at the end. */
  siteUrl: string;
  /** In English. */
  path: string;
  /** The browser brings a member's session, dead or alive. */
  isMember: boolean;
  contact: Contact & { links: ContactLink[] };
}

/** Loads a page that is the same for all visitors; a chosen language leads to the page in it. */
export function sharedPage<T extends object>(
  args: LoaderFunctionArgs,
  load: (ctx: PageContext) => Promise<T>,
): Promise<T & { place: PagePlace }> {
  return publicPage(args, async (ctx) => {
    const { request } = args;
    const app = appOf(args);
    await leadToLanguage(args);
    const { pathname } = new URL(request.url);
    const isMember = await holdsSessionCookie(request, 'member', app);
    const [page, links] = await Promise.all([load(ctx), orNullOnTimeout(ctx, listContactLinks(ctx))]);
    const contact = { ...ctx.brand.contact, links: links ?? contactLinks(ctx) };
    return { ...page, place: { siteUrl: ctx.publicUrl, path: pathIn('en', pathname), isMember, contact } };
  });
}

/** Remembers `?lang=` and takes it out; the home page gives way to a language chosen before. */
async function leadToLanguage(args: LoaderFunctionArgs): Promise<void> {
  const { request } = args;
  const { pathname, searchParams } = new URL(request.url);
  const asked = askedLanguage(request);
  const language = asked ?? (pathname === '/' ? await languageOf(request) : languageOfPath(pathname));
  if (!asked && language === languageOfPath(pathname)) return;
  searchParams.delete('lang');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const headers = new Headers({ 'Cache-Control': 'private, no-store', Vary: 'Cookie' });
  if (asked) headers.set('Set-Cookie', await rememberLanguage(args, asked));
  throw redirect(pathIn(language, pathname) + query, { headers });
}

const PATIENCE_MS = 1_000;

/** Null when it could not be read, or not within a second; the failure is logged. */
export function orNullOnTimeout<T>(ctx: Context, part: Promise<T>): Promise<T | null> {
  const read = part.catch((error: unknown) => {
    failureOf(error, ctx);
    return null;
  });
  return withTimeout(PATIENCE_MS, 'a part of the page', read).catch(() => null);
}
