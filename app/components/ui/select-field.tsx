import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldLabels } from './field';
import { getControlProps, type FieldMeta, getInitialText } from './field-meta';
import { Select } from './select';

/** An option of a select or a radio group. */
export interface SelectOption {
  value: string;
  label: string;
  /** Language of the label, if it differs from the page's language. */
  lang?: string;
}

/** A native select. If it has a placeholder, nothing is selected initially. */
export function SelectField({
  field,
  label,
  hint,
  aside,
  choices,
  placeholder,
  ...rest
}: FieldLabels & {
  field: FieldMeta;
  choices: readonly SelectOption[];
  placeholder?: string;
} & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <Select
        key={field.key}
        defaultValue={getInitialText(field)}
        {...getControlProps(field, { hint: Boolean(hint) })}
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
