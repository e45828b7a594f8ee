import { formatPoints, roundCoordinate, type SvgDot } from './kolam';

/**
 * Shapes in a 64 × 64 box. `ring` is the circle around the centre of the highest rank, and null for
 * all lower ranks.
 */
export interface RankBadgeShape {
  line: string;
  dots: SvgDot[];
  ring: SvgDot | null;
}

const MIDDLE = 32;
const RIM = 28.6;
const ringRadius = (loops: number) => (loops < 5 ? 7.5 : loops < 7 ? 11.5 : loops < 9 ? 14.5 : 16.5);
const loopRadii: Record<number, number> = { 3: 8.2, 4: 7.6, 5: 6.6, 6: 6, 7: 5.4, 8: 4.9, 9: 4.5, 10: 4.1 };

const firstBadges: readonly RankBadgeShape[] = [
  { line: 'M12 43H52', dots: [{ cx: 32, cy: 29, r: 6 }], ring: null },
  {
    line: 'M8 47C28 47 43.5 43 43.5 28A11.5 11.5 0 1 0 20.5 28C20.5 43 36 47 56 47',
    dots: [{ cx: 32, cy: 28, r: 5 }],
    ring: null,
  },
  {
    line: 'M32 32C38 22 45 20 50 24A9.8 9.8 0 0 1 50 40C45 44 38 42 32 32 26 22 19 20 14 24A9.8 9.8 0 0 0 14 40C19 44 26 42 32 32Z',
    dots: [
      { cx: 46, cy: 32, r: 4.6 },
      { cx: 18, cy: 32, r: 4.6 },
    ],
    ring: null,
  },
];

const drawnBadges = [...firstBadges];

/** Builds a badge: a ring with one loop per earned title, from 0 to 10. */
export function buildRankBadgeShape(titlesEarned: number): RankBadgeShape {
  const loops = Math.max(0, Math.min(10, Math.trunc(titlesEarned)));
  return (drawnBadges[loops] ??= drawBadge(loops));
}

function drawBadge(loops: number): RankBadgeShape {
  const radius = loopRadii[loops] ?? 4.1;
  const { line, dots } = buildLoopRingShape({ middle: MIDDLE, loops, inner: ringRadius(loops), outer: RIM, radius });
  if (loops >= 5) dots.push({ cx: MIDDLE, cy: MIDDLE, r: loops >= 9 ? 7.5 : loops >= 7 ? 6 : 3 });
  return { line, dots, ring: loops === 10 ? { cx: MIDDLE, cy: MIDDLE, r: 11.5 } : null };
}

/** Builds a ring of loops around a centre, drawn as one line, with a dot in each loop. */
export function buildLoopRingShape({
  middle,
  loops,
  inner,
  outer,
  radius,
}: {
  /** Coordinate of the centre, used for both x and y. */
  middle: number;
  loops: number;
  inner: number;
  outer: number;
  /** Radius of each loop. */
  radius: number;
}): { line: string; dots: SvgDot[] } {
  const distance = outer - radius;
  const half = Math.PI / loops;
  const tangent = inner * Math.tan(half) * 0.9;
  const pull = (distance - inner) * 0.62;
  const polar = (far: number, angle: number) =>
    [middle + far * Math.cos(angle), middle + far * Math.sin(angle)] as const;
  const dots: SvgDot[] = [];
  let line = '';
  for (let index = 0; index < loops; index += 1) {
    const angle = -Math.PI / 2 + index * 2 * half;
    const [sx, sy] = polar(inner, angle - half);
    const [ex, ey] = polar(inner, angle + half);
    const [dx, dy] = polar(distance, angle);
    const [outX, outY] = [Math.cos(angle), Math.sin(angle)];
    const [rightX, rightY] = [dx - outY * radius, dy + outX * radius];
    const [leftX, leftY] = [dx + outY * radius, dy - outX * radius];
    const [startX, startY] = [-Math.sin(angle - half) * tangent, Math.cos(angle - half) * tangent];
    const [endX, endY] = [-Math.sin(angle + half) * tangent, Math.cos(angle + half) * tangent];
    if (index === 0) line += `M${formatPoints(sx, sy)}`;
    line +=
      `C${formatPoints(sx + startX, sy + startY, rightX - outX * pull, rightY - outY * pull, rightX, rightY)}` +
      `A${radius} ${radius} 0 1 0 ${formatPoints(leftX, leftY)}` +
      `C${formatPoints(leftX - outX * pull, leftY - outY * pull, ex - endX, ey - endY, ex, ey)}`;
    dots.push({ cx: roundCoordinate(dx), cy: roundCoordinate(dy), r: roundCoordinate(radius * 0.46) });
  }
  return { line: `${line}Z`, dots };
}
