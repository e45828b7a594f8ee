import type { App } from '~/context.server';
import { languageOfPath, LANGUAGES, type Language } from '~/i18n/languages';
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

/** The header that remembers a choice. */
export function languageCookie(language: Language, app: App): Promise<string> {
  return chosen.remember(language, app);
}
