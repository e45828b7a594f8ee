import { Link } from '@remix-run/react';
import { joinClassNames } from '~/components/ui/class-names';

export interface FilterChip {
  to: string;
  label: string;
  /** Number of items, shown in smaller digits. */
  count?: string;
  current: boolean;
}

/** Links that filter the list below them, as chips. */
export function FilterChips({ label, chips }: { label: string; chips: readonly FilterChip[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1.5 print:hidden">
      {chips.map(({ to, label: text, count, current }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={current ? 'true' : undefined}
          className={joinClassNames(
            'inline-flex min-h-[38px] items-center rounded-pill border-[1.5px] px-3 text-small no-underline',
            current
              ? 'border-ink bg-ink font-semibold text-wall forced-color-adjust-none'
              : 'border-edge text-ink hover:border-ink hover:bg-wall-deep/60',
          )}
        >
          {text}
          {count ? (
            <span className={joinClassNames('ml-1.5 text-note', !current && 'text-ink-soft')}>{count}</span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
