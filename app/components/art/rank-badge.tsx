import { rankBadge } from './rank-shape';

/** The badge of a rank, 0 Beginner to 10 Mahayogi, in pixels; a rank not earned yet is drawn unlit. The title stands beside it in words. */
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
  const { line, dots, ring } = rankBadge(rank);
  const ink = earned ? 'var(--color-ink)' : 'var(--color-edge)';
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      className={className}
      fill="none"
      stroke={ink}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
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
    </svg>
  );
}
