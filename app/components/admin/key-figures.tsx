import type { ReactNode } from 'react';

export interface KeyFigure {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

export function KeyFigures({ label, figures }: { label: string; figures: readonly KeyFigure[] }) {
  return (
    <section aria-label={label} className="overflow-hidden">
      <dl className="-ml-4 flex flex-wrap gap-y-4 sm:-ml-7">
        {figures.map((figure) => (
          <div key={figure.label} className="grow border-l-[1.5px] border-hair px-4 sm:px-7">
            <dt className="text-small text-ink-soft">{figure.label}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-display text-[2rem] leading-[1.2] sm:text-[2.5rem]">{figure.value}</span>
              {figure.note ? <span className="text-ink-soft">{figure.note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
