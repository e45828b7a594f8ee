import { joinClassNames } from '~/components/ui/class-names';

/** The poses: downward dog, child, cobra, the group, easy seat, twist, warrior and tree. */
export type AsanaPose = 'adho' | 'bala' | 'bhujanga' | 'sangha' | 'sukhasana' | 'twist' | 'vira' | 'vriksha';

type Disc = readonly [cx: number, cy: number, r: number];

interface Figure {
  lines: readonly string[];
  /** Lines in front of the body, which hide the lines behind them. */
  front?: readonly string[];
  heads: readonly Disc[];
}

const figures: Record<AsanaPose, Figure> = {
  adho: { lines: ['M4 138H40L104 50 156 138H196'], heads: [[82, 114, 13]] },
  bala: {
    lines: ['M4 138H148C174 138 174 98 144 98 120 98 106 112 96 134', 'M150 138H196'],
    heads: [[78, 118, 12]],
  },
  bhujanga: {
    lines: ['M4 138H116C140 138 140 122 136 108 132 92 132 80 140 72M137 90 152 138H196'],
    heads: [[153, 52, 13]],
  },
  sangha: {
    lines: ['M10 138C22 114 20 86 44 86S66 114 78 138M122 138C134 114 132 86 156 86S178 114 190 138', 'M4 138H196'],
    front: ['M50 138C66 112 66 68 100 68S134 112 150 138'],
    heads: [
      [100, 43, 13],
      [44, 64, 11],
      [156, 64, 11],
    ],
  },
  sukhasana: {
    lines: [
      'M4 138H48C28 138 26 113 50 113 74 113 122 138 152 138H196M48 138C78 138 126 113 150 113 174 113 172 138 152 138',
      'M60 100C68 88 72 78 74 66 76 53 87 49 100 49S124 53 126 66C128 78 132 88 140 100',
    ],
    heads: [[100, 24, 14]],
  },
  twist: {
    lines: [
      'M4 138H48C28 138 26 113 50 113 74 113 122 138 152 138H196M48 138C78 138 126 113 150 113 174 113 172 138 152 138',
      'M84 112 78 66C78 54 88 50 101 50S124 54 124 66L118 112M78 66C84 84 108 92 142 108M124 64C140 76 156 96 176 134',
    ],
    heads: [[106, 24, 14]],
  },
  vira: {
    lines: ['M4 138H14L84 100C100 98 120 98 134 102 139 103 140 106 140 110V138H196M84 100V57M22 57H160'],
    heads: [[84, 31, 13]],
  },
  vriksha: {
    lines: [
      'M4 138H196M100 138V66M100 84 136 104 100 116',
      'M100 66C82 58 74 44 78 32L100 4 122 32C126 44 118 58 100 66',
    ],
    heads: [[100, 40, 11]],
  },
};

/**
 * Draws a pose with a single line on the ground. `width` is in pixels, and the ground line may
 * extend to the edges of the screen.
 */
export function AsanaDrawing({
  pose,
  width = 128,
  runsOn,
  className,
}: {
  pose: AsanaPose;
  width?: number;
  runsOn?: 'right' | 'both';
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 200 150"
      width={width}
      height={width * 0.75}
      aria-hidden="true"
      className={joinClassNames('block', runsOn !== undefined && 'overflow-visible', className)}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Lines pose={pose} runsOn={runsOn} />
    </svg>
  );
}

function Lines({ pose, runsOn }: { pose: AsanaPose; runsOn: 'right' | 'both' | undefined }) {
  const { lines, front = [], heads } = figures[pose];
  return (
    <>
      {runsOn ? <path d={runsOn === 'both' ? 'M-4000 138H4000' : 'M4 138H4000'} /> : null}
      {lines.map((d) => (
        <path key={d} d={d} />
      ))}
      {front.map((d) => (
        <path key={d} d={d} fill="var(--color-wall)" />
      ))}
      {heads.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} fill="var(--color-sun)" stroke="none" />
      ))}
    </>
  );
}
