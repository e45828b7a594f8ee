import { LOGO_SVG_PATH_DATA } from '~/components/art/logo';
import { joinClassNames } from './class-names';

/** The logo as an animation, shown next to a text about the progress. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="20"
      height="20"
      aria-hidden="true"
      className={joinClassNames('flex-none', className)}
    >
      <path
        d={LOGO_SVG_PATH_DATA}
        pathLength="1"
        strokeDasharray="1"
        className="animate-draw"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
