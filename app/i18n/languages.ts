import { type WordsBeside, wordsBeside as en } from './en/beside';
import { wordsBeside as hi } from './hi/beside';

interface LanguageRow {
  /** In itself. */
  name: string;
  /** In the back office, which speaks English. */
  english: string;
  movement: string;
  /** For `lang` of documents, dates and numbers. */
  locale: `${string}-IN`;
  script: 'Latin' | 'Devanagari';
  beside: WordsBeside;
}

/** The first is the default. */
const ROWS = {
  en: { name: 'English', english: 'English', movement: 'Sangha', locale: 'en-IN', script: 'Latin', beside: en },
  hi: { name: 'हिन्दी', english: 'Hindi', movement: 'संघ', locale: 'hi-IN', script: 'Devanagari', beside: hi },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof ROWS;

export const LANGUAGES = Object.keys(ROWS) as [Language, ...Language[]];

function column<Name extends keyof LanguageRow>(name: Name) {
  const cells = LANGUAGES.map((language) => [language, ROWS[language][name]]);
  return Object.fromEntries(cells) as { [Code in Language]: (typeof ROWS)[Code][Name] };
}

export const LANGUAGE_NAMES = column('name');

export const ENGLISH_NAMES = column('english');

export const MOVEMENT = column('movement');

export const LOCALES = column('locale');

export const SCRIPTS = column('script');

export const BESIDE: Record<Language, WordsBeside> = column('beside');

/** The language of the movement's own words beside any other: titles, weekdays, kinds of sewa. */
export const HOME_TONGUE: Language = 'hi';

/** The picture of a link preview, 1200 by 630. */
export function previewPicture(language: Language): string {
  return language === 'en' ? '/preview.png' : `/preview-${language}.png`;
}

/** Our own platform has a name in each language, others as their operators wrote it. */
export function brandIn(language: Language, name: string): string {
  return name === MOVEMENT.en ? MOVEMENT[language] : name;
}

/** English where the code is none of ours. */
export function languageNamed(code: string): Language {
  return LANGUAGES.find((language) => language === code) ?? 'en';
}

const LANGUAGE_PATH = new RegExp(`^/(${LANGUAGES.slice(1).join('|')})(?=/|$)`);

/** A public page's language by its address: all but English live under their code, such as /hi. */
export function languageOfPath(pathname: string): Language {
  return languageNamed(LANGUAGE_PATH.exec(pathname)?.[1] ?? LANGUAGES[0]);
}

/** A public page's address in a language, from its address in any; query and fragment stay. */
export function pathIn(language: Language, path: string): string {
  const plain = path.replace(LANGUAGE_PATH, '').replace(/^(?!\/)/, '/');
  return language === 'en' ? plain : `/${language}${plain === '/' ? '' : plain}`;
}
