import type { SelectHTMLAttributes } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from './class-names';
import { controlClass } from './control-class';
import { Field } from './field';
import type { FieldText } from './field';
import { controlProps, initialText } from './field-meta';
import type { FieldMeta } from './field-meta';
import { Icon } from './icon';

/** One choice of a select or a radio group. */
export interface Choice {
  value: string;
  label: string;
}

/** A labelled native select; with a placeholder nothing is chosen at first. */
export function SelectField({
  field,
  label,
  hint,
  aside,
  choices,
  placeholder,
  className,
  ...rest
}: FieldText & {
  field: FieldMeta;
  choices: readonly Choice[];
  placeholder?: string;
} & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <div className="relative">
        <select
          key={field.key}
          defaultValue={initialText(field)}
          {...controlProps(field, { hint: Boolean(hint) })}
          {...rest}
          className={classNames(controlClass, 'appearance-none pr-11', className)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon glyph={ChevronDown} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
      </div>
    </Field>
  );
}
