import { weekLine } from '~/components/art/kolam';

const week = weekLine(Array.from({ length: 7 }, () => 'attended'));

/** Fourteen mornings as dots on one line; in two rows where there is no room for one. */
export function FourteenLine({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="max-w-77 lg:flex lg:max-w-130">
      <Week />
      <Week />
    </div>
  );
}

function Week() {
  return (
    <svg
      viewBox={`0 0 ${week.width} ${week.height}`}
      aria-hidden="true"
      className="block h-auto w-full overflow-visible lg:w-1/2"
      fill="none"
      stroke="var(--color-on-sun)"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={week.line} />
      {week.lit.map((dot) => (
        <circle key={dot.cx} {...dot} fill="#fffdf8" stroke="none" />
      ))}
    </svg>
  );
}
