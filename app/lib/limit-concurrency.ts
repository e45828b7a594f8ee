/** Runs a piece of work when it is its turn. */
export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many pieces of work run at a time; the others wait in the order in which they came. Work that hangs keeps its place for so many
 * milliseconds and then goes on beside the others.
 */
export function limitConcurrency(places: number, patienceMs = 30_000): Limited {
  const waiting: (() => void)[] = [];
  let free = places;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let left = false;
    const leaveOnce = () => {
      if (!left) leave();
      left = true;
    };
    const patience = setTimeout(leaveOnce, patienceMs);
    try {
      return await work();
    } finally {
      clearTimeout(patience);
      leaveOnce();
    }
  };
}
