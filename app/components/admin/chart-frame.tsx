import { type ReactNode, Suspense } from 'react';
import { joinClassNames } from '~/components/ui/class-names';
import { useHydrated } from '~/components/ui/use-hydrated';

/**
 * Reserves the height of a chart that is rendered only in the browser, to avoid a layout shift.
 * Clips a chart that was rendered for a wider screen.
 */
export function ChartFrame({ height = 'h-80', children }: { height?: 'h-32' | 'h-48' | 'h-80'; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div aria-hidden="true" className={joinClassNames('min-w-0 overflow-clip text-note noscript:hidden', height)}>
      {hydrated ? <Suspense fallback={null}>{children}</Suspense> : null}
    </div>
  );
}

export function ChartLegend({ entries }: { entries: readonly { label: string; lit?: boolean }[] }) {
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
