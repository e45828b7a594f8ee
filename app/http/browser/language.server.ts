import type { App } from '~/context.server';
import { languageOfPath, LANGUAGES, type Language } from '~/i18n/languages';
import { acceptedLanguage } from '~/lib/accepted-language';
import { rememberedChoice } from './cookies.server';

const chosen = rememberedChoice('language', LANGUAGES);

/** Returns null without a valid `?lang=`. */
export function askedLanguage(request: Request): Language | null {
  const asked = new URL(request.url).searchParams.get('lang');
  return LANGUAGES.find((language) => language === asked) ?? null;
}

/**
 * Returns a page's language from the URL or the browser's choice. The back office is in English.
 */
export async function languageOf(request: Request): Promise<Language> {
  const { pathname } = new URL(request.url);
  if (/^\/admin(?=\/|$)/.test(pathname)) return 'en';
  if (languageOfPath(pathname) !== 'en') return languageOfPath(pathname);
  const asked = askedLanguage(request);
  if (asked) return asked;
  return (await chosen.of(request)) ?? 'en';
}

/** Returns the language of an API response from `lang` or Accept-Language. */
export function languageOfCall(request: Request): Language {
  return askedLanguage(request) ?? acceptedLanguage(request.headers.get('Accept-Language') ?? '', LANGUAGES) ?? 'en';
}

/** Returns the browser's preferred language, or null if one was chosen. */
export async function offeredLanguage(request: Request): Promise<Language | null> {
  if (await chosen.of(request)) return null;
  return acceptedLanguage(request.headers.get('Accept-Language') ?? '', LANGUAGES);
}

export function languageCookie(language: Language, app: App): Promise<string> {
  return chosen.remember(language, app);
}
