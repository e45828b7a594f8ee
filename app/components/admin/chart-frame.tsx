import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';

/** A chart that scripts draw, fetched only where it is seen. Its box has the same size before, so that nothing jumps. */
export function ChartBox({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div aria-hidden="true" className="chart noscript:hidden h-80 min-w-0 text-note">
      {hydrated ? <Suspense fallback={null}>{children}</Suspense> : null}
    </div>
  );
}

/** The key of a chart: what its colours mean. */
export function ChartKey({ entries }: { entries: readonly { label: string; lit?: boolean }[] }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-small noscript:hidden">
      {entries.map(({ label, lit }) => (
        <span key={label} className="inline-flex items-center gap-2">
          <i className={lit ? 'size-3 border-[1.5px] border-ink bg-sun' : 'size-3 bg-neel'} />
          {label}
        </span>
      ))}
    </p>
  );
}
