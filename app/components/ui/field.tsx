import type { ReactNode } from 'react';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { FieldMeta } from './field-meta';
import { Icon } from './icon';

export interface FieldLabels {
  label: ReactNode;
  hint?: ReactNode;
  /** Optional content, such as a link, at the end of the label's line. */
  aside?: ReactNode;
}

/** A label, an input and a hint below it. An error replaces the hint. */
export function Field({
  field,
  label,
  hint,
  aside,
  children,
}: FieldLabels & { field: FieldMeta; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-[0.3rem]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-small">
        <label htmlFor={field.id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      <FieldHintOrError field={field} hint={hint} />
    </div>
  );
}

export function FieldHintOrError({ field, hint }: { field: FieldMeta; hint?: ReactNode }) {
  if (field.errors?.length) {
    return (
      <p
        id={field.errorId}
        className="flex items-start gap-[0.4rem] text-small leading-[1.3rem] font-semibold text-sindoor"
      >
        <Icon glyph={CircleAlert} size="s" className="mt-[0.15rem]" />
        {field.errors.join(' ')}
      </p>
    );
  }
  return hint ? (
    <p id={field.descriptionId} className="text-note text-ink-soft">
      {hint}
    </p>
  ) : null;
}
