import { joinClassNames } from '~/components/ui/class-names';

/** Shows the change between two figures in percent, or a note if there is nothing to compare. */
export function PercentChange({ from, to }: { from: number; to: number }) {
  if (from === 0) return <span className="text-ink-soft">nothing to compare</span>;
  const percent = Math.round((1000 * (to - from)) / from) / 10;
  const look = percent > 0 ? 'text-neem' : percent < 0 ? 'text-sindoor' : 'text-ink-soft';
  return (
    <span className={joinClassNames('font-semibold', look)}>
      {percent > 0 ? '+' : percent < 0 ? '−' : '±'}
      {Math.abs(percent)} %
    </span>
  );
}
