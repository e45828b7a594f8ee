import { type RefObject, useEffect, useRef } from 'react';
import { weekLine } from './kolam';
import type { MorningMark } from './kolam';

/** Half of the line, above the bar at the bottom of phones. */
const SEEN = { threshold: 0.5, rootMargin: '0px 0px -96px' };

/** The week as one line looping each morning attended; drawn once, when it is seen, for a morning that has just been joined. */
export function WeekLine({ mornings, draw = false }: { mornings: readonly MorningMark[]; draw?: boolean }) {
  const path = useRef<SVGPathElement>(null);
  useDrawnWhenSeen(path, draw);
  const { width, height, line, lit, rested, missed, upcoming, today } = weekLine(mornings);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="block h-auto w-full overflow-visible"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {line ? (
        <path ref={path} d={line} {...(draw ? { pathLength: 1, strokeDasharray: 1, className: 'animate-draw' } : {})} />
      ) : null}
      {lit.map((dot) => (
        <circle key={dot.cx} {...dot} fill="var(--color-sun)" stroke="none" />
      ))}
      {rested.map((dot) => (
        <circle key={dot.cx} {...dot} strokeWidth="1.8" />
      ))}
      {missed.map((dot) => (
        <circle key={dot.cx} {...dot} stroke="var(--color-edge)" strokeWidth="1.8" />
      ))}
      {upcoming.map((dot) => (
        <circle key={dot.cx} {...dot} fill="var(--color-edge)" stroke="none" />
      ))}
      {today ? (
        <>
          <path d={today.loop} strokeDasharray="1 5" />
          <circle {...today.dot} strokeWidth="1.6" />
        </>
      ) : null}
    </svg>
  );
}

/** On phones the week lies below what was pressed: its drawing waits until somebody looks. */
function useDrawnWhenSeen(path: RefObject<SVGPathElement>, draw: boolean): void {
  useEffect(() => {
    const [drawing] = path.current?.getAnimations() ?? [];
    if (!draw || !path.current || !drawing) return;
    drawing.pause();
    drawing.currentTime = 0;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      drawing.play();
    }, SEEN);
    watcher.observe(path.current);
    return () => watcher.disconnect();
  }, [path, draw]);
}
