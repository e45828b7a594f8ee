import { z } from 'zod';
import { type Language, LANGUAGES, LOCALES } from '~/i18n/languages';
import { optionalText } from './text-fields';

/** A language that staff translate their texts into; what they write first is English. */
export type OtherLanguage = Exclude<Language, 'en'>;

export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en');

/** The texts of each table that staff translate, with the length that each may have. */
export const TRANSLATED_TEXTS = {
  challenges: { title: 80 },
  classes: { title: 120, description: 1000 },
  class_series: { title: 120, description: 1000 },
  class_cancellations: { cancel_reason: 300 },
  diet_plans: { title: 120, description: 1000 },
  instructions: { instruction: 2000 },
  faqs: { question: 300, answer: 4000 },
  video_resources: { title: 200, description: 1000 },
  hero_sections: { subtitle: 300, button_text: 40, trusted_text: 60 },
  donations: { rejection_reason: 300 },
  rewards: { note: 500 },
} as const;

export type TranslatedTable = keyof typeof TRANSLATED_TEXTS;

/** The name of a text that is translated. */
export type TextOf<Table extends TranslatedTable> = keyof (typeof TRANSLATED_TEXTS)[Table] & string;

/** Texts by language and field, as the column `translations` keeps them; what is not translated is not there. */
export type Translations = Partial<Record<OtherLanguage, Partial<Record<string, string>>>>;

/** A row whose texts may be translated. */
export type Translatable<Row> = Row & { translations: Translations };

/** A row in one language: `langs` names the texts that are English still, with what their `lang` attribute says. */
export type Localized<Row, Field extends string = string> = Omit<Row, 'translations'> & {
  langs: Partial<Record<Field, string>>;
};

/** What a jsonb column holds, as translations. */
export function translationsIn(column: unknown): Translations {
  return column as Translations;
}

/** A row as its reader is shown it: each text in their language, or in English and marked as such where it is not translated. */
export function inLanguage<Table extends TranslatedTable, Row extends Record<TextOf<Table>, string | null>>(
  language: Language,
  table: Table,
  { translations, ...row }: Translatable<Row>,
): Localized<Row, TextOf<Table>> {
  const langs: Partial<Record<string, string>> = {};
  const texts: Partial<Record<string, string>> = {};
  if (language !== 'en') {
    for (const field of Object.keys(TRANSLATED_TEXTS[table])) {
      const text = translations[language]?.[field];
      if (text) texts[field] = text;
      else langs[field] = LOCALES.en;
    }
  }
  return { ...row, ...texts, langs };
}

/** What a call answers besides a row's own texts, which are English: their translations into the language that was asked for. */
export function besides<Row extends object>(
  language: Language,
  { translations, ...row }: Translatable<Row>,
): Omit<Row, 'translations'> & { translation?: { lang: OtherLanguage } } {
  if (language === 'en') return row;
  return { ...row, translation: { lang: language, ...translations[language] } };
}

/** One text in a language, English where it is not translated. */
export function textIn(
  language: Language,
  { translations }: Translatable<object>,
  field: string,
  text: string,
): string {
  return (language === 'en' ? undefined : translations[language]?.[field]) ?? text;
}

/** What a form or a call may send of a table's translations: none leaves them as they are, some take the place of all. */
export function translationsSchema(table: TranslatedTable) {
  const texts = Object.entries(TRANSLATED_TEXTS[table]).map(([field, maxLength]) => [field, optionalText(maxLength)]);
  const ofLanguage = z.object(Object.fromEntries(texts) as Record<string, ReturnType<typeof optionalText>>).optional();
  const languages = OTHER_LANGUAGES.map((language) => [language, ofLanguage] as const);
  return z
    .object(Object.fromEntries(languages) as Record<OtherLanguage, typeof ofLanguage>)
    .optional()
    .transform((sent): Translations | undefined => sent && written(sent));
}

/** Without what was left blank. */
function written(sent: Partial<Record<OtherLanguage, Record<string, string | undefined> | undefined>>): Translations {
  const kept: Translations = {};
  for (const language of OTHER_LANGUAGES) {
    const texts = Object.entries(sent[language] ?? {}).filter(([, text]) => text !== undefined);
    if (texts.length > 0) kept[language] = Object.fromEntries(texts);
  }
  return kept;
}

/** What calls of staff answer of a row's translations. */
export const translations = z
  .partialRecord(z.enum(OTHER_LANGUAGES), z.partialRecord(z.string(), z.string()))
  .describe('By language and field; what is not translated is missing');

/** What other calls answer besides a row's texts where `lang` or Accept-Language asks for another language than English. */
export const translation = z
  .looseObject({ lang: z.enum(OTHER_LANGUAGES) })
  .optional()
  .describe('Where another language than English is asked for: the texts that are translated into it, by field');
