import type { ReactNode } from 'react';
import { FieldHintOrError } from './field';
import { getControlProps, type FieldMeta, getInitialText } from './field-meta';

/** A checkbox whose label is a sentence. It sends `on` if checked, and nothing otherwise. */
export function CheckboxField({
  field,
  children,
  required = false,
  onChange,
}: {
  field: FieldMeta;
  children: ReactNode;
  required?: boolean;
  onChange?: (isChecked: boolean) => void;
}) {
  return (
    <div className="grid min-w-0 gap-[0.3rem]">
      <label className="flex cursor-pointer items-start gap-3 text-small">
        <input
          {...getControlProps(field)}
          key={field.key}
          type="checkbox"
          defaultChecked={getInitialText(field) === 'on'}
          required={required}
          onChange={onChange && ((event) => onChange(event.target.checked))}
          className="checkbox"
        />
        <span>{children}</span>
      </label>
      <FieldHintOrError field={field} />
    </div>
  );
}
