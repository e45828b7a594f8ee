import { createCookie } from '@remix-run/node';
import { languageOfPath, LANGUAGES, type Language } from '~/words/languages';

const cookie = createCookie('sangha_language', { path: '/', sameSite: 'lax', maxAge: 365 * 24 * 3600, httpOnly: true });

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
  const chosen: unknown = await cookie.parse(request.headers.get('Cookie'));
  return LANGUAGES.find((language) => language === chosen) ?? 'en';
}

/** The header that remembers a choice. */
export function languageCookie(language: Language): Promise<string> {
  return cookie.serialize(language);
}
