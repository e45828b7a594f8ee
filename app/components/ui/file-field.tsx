import type { InputHTMLAttributes } from 'react';
import { joinClassNames } from './class-names';
import { CONTROL_CLASS } from './control-class';
import { Field, type FieldLabels } from './field';
import { getControlProps, type FieldMeta } from './field-meta';

/**
 * A file input. After a rejected submission the file must be chosen again, because browsers do not
 * allow a page to fill in a file.
 */
export function FileField({
  field,
  label,
  hint,
  aside,
  className,
  ...rest
}: FieldLabels & { field: FieldMeta } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <input
        key={field.key}
        {...getControlProps(field, { hint: Boolean(hint) })}
        {...rest}
        type="file"
        className={joinClassNames(CONTROL_CLASS, 'file-field', className)}
      />
    </Field>
  );
}
