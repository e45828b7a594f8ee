import { type SvgDot, type WeekDayState, buildWeekLineShape, type WeekLineShape } from './kolam';

export function WeekLine({ mornings, isOlder = false }: { mornings: readonly WeekDayState[]; isOlder?: boolean }) {
  const shape = buildWeekLineShape(mornings, { isOlder });
  const { width, height, line, today } = shape;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="block h-auto w-full overflow-visible"
      {...WEEK_LINE_STROKE_PROPS}
    >
      {line ? <path d={line} /> : null}
      <WeekDots shape={shape} />
      {today ? (
        <>
          <path d={today.loop} strokeDasharray="1 5" />
          <circle {...today.dot} strokeWidth="1.6" />
        </>
      ) : null}
    </svg>
  );
}

export const WEEK_LINE_STROKE_PROPS = {
  fill: 'none',
  stroke: 'var(--color-ink)',
  strokeWidth: '2.2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function WeekDots({
  shape: { lit, rested, excused, missed, upcoming },
}: {
  shape: Pick<WeekLineShape, 'lit' | 'rested' | 'excused' | 'missed' | 'upcoming'>;
}) {
  return (
    <>
      {lit.map((dot) => (
        <circle key={dot.cx} {...dot} fill="var(--color-sun)" stroke="none" />
      ))}
      {rested.map((dot) => (
        <circle key={dot.cx} {...dot} strokeWidth="1.8" />
      ))}
      {excused.map((dot) => (
        <path key={dot.cx} d={diamond(dot)} strokeWidth="1.8" />
      ))}
      {[...missed, ...upcoming].map((dot) => (
        <circle key={dot.cx} {...dot} fill="var(--color-edge)" stroke="none" />
      ))}
    </>
  );
}

function diamond({ cx, cy, r }: SvgDot): string {
  const reach = r * 1.2;
  return `M${cx} ${cy - reach}l${reach} ${reach} ${-reach} ${reach} ${-reach} ${-reach}z`;
}
