import type { App } from '~/context.server';
import { getPathLanguage, LANGUAGES, type Language } from '~/i18n/languages';
import { chooseAcceptedLanguage } from '~/lib/accepted-language';
import { createChoiceCookie } from './cookies.server';

const chosen = createChoiceCookie('language', LANGUAGES);

/** Returns the language in `?lang=`, or null if it is missing or unknown. */
export function getLanguageFromQuery(request: Request): Language | null {
  const lang = new URL(request.url).searchParams.get('lang');
  return LANGUAGES.find((language) => language === lang) ?? null;
}

/**
 * Returns the language of a page, from the URL or the language chosen in this browser. The back
 * office is always in English.
 */
export async function getPageLanguage(request: Request): Promise<Language> {
  const { pathname } = new URL(request.url);
  if (/^\/admin(?=\/|$)/.test(pathname)) return 'en';
  if (getPathLanguage(pathname) !== 'en') return getPathLanguage(pathname);
  const fromQuery = getLanguageFromQuery(request);
  if (fromQuery) return fromQuery;
  return (await chosen.of(request)) ?? 'en';
}

/** Returns the language of an API response, from `?lang=` or the Accept-Language header. */
export function getApiLanguage(request: Request): Language {
  return (
    getLanguageFromQuery(request) ??
    chooseAcceptedLanguage(request.headers.get('Accept-Language') ?? '', LANGUAGES) ??
    'en'
  );
}

/**
 * Returns the language to offer, from Accept-Language, or null if the reader has already chosen a
 * language.
 */
export async function getOfferedLanguage(request: Request): Promise<Language | null> {
  if (await chosen.of(request)) return null;
  return chooseAcceptedLanguage(request.headers.get('Accept-Language') ?? '', LANGUAGES);
}

export function createLanguageCookie(language: Language, app: App): Promise<string> {
  return chosen.remember(language, app);
}
