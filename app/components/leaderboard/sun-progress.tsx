const [WIDTH, HEIGHT] = [328, 131];
const CENTRE = { x: 164, y: 112 };
const RADIUS = { x: 138, y: 92 };

/** Above this share, the remaining arc is too short to be visible. */
const ALMOST_THERE = 0.85;

/**
 * Shows the progress to the next title as a sun on an arc. `share` is from 0 to 1, and `label`
 * describes it for screen readers.
 */
export function SunProgress({ share, label }: { share: number; label: string }) {
  const angle = Math.PI * Math.min(1, Math.max(0, share));
  const x = Number((CENTRE.x - RADIUS.x * Math.cos(angle)).toFixed(1));
  const y = Number((CENTRE.y - RADIUS.y * Math.sin(angle)).toFixed(1));
  const arcTo = (endX: number, endY: number) => `M26 112A${RADIUS.x} ${RADIUS.y} 0 0 1 ${endX} ${endY}`;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full overflow-visible"
      fill="none"
    >
      {share < ALMOST_THERE ? (
        <path
          d={arcTo(302, 112)}
          stroke="var(--color-edge)"
          strokeWidth="2"
          strokeDasharray=".1 8"
          strokeLinecap="round"
        />
      ) : null}
      <path d={arcTo(x, y)} stroke="var(--color-ink)" strokeWidth="2.5" />
      <path d="M0 112H328" stroke="var(--color-ink)" strokeWidth="2.5" />
      <circle cx={x} cy={y} r="19" fill="var(--color-wall)" />
      <circle cx={x} cy={y} r="16.5" stroke="var(--color-ink)" strokeWidth="2.2" />
      <circle cx={x} cy={y} r="10" fill="var(--color-sun)" />
    </svg>
  );
}
