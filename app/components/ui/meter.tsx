/** A bar that shows `value` as a share of `max`. The figures are in the text next to the bar. */
export function Meter({ label, value, max }: { label: string; value: number; max: number }) {
  const share = max > 0 ? Math.min(100, (100 * value) / max) : 0;
  return (
    <svg
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      width="100%"
      height="6"
      className="block overflow-hidden rounded-pill bg-wall-deep forced-colors:border"
    >
      <rect width={`${share}%`} height="6" rx="3" fill="var(--color-neel)" />
    </svg>
  );
}
