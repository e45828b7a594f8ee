import type { InputHTMLAttributes } from 'react';
import { joinClassNames } from './class-names';
import { CONTROL_CLASS } from './control-class';
import { Field, type FieldLabels } from './field';
import { getControlProps, type FieldMeta, getInitialText } from './field-meta';

export function TextField({
  field,
  label,
  hint,
  aside,
  className,
  type = 'text',
  ...rest
}: FieldLabels & { field: FieldMeta } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <input
        key={field.key}
        minLength={field.minLength}
        maxLength={field.maxLength}
        min={field.min}
        max={field.max}
        pattern={field.pattern}
        defaultValue={getInitialText(field)}
        {...getControlProps(field, { hint: Boolean(hint) })}
        {...rest}
        type={type}
        className={joinClassNames(CONTROL_CLASS, className)}
      />
    </Field>
  );
}
