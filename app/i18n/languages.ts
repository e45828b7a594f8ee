/** The languages of the interface; the first is the default. */
export const LANGUAGES = ['en', 'hi'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** What `lang` says of a document in each language; dates and numbers follow it. */
export const LOCALES = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

const HINDI_PATH = /^\/hi(?=\/|$)/;

/** The language that an address of a public page speaks: those in Hindi live under /hi. */
export function languageOfPath(pathname: string): Language {
  return HINDI_PATH.test(pathname) ? 'hi' : 'en';
}

/** The address of a public page in a language, from its address in any; query and fragment stay. */
export function pathIn(language: Language, path: string): string {
  const plain = path.replace(HINDI_PATH, '').replace(/^(?!\/)/, '/');
  return language === 'en' ? plain : `/hi${plain === '/' ? '' : plain}`;
}
