/**
 * A rank on the leaderboard. The first three are highlighted; null means that the rank is below
 * 1,000.
 */
export function RankNumber({ rank }: { rank: number | null }) {
  if (rank === null || rank > 3) {
    return (
      <span className="text-center font-display text-[1.0625rem] leading-none text-ink-soft">
        {rank ?? <span className="text-note">1000+</span>}
      </span>
    );
  }
  return (
    <span className="relative grid h-13 w-11 place-items-center font-display text-note text-on-sun forced-colors:text-[CanvasText]">
      <svg viewBox="0 0 44 52" fill="none" aria-hidden="true" className="absolute inset-0 size-full">
        <circle cx="22" cy="24" r="10" fill="var(--color-sun)" />
        <path
          d="M2 42C16 42 35 40 35 24A13 13 0 1 0 9 24C9 40 28 42 42 42"
          stroke="var(--color-ink)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className="relative -mt-1">{rank}</span>
    </span>
  );
}
