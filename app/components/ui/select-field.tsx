import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldText } from './field';
import { controlProps, type FieldMeta, initialText } from './field-meta';
import { Select } from './select';

/** One choice of a select or a radio group. */
export interface Choice {
  value: string;
  label: string;
  /** What it is written in, where that is not the page's language. */
  lang?: string;
}

/** A labelled native select; with a placeholder nothing is chosen at first. */
export function SelectField({
  field,
  label,
  hint,
  aside,
  choices,
  placeholder,
  ...rest
}: FieldText & {
  field: FieldMeta;
  choices: readonly Choice[];
  placeholder?: string;
} & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <Select
        key={field.key}
        defaultValue={initialText(field)}
        {...controlProps(field, { hint: Boolean(hint) })}
        {...rest}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
