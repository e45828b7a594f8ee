import type { App } from '~/context.server';
import { getPathLanguage, LANGUAGES, type Language } from '~/i18n/languages';
import { chooseLanguage } from '~/lib/accepted-language';
import { createChoiceCookie } from './cookies.server';

const chosen = createChoiceCookie('language', LANGUAGES);

/** Returns null without a valid `?lang=`. */
export function getQueryLanguage(request: Request): Language | null {
  const asked = new URL(request.url).searchParams.get('lang');
  return LANGUAGES.find((language) => language === asked) ?? null;
}

/**
 * Returns a page's language from the URL or the browser's choice. The back office is in English.
 */
export async function getPageLanguage(request: Request): Promise<Language> {
  const { pathname } = new URL(request.url);
  if (/^\/admin(?=\/|$)/.test(pathname)) return 'en';
  if (getPathLanguage(pathname) !== 'en') return getPathLanguage(pathname);
  const asked = getQueryLanguage(request);
  if (asked) return asked;
  return (await chosen.of(request)) ?? 'en';
}

/** Returns the language of an API response from `lang` or Accept-Language. */
export function getApiLanguage(request: Request): Language {
  return getQueryLanguage(request) ?? chooseLanguage(request.headers.get('Accept-Language') ?? '', LANGUAGES) ?? 'en';
}

/** Returns the browser's preferred language, or null if one was chosen. */
export async function getOfferedLanguage(request: Request): Promise<Language | null> {
  if (await chosen.of(request)) return null;
  return chooseLanguage(request.headers.get('Accept-Language') ?? '', LANGUAGES);
}

export function createLanguageCookie(language: Language, app: App): Promise<string> {
  return chosen.remember(language, app);
}
