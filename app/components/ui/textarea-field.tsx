import type { FocusEvent, TextareaHTMLAttributes } from 'react';
import { joinClassNames } from './class-names';
import { CONTROL_CLASS } from './control-class';
import { Field, type FieldLabels } from './field';
import { getControlProps, type FieldMeta, getInitialText } from './field-meta';

export function TextareaField({
  field,
  label,
  hint,
  aside,
  className,
  ...rest
}: FieldLabels & { field: FieldMeta } & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <textarea
        key={field.key}
        rows={3}
        minLength={field.minLength}
        maxLength={field.maxLength}
        defaultValue={getInitialText(field)}
        onFocus={showWhole}
        {...getControlProps(field, { hint: Boolean(hint) })}
        {...rest}
        className={joinClassNames(CONTROL_CLASS, 'min-h-[4.75rem]', className)}
      />
    </Field>
  );
}

/**
 * Browsers scroll only to the first line of a focused text area, so the rest of it could be hidden.
 */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}
