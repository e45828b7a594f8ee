import type { ReactNode } from 'react';

export interface KeyFigure {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

export function KeyFigures({ label, figures }: { label: string; figures: readonly KeyFigure[] }) {
  return (
    <section aria-label={label} className="overflow-hidden">
      <dl className="-ml-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-y-4 sm:-ml-7 sm:flex sm:flex-wrap">
        {figures.map((figure) => (
          <div key={figure.label} className="min-w-0 border-l-[1.5px] border-hair px-4 sm:grow sm:px-7">
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
