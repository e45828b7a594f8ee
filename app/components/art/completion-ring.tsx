import { buildLoopRingShape } from './rank-shape';

/** Sizes in SVG units. `disc` is the circle that contains the number of days. */
export const COMPLETION_RING_SIZES = { size: 320, disc: 56, pen: 3.2, number: 72 } as const;

const MIDDLE = COMPLETION_RING_SIZES.size / 2;
const INNER = 80;
const OUTER = 144.8;

/** Builds the ring of a finished challenge with one loop per day. */
export function buildCompletionRingShape(days: number) {
  return buildLoopRingShape({
    middle: MIDDLE,
    loops: days,
    inner: INNER,
    outer: OUTER,
    radius: days > 14 ? 11.6 : 16.8,
  });
}

/**
 * Draws the ring of a finished challenge. Hidden from screen readers, because the text next to it
 * contains the number.
 */
export function CompletionRing({ days, className }: { days: number; className?: string }) {
  const { line, dots } = buildCompletionRingShape(days);
  return (
    <svg viewBox="8 8 304 304" aria-hidden="true" className={className}>
      <circle cx={MIDDLE} cy={MIDDLE} r={COMPLETION_RING_SIZES.disc} fill="var(--color-sun)" />
      <text
        x={MIDDLE}
        y={MIDDLE + 25}
        textAnchor="middle"
        fontSize={COMPLETION_RING_SIZES.number}
        letterSpacing="-2"
        fontWeight="600"
        className="font-display"
        fill="var(--color-on-sun)"
      >
        {days}
      </text>
      <path
        d={line}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={COMPLETION_RING_SIZES.pen}
        strokeLinejoin="round"
      />
      {dots.map((dot) => (
        <circle key={`${dot.cx} ${dot.cy}`} {...dot} fill="var(--color-sun)" />
      ))}
    </svg>
  );
}
