import { TextField } from '~/components/ui/text-field';
import { TextareaField } from '~/components/ui/textarea-field';
import type { FieldMeta } from '~/components/ui/field-meta';
import type { OtherLanguage } from '~/domain/translations';
import { ENGLISH_LANGUAGE_NAMES, LANGUAGE_NAMES, LANGUAGES, LOCALES } from '~/i18n/languages';

export interface TranslatedField<Field extends string> {
  field: Field;
  label: string;
  maxLength: number;
  /** Number of visible lines. If undefined, the field has a single line. */
  rows?: number;
}

export type TranslationFieldName<Field extends string> = `translations.${OtherLanguage}.${Field}`;

export const OTHERS = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en');

/** Returns the names of all translation fields, for the error summary. */
export function listTranslationFieldNames<Field extends string>(
  texts: readonly TranslatedField<Field>[],
): TranslationFieldName<Field>[] {
  return OTHERS.flatMap((language) => texts.map(({ field }) => `translations.${language}.${field}` as const));
}

/** Repeats the English fields for every other language, in the same order. */
export function TranslationFields<Field extends string>({
  texts,
  fields,
  blank,
}: {
  /** States what readers see in place of a blank field, unless the page says it once for all. */
  blank?: string;
  texts: readonly TranslatedField<Field>[];
  fields: Record<TranslationFieldName<NoInfer<Field>>, FieldMeta>;
}) {
  return OTHERS.map((language) => (
    <fieldset key={language} className="min-w-0 border-l-[3px] border-hair pl-4 sm:col-span-full">
      <legend className="float-left mb-2 w-full font-semibold">
        <span lang={LOCALES[language]} className="font-display text-[1.125rem]">
          {LANGUAGE_NAMES[language]}
        </span>{' '}
        {blank ? <span className="text-small font-normal text-ink-soft">{blank}</span> : null}
      </legend>
      <div className="clear-both grid grid-cols-[minmax(0,1fr)] gap-y-3.5">
        {texts.map(({ field, label, maxLength, rows }) => {
          const one = fields[`translations.${language}.${field}`];
          const about = {
            field: one,
            label: `${label} in ${ENGLISH_LANGUAGE_NAMES[language]}`,
            maxLength,
            lang: LOCALES[language],
          };
          return rows ? <TextareaField key={field} {...about} rows={rows} /> : <TextField key={field} {...about} />;
        })}
      </div>
    </fieldset>
  ));
}
