import { useEffect, useState } from 'react';
import { advanceClass, type ClassView } from './class-view';

/**
 * Returns the classes as they are now. The countdown advances every minute, and a class opens and
 * ends on time, without a request.
 */
export function useCurrentClasses(classes: readonly ClassView[] | null): readonly ClassView[] | null {
  const [elapsed, setElapsed] = useState({ classes, seconds: 0 });
  useEffect(() => {
    if (!classes) return;
    const renderedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    function tick(rendered: readonly ClassView[]) {
      const seconds = (Date.now() - renderedAt) / 1000;
      setElapsed({ classes: rendered, seconds });
      const next = findNextChange(rendered, seconds);
      if (next !== null) timer = setTimeout(() => tick(rendered), Math.ceil((next - seconds) * 1000));
    }
    const first = findNextChange(classes, 0);
    if (first !== null) timer = setTimeout(() => tick(classes), Math.ceil(first * 1000));
    return () => clearTimeout(timer);
  }, [classes]);
  if (!classes || elapsed.classes !== classes || elapsed.seconds === 0) return classes;
  return classes.map((one) => advanceClass(one, elapsed.seconds));
}

/**
 * Returns the seconds after rendering at which a class next changes: a full minute, its opening or
 * its end.
 */
function findNextChange(classes: readonly ClassView[], seconds: number): number | null {
  const changes = classes
    .flatMap(({ secondsUntil: { open, start, end } }) => [
      open,
      end,
      start > seconds ? start - 60 * Math.ceil((start - seconds) / 60 - 1) : start,
    ])
    .filter((change) => change > seconds);
  return changes.length === 0 ? null : Math.min(...changes);
}
