import type { ReactNode } from 'react';

export type DetailEntry = readonly [name: string, value: ReactNode];

/** A list of labelled values. A null value is left out, unless `missing` provides a text for it. */
export function DetailList({ facts, missing = null }: { facts: readonly DetailEntry[]; missing?: string | null }) {
  const known = facts.filter(([, value]) => (value ?? missing) !== null);
  return (
    <div className="@container">
      <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 sm:gap-x-6 @max-[16rem]:grid-cols-1">
        {known.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-words">{value ?? missing}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
