import { buildRankBadgeShape } from './rank-shape';

/**
 * Badge of a rank from 0 (Beginner) to 10 (Mahayogi). The badge is pale until the rank is earned.
 * `size` is in pixels.
 */
export function RankBadge({
  rank,
  size = 64,
  earned = true,
  className,
}: {
  rank: number;
  size?: number;
  earned?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      className={className}
      fill="none"
      stroke={earned ? 'var(--color-ink)' : 'var(--color-edge)'}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Shapes rank={rank} earned={earned} />
    </svg>
  );
}

function Shapes({ rank, earned }: { rank: number; earned: boolean }) {
  const { line, dots, ring } = buildRankBadgeShape(rank);
  return (
    <>
      {dots.map((dot) => (
        <circle
          key={`${dot.cx} ${dot.cy}`}
          {...dot}
          fill={earned ? 'var(--color-sun)' : 'var(--color-edge)'}
          stroke="none"
        />
      ))}
      <path d={line} />
      {ring ? <circle {...ring} /> : null}
    </>
  );
}
