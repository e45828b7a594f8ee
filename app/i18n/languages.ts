import { type LabelsForOtherLanguages, labelsForOtherLanguages as en } from './en/cross-language';
import { labelsForOtherLanguages as hi } from './hi/cross-language';
import { labelsForOtherLanguages as mr } from './mr/cross-language';

interface LanguageRow {
  /** Name of the language in the language itself. */
  name: string;
  /** English name of the language, for the back office. */
  english: string;
  /** Name of the product, which a site uses until staff have saved a name. */
  product: string;
  /** Locale for the `lang` attribute of documents, and for formatting dates and numbers. */
  locale: `${string}-IN`;
  script: 'Latin' | 'Devanagari';
  beside: LabelsForOtherLanguages;
}

/** Supported languages. The first one is the default. */
const ROWS = {
  en: { name: 'English', english: 'English', product: 'Sangha', locale: 'en-IN', script: 'Latin', beside: en },
  hi: { name: 'हिन्दी', english: 'Hindi', product: 'संघ', locale: 'hi-IN', script: 'Devanagari', beside: hi },
  mr: { name: 'मराठी', english: 'Marathi', product: 'संघ', locale: 'mr-IN', script: 'Devanagari', beside: mr },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof ROWS;

export const LANGUAGES = Object.keys(ROWS) as [Language, ...Language[]];

function column<Name extends keyof LanguageRow>(name: Name) {
  const cells = LANGUAGES.map((language) => [language, ROWS[language][name]]);
  return Object.fromEntries(cells) as { [Code in Language]: (typeof ROWS)[Code][Name] };
}

export const LANGUAGE_NAMES = column('name');

export const ENGLISH_LANGUAGE_NAMES = column('english');

export const DEFAULT_BRAND_NAMES: Record<Language, string> = column('product');

export const LOCALES = column('locale');

export const WRITING_SYSTEMS = column('script');

export const LABELS_FOR_OTHER_LANGUAGES: Record<Language, LabelsForOtherLanguages> = column('beside');

/**
 * Language in which titles, weekdays and kinds of sewa are also shown, in addition to the page's
 * language.
 */
export const HOME_LANGUAGE: Language = 'hi';

/** Returns the path of the link preview image. It is 1200 × 630 pixels. */
export function getPreviewImagePath(language: Language): string {
  return language === 'en' ? '/share/site' : `/share/site?lang=${language}`;
}

/** Returns the language with the given code, or English if the code is unknown. */
export function parseLanguage(code: string): Language {
  return LANGUAGES.find((language) => language === code) ?? 'en';
}

const LANGUAGE_PATH = new RegExp(`^/(${LANGUAGES.slice(1).join('|')})(?=/|$)`);

/**
 * Returns the language of a public page from its path. The paths of all languages except English
 * have a prefix, such as /hi.
 */
export function getPathLanguage(pathname: string): Language {
  return parseLanguage(LANGUAGE_PATH.exec(pathname)?.[1] ?? LANGUAGES[0]);
}

/** Returns the path of a public page in another language. Query string and fragment are kept. */
export function localizePath(language: Language, path: string): string {
  const plain = path.replace(LANGUAGE_PATH, '').replace(/^(?!\/)/, '/');
  return language === 'en' ? plain : `/${language}${plain === '/' ? '' : plain}`;
}
