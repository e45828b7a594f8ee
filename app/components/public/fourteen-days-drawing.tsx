import { buildWeekLineShape } from '~/components/art/kolam';

const attended = (mornings: number) => buildWeekLineShape(Array.from({ length: mornings }, () => 'attended'));

const [week, fortnight] = [attended(7), attended(14)];

/** Drawing of fourteen days as dots on a line, in two rows on narrow screens. */
export function FourteenDaysDrawing({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="max-w-77 lg:max-w-130">
      <Line shape={week} className="lg:hidden" />
      <Line shape={week} className="lg:hidden" />
      <Line shape={fortnight} className="hidden lg:block" />
    </div>
  );
}

function Line({ shape, className }: { shape: typeof week; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      aria-hidden="true"
      className={`h-auto w-full overflow-visible ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape.line} />
      {shape.lit.map((dot) => (
        <circle key={dot.cx} {...dot} fill="#fffdf8" stroke="none" />
      ))}
    </svg>
  );
}
