import type { App } from '~/context.server';
import { languageOfPath, LANGUAGES, type Language } from '~/i18n/languages';
import { acceptedLanguage } from '~/lib/accepted-language';
import { rememberedChoice } from './cookies.server';

const chosen = rememberedChoice('language', LANGUAGES);

/** The language that an address asks for with `?lang=`, or null. */
export function askedLanguage(request: Request): Language | null {
  const asked = new URL(request.url).searchParams.get('lang');
  return LANGUAGES.find((language) => language === asked) ?? null;
}

/** The language of a page: what its address says, else what this browser chose, else English. The back office speaks English alone. */
export async function languageOf(request: Request): Promise<Language> {
  const { pathname } = new URL(request.url);
  if (/^\/admin(?=\/|$)/.test(pathname)) return 'en';
  if (languageOfPath(pathname) !== 'en') return languageOfPath(pathname);
  const asked = askedLanguage(request);
  if (asked) return asked;
  return (await chosen.of(request)) ?? 'en';
}

/** The language that a call answers besides English: what `lang` asks for, else what Accept-Language likes best. */
export function languageOfCall(request: Request): Language {
  return askedLanguage(request) ?? acceptedLanguage(request.headers.get('Accept-Language') ?? '', LANGUAGES) ?? 'en';
}

/** The language to offer to a browser that has not chosen any: the one that it prefers. Null once it has chosen. */
export async function offeredLanguage(request: Request): Promise<Language | null> {
  if (await chosen.of(request)) return null;
  return acceptedLanguage(request.headers.get('Accept-Language') ?? '', LANGUAGES);
}

/** The header that remembers a choice. */
export function languageCookie(language: Language, app: App): Promise<string> {
  return chosen.remember(language, app);
}
