import { type WordsBeside, wordsBeside as en } from './en/beside';
import { wordsBeside as hi } from './hi/beside';

interface LanguageRow {
  /** What it calls itself. */
  name: string;
  /** What the back office, which speaks English, calls it. */
  english: string;
  /** What the movement is called in it. */
  movement: string;
  /** What `lang` says of a document in it; dates and numbers follow it. */
  locale: `${string}-IN`;
  /** Whose letters its fonts have to have. */
  script: 'Latin' | 'Devanagari';
  beside: WordsBeside;
}

/** The languages of the interface, a row each; the first is the default. */
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

/** What each language calls itself. */
export const LANGUAGE_NAMES = column('name');

/** What the back office calls each language. */
export const ENGLISH_NAMES = column('english');

/** What the movement is called in each language. */
export const MOVEMENT = column('movement');

/** What `lang` says of a document in each language; dates and numbers follow it. */
export const LOCALES = column('locale');

/** In which script each is written. */
export const SCRIPTS = column('script');

/** What a page in any other language has of each. */
export const BESIDE: Record<Language, WordsBeside> = column('beside');

/** The tongue of the movement's own words, which are drawn beside any other: titles, weekdays, kinds of sewa. */
export const HOME_TONGUE: Language = 'hi';

/** The address of the picture that a link to a page in a language unfolds into, 1200 by 630. */
export function previewPicture(language: Language): string {
  return language === 'en' ? '/preview.png' : `/preview-${language}.png`;
}

/** A platform's name in a language: our own has one in each, any other stays as its operators wrote it. */
export function brandIn(language: Language, name: string): string {
  return name === MOVEMENT.en ? MOVEMENT[language] : name;
}

/** The language of this code, English where it is none of ours. */
export function languageNamed(code: string): Language {
  return LANGUAGES.find((language) => language === code) ?? 'en';
}

const LANGUAGE_PATH = new RegExp(`^/(${LANGUAGES.slice(1).join('|')})(?=/|$)`);

/** The language that an address of a public page speaks: those in another than English live under its code, such as /hi. */
export function languageOfPath(pathname: string): Language {
  return languageNamed(LANGUAGE_PATH.exec(pathname)?.[1] ?? LANGUAGES[0]);
}

/** The address of a public page in a language, from its address in any; query and fragment stay. */
export function pathIn(language: Language, path: string): string {
  const plain = path.replace(LANGUAGE_PATH, '').replace(/^(?!\/)/, '/');
  return language === 'en' ? plain : `/${language}${plain === '/' ? '' : plain}`;
}
