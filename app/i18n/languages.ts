import { type CrossLanguageLabels, labelsForOtherLanguages as en } from './en/cross-language';
import { labelsForOtherLanguages as hi } from './hi/cross-language';

interface LanguageRow {
  /** The name in the language itself. */
  name: string;
  /** The English name, for the back office. */
  english: string;
  movement: string;
  /** Used as `lang` of documents and for dates and numbers. */
  locale: `${string}-IN`;
  script: 'Latin' | 'Devanagari';
  beside: CrossLanguageLabels;
}

/** The first language is the default. */
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

export const BRAND_NAMES = column('movement');

export const LOCALES = column('locale');

export const WRITING_SYSTEMS = column('script');

export const CROSS_LANGUAGE_LABELS: Record<Language, CrossLanguageLabels> = column('beside');

/** Language of titles, weekdays and kinds of sewa that are shown next to any other language. */
export const HOME_LANGUAGE: Language = 'hi';

/** Path of the link preview image, 1200 × 630. */
export function getPreviewPicture(language: Language): string {
  return language === 'en' ? '/preview.png' : `/preview-${language}.png`;
}

/** Our own brand is translated; the brands of other operators are not. */
export function getBrandName(language: Language, name: string): string {
  return name === BRAND_NAMES.en ? BRAND_NAMES[language] : name;
}

/** Returns English for an unknown code. */
export function parseLanguage(code: string): Language {
  return LANGUAGES.find((language) => language === code) ?? 'en';
}

const LANGUAGE_PATH = new RegExp(`^/(${LANGUAGES.slice(1).join('|')})(?=/|$)`);

/**
 * Returns the language of a public page from its path. All languages except English have a prefix,
 * such as /hi.
 */
export function getPathLanguage(pathname: string): Language {
  return parseLanguage(LANGUAGE_PATH.exec(pathname)?.[1] ?? LANGUAGES[0]);
}

/** Returns the path of a public page in another language. Query and fragment are kept. */
export function localizePath(language: Language, path: string): string {
  const plain = path.replace(LANGUAGE_PATH, '').replace(/^(?!\/)/, '/');
  return language === 'en' ? plain : `/${language}${plain === '/' ? '' : plain}`;
}
