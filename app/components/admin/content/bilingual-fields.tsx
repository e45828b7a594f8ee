import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '~/components/ui/text-field';
import { TextareaField } from '~/components/ui/textarea-field';
import { type FieldMeta, getInitialText } from '~/components/ui/field-meta';
import { useHydrated } from '~/components/ui/use-hydrated';
import { ENGLISH_LANGUAGE_NAMES, type Language, LANGUAGE_NAMES, LOCALES } from '~/i18n/languages';
import { OTHERS, type TranslatedField, type TranslationFieldName } from './translation-fields';

interface BilingualText<Field extends string> extends TranslatedField<Field> {
  required?: boolean;
  /** Languages other than English in which the text is required. */
  requiredIn?: readonly Language[];
  hint?: ReactNode;
  /** True for names and other texts that may be the same in all languages. */
  canBeSame?: boolean;
  /** True to move the focus to the English field when the form opens. */
  autoFocus?: boolean;
}

type Fields<Field extends string> = Record<Field | TranslationFieldName<Field>, FieldMeta>;

/**
 * Shows each English field beside its translations, with one column for each of the three
 * languages, or above them on narrow screens, and the number of translated fields.
 */
export function BilingualFields<Field extends string>({
  texts,
  fields,
  blank = 'A translation that is left blank is shown in English.',
}: {
  texts: readonly BilingualText<Field>[];
  fields: Fields<NoInfer<Field>>;
  /** States what readers see in place of a blank translation. */
  blank?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState(() => countFilled(texts, fields));
  const recount = () => {
    const typed = box.current ? countTyped(box.current) : {};
    setFilled((before) => (OTHERS.every((language) => before[language] === typed[language]) ? before : typed));
  };
  // A rejected form can bring other values without an input event.
  useEffect(recount);
  return (
    <div ref={box} onInput={recount} className="@container min-w-0 sm:col-span-full">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-3.5 @min-[42rem]:grid-cols-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-hair pb-1 @max-[42rem]:hidden">
          <b>{ENGLISH_LANGUAGE_NAMES.en}</b>
        </p>
        {OTHERS.map((language) => (
          <p
            key={language}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-hair pb-1 @max-[42rem]:hidden"
          >
            <b lang={LOCALES[language]} className="font-display">
              {LANGUAGE_NAMES[language]}
            </b>
            <span className="text-small text-ink-soft">
              {filled[language] ?? 0} of {texts.length} in {ENGLISH_LANGUAGE_NAMES[language]}
            </span>
          </p>
        ))}
        {texts.map((text) => (
          <FieldPair key={text.field} text={text} fields={fields} />
        ))}
        <p className="text-small text-ink-soft @min-[42rem]:col-span-3">{blank}</p>
      </div>
    </div>
  );
}

function FieldPair<Field extends string>({ text, fields }: { text: BilingualText<Field>; fields: Fields<Field> }) {
  const isHydrated = useHydrated();
  const {
    field,
    label,
    maxLength,
    rows,
    required = false,
    requiredIn,
    hint,
    canBeSame = false,
    autoFocus = false,
  } = text;
  const english: FieldMeta = fields[field];
  return (
    <>
      <OneField rows={rows} {...{ field: english, label, maxLength, hint, required, autoFocus }} />
      {OTHERS.map((language) => {
        const one: FieldMeta = fields[`translations.${language}.${field}`];
        return (
          <OneField
            key={language}
            rows={rows}
            field={one}
            label={`${label} in ${ENGLISH_LANGUAGE_NAMES[language]}`}
            maxLength={maxLength}
            lang={LOCALES[language]}
            data-language={language}
            required={requiredIn?.includes(language)}
            aside={
              canBeSame && isHydrated ? (
                <button
                  type="button"
                  aria-label={`${label} in ${ENGLISH_LANGUAGE_NAMES[language]}: same as English`}
                  onClick={() => copyText(english.id, one.id)}
                  className="inline-flex min-h-6 items-center text-neel underline"
                >
                  Same as English
                </button>
              ) : null
            }
          />
        );
      })}
    </>
  );
}

function OneField({
  rows,
  ...field
}: Omit<React.ComponentProps<typeof TextField>, 'rows'> & { rows?: number | undefined; 'data-language'?: string }) {
  if (rows === undefined) return <TextField {...field} />;
  return <TextareaField {...(field as React.ComponentProps<typeof TextareaField>)} rows={rows} />;
}

function copyText(from: string, to: string): void {
  const [source, target] = [from, to].map((id) => document.getElementById(id)) as (HTMLInputElement | null)[];
  if (!source || !target) return;
  target.value = source.value;
  target.dispatchEvent(new Event('input', { bubbles: true }));
  target.focus();
}

type Counts = Partial<Record<string, number>>;

function countFilled<Field extends string>(texts: readonly BilingualText<Field>[], fields: Fields<Field>): Counts {
  return Object.fromEntries(
    OTHERS.map((language) => [
      language,
      texts.filter(({ field }) => getInitialText(fields[`translations.${language}.${field}`]).trim() !== '').length,
    ]),
  );
}

function countTyped(box: HTMLElement): Counts {
  return Object.fromEntries(
    OTHERS.map((language) => {
      const inputs = [...box.querySelectorAll<HTMLInputElement>(`[data-language="${language}"]`)];
      return [language, inputs.filter(({ value }) => value.trim() !== '').length];
    }),
  );
}
