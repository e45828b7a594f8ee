import type { ReactNode } from 'react';
import { FieldHintOrError } from './field';
import type { FieldMeta } from './field-meta';

/** A switch with a description. It sends `1` if on, and nothing if off. */
export function SwitchField({ field, children }: { field: FieldMeta; children: ReactNode }) {
  const on = ['1', 'on', 'true', true].includes(field.initialValue as string | boolean);
  return (
    <div className="grid min-w-0 gap-[0.3rem]">
      <label className="flex min-h-touch cursor-pointer items-center gap-3">
        <input
          key={field.key}
          type="checkbox"
          role="switch"
          id={field.id}
          name={field.name}
          value="1"
          defaultChecked={on}
          aria-invalid={Boolean(field.errors?.length) || undefined}
          className="switch"
        />
        {children}
      </label>
      <FieldHintOrError field={field} />
    </div>
  );
}
