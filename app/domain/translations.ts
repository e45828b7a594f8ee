import { z } from 'zod';
import { HOME_LANGUAGE, type Language, LANGUAGES, LOCALES } from '~/i18n/languages';
import { createOptionalTextField } from './text-fields';

export type OtherLanguage = Exclude<Language, 'en'>;

export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en');

export const TRANSLATED_FIELD_MAX_LENGTHS = {
  challenges: { title: 80 },
  classes: { title: 120, description: 1000 },
  class_series: { title: 120, description: 1000 },
  class_cancellations: { cancel_reason: 300 },
  diet_plans: { title: 120, description: 1000 },
  instructions: { instruction: 2000 },
  faqs: { question: 300, answer: 4000 },
  video_resources: { title: 200, description: 1000 },
  hero_sections: { title: 120, subtitle: 300, button_text: 40, trusted_text: 60 },
  donations: { rejection_reason: 300 },
  rewards: { note: 500 },
  teachers: { name: 120, line: 200 },
  tax_laws: { act: 500 },
  site_settings: {
    name: 40,
    short_name: 12,
    tagline: 120,
    copyright: 120,
    signature: 80,
    founder_name: 80,
    founder_role: 80,
    founder_quote: 300,
    founder_story: 1000,
    press: 600,
    figures: 600,
    community_claim: 40,
  },
  testimonials: { name: 80, achievement: 80, quote: 500 },
} as const;

export type TranslatedTable = keyof typeof TRANSLATED_FIELD_MAX_LENGTHS;

export type TranslatedFieldOf<Table extends TranslatedTable> = keyof (typeof TRANSLATED_FIELD_MAX_LENGTHS)[Table] &
  string;

/**
 * Translations that have a column of their own, and are not in `translations`: the banner has a
 * column for its title in the language of the country.
 */
const OWN_COLUMNS: Partial<Record<TranslatedTable, { language: Language; fields: readonly string[] }>> = {
  hero_sections: { language: HOME_LANGUAGE, fields: ['title'] },
};

/** Value of a `translations` column. Texts that are not translated are missing. */
export type Translations = Partial<Record<OtherLanguage, Partial<Record<string, string>>>>;

export type Translatable<Row> = Row & { translations: Translations };

/** `langs` maps each untranslated field to the code of the language in which it is shown. */
export type LocalizedRow<Row, Field extends string = string> = Omit<Row, 'translations'> & {
  langs: Partial<Record<Field, string>>;
};

export function readTranslations(column: unknown): Translations {
  return column as Translations;
}

export function localizeRow<Table extends TranslatedTable, Row extends Record<TranslatedFieldOf<Table>, string | null>>(
  language: Language,
  table: Table,
  { translations, ...row }: Translatable<Row>,
): LocalizedRow<Row, TranslatedFieldOf<Table>> {
  const langs: Partial<Record<string, string>> = {};
  const texts: Partial<Record<string, string>> = {};
  if (language !== 'en') {
    for (const field of Object.keys(TRANSLATED_FIELD_MAX_LENGTHS[table])) {
      const text = translations[language]?.[field];
      if (text) texts[field] = text;
      else langs[field] = LOCALES.en;
    }
  }
  return { ...row, ...texts, langs };
}

export function pickTranslation<Row extends object>(
  language: Language,
  { translations, ...row }: Translatable<Row>,
): Omit<Row, 'translations'> & { translation?: { lang: OtherLanguage } } {
  if (language === 'en') return row;
  return { ...row, translation: { lang: language, ...translations[language] } };
}

export function getTextInLanguage(
  language: Language,
  { translations }: Translatable<object>,
  field: string,
  text: string,
): string {
  return (language === 'en' ? undefined : translations[language]?.[field]) ?? text;
}

/**
 * Schema of the translations of a table's texts. If `translations` is omitted, they stay the same;
 * if it is sent, it replaces all of them.
 */
export function createTranslationsSchema(table: TranslatedTable) {
  const texts = Object.entries(TRANSLATED_FIELD_MAX_LENGTHS[table]).map(
    ([field, maxLength]) => [field, createOptionalTextField(maxLength)] as const,
  );
  const own = OWN_COLUMNS[table];
  const createLanguageSchema = (language: OtherLanguage) => {
    const sent = own?.language === language ? texts.filter(([field]) => !own.fields.includes(field)) : texts;
    return z.object(Object.fromEntries(sent)).optional();
  };
  const languages = OTHER_LANGUAGES.map((language) => [language, createLanguageSchema(language)] as const);
  return z
    .object(Object.fromEntries(languages) as Record<OtherLanguage, ReturnType<typeof createLanguageSchema>>)
    .optional()
    .transform((sent): Translations | undefined => sent && removeEmptyTranslations(sent));
}

function removeEmptyTranslations(
  sent: Partial<Record<OtherLanguage, Record<string, string | undefined> | undefined>>,
): Translations {
  const translations: Translations = {};
  for (const language of OTHER_LANGUAGES) {
    const texts = Object.entries(sent[language] ?? {}).filter(([, text]) => text !== undefined);
    if (texts.length > 0) translations[language] = Object.fromEntries(texts);
  }
  return translations;
}

export const translationsField = z
  .partialRecord(z.enum(OTHER_LANGUAGES), z.partialRecord(z.string(), z.string()))
  .describe('Translations by language and field. Fields without a translation are missing.');

export const translationField = z
  .looseObject({ lang: z.enum(OTHER_LANGUAGES) })
  .optional()
  .describe('Translated texts by field, if a language other than English is requested');
