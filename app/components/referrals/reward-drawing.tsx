import { joinClassNames } from '~/components/ui/class-names';

/** Lines of a drawing per reward level, and the centre and the radius of its sun. */
const DRAWINGS = [
  [
    'M4 96H24M96 96H116M24 96V18C38 10 52 12 60 20 68 12 82 10 96 18V96C82 88 68 90 60 98 52 90 38 88 24 96M60 20V98M68 80C68 74 84 74 88 80M72 74C73 66 75 62 78 62S83 66 84 74M34 34H50M34 44H50M34 54H46',
    [78, 52, 5],
  ],
  [
    'M2 94H118M20 94V26C20 20 24 16 30 16H90C96 16 100 20 100 26V94M20 82H100M38 76C38 68 82 68 82 76M46 68C48 52 53 48 60 48S72 52 74 68',
    [60, 36, 8],
  ],
  [
    'M44 12 20 24 10 50 28 56 32 46V96H88V46L92 56 110 50 100 24 76 12C74 24 46 24 44 12ZM44 66C54 66 68 65 68 55A8 8 0 1 0 52 55C52 65 66 66 76 66',
    [60, 55, 3.6],
  ],
  [
    'M4 96H36V20C36 14 40 10 46 10H84V96H116M84 10 60 22V102L84 96M68 60V66M8 70 20 74M10 46 22 56M26 30 30 40',
    [16, 40, 4],
  ],
  [
    'M4 96H116M14 96C20 82 18 66 34 66S48 82 54 96M66 96C72 82 70 66 86 66S100 82 106 96M40 14H74C80 14 84 18 84 24S80 34 74 34H62L52 42V34H40C34 34 30 30 30 24S34 14 40 14ZM43 52A9 9 0 1 1 25 52 9 9 0 0 1 43 52Z',
    [86, 52, 8],
  ],
] as const;

/** Drawing of a reward. The sun is lit if the level is unlocked. */
export function RewardDrawing({ level, isUnlocked }: { level: number; isUnlocked: boolean }) {
  const drawing = DRAWINGS[level - 1];
  if (!drawing) return null;
  const [lines, [cx, cy, r]] = drawing;
  return (
    <svg
      viewBox="0 0 120 104"
      width="96"
      height="83"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClassNames('flex-none @max-[17.5rem]:hidden', !isUnlocked && 'opacity-60')}
    >
      <path d={lines} stroke="var(--color-ink)" strokeWidth="3" />
      <circle
        cx={cx}
        cy={cy}
        r={r}
        fill={isUnlocked ? 'var(--color-sun)' : 'none'}
        stroke={isUnlocked ? 'none' : 'var(--color-edge)'}
        strokeWidth="2.2"
      />
    </svg>
  );
}
