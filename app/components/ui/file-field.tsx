import type { InputHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { controlClass } from './control-class';
import { Field, type FieldText } from './field';
import { getControlProps, type FieldMeta } from './field-meta';

/** A file control. After a refusal the file must be chosen again, as browsers require. */
export function FileField({
  field,
  label,
  hint,
  aside,
  className,
  ...rest
}: FieldText & { field: FieldMeta } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <input
        key={field.key}
        {...getControlProps(field, { hint: Boolean(hint) })}
        {...rest}
        type="file"
        className={classNames(controlClass, 'file-field', className)}
      />
    </Field>
  );
}
