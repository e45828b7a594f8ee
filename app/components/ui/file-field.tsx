import type { InputHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { controlClass } from './control-class';
import { Field, type FieldText } from './field';
import { controlProps, type FieldMeta } from './field-meta';

/** A labelled control that takes a file; a refused form asks for it again, as browsers do. */
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
        {...controlProps(field, { hint: Boolean(hint) })}
        {...rest}
        type="file"
        className={classNames(controlClass, 'file-field', className)}
      />
    </Field>
  );
}
