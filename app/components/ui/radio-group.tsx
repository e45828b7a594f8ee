import type { ReactNode } from 'react';
import { FieldHintOrError } from './field';
import { type FieldMeta, getInitialText } from './field-meta';
import type { SelectOption } from './select-field';

export function RadioGroup({
  field,
  label,
  hint,
  choices,
  required = field.required,
}: {
  field: FieldMeta;
  label: ReactNode;
  hint?: ReactNode;
  choices: readonly SelectOption[];
  required?: boolean | undefined;
}) {
  const invalid = Boolean(field.errors?.length);
  const chosen = getInitialText(field);
  return (
    <fieldset
      key={field.key}
      aria-describedby={invalid ? field.errorId : hint ? field.descriptionId : undefined}
      className="grid min-w-0 gap-[0.3rem]"
    >
      <legend className="text-small font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((choice, index) => (
          <label key={choice.value} className="flex min-h-touch cursor-pointer items-center gap-3">
            <input
              type="radio"
              className="radio-dot"
              id={index === 0 ? field.id : `${field.id}-${choice.value}`}
              name={field.name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
              required={required}
              aria-invalid={invalid || undefined}
            />
            <span lang={choice.lang} className={choice.lang && 'font-names'}>
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      <FieldHintOrError field={field} hint={hint} />
    </fieldset>
  );
}
