export type ConcurrencyLimiter = <Result>(work: () => Promise<Result>, turn?: { first: boolean }) => Promise<Result>;

interface Waiting {
  /**
   * Milliseconds after which the slot of a running task is given to the next task. The task itself
   * continues.
   */
  patienceMs?: number;
  most?: number;
  refusal?: () => Error;
}

export function createConcurrencyLimiter(
  places: number,
  { patienceMs = 30_000, most = Infinity, refusal = () => new Error('too many wait') }: Waiting = {},
): ConcurrencyLimiter {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let free = places;
  const leave = () => {
    const next = urgent.shift() ?? others.shift();
    if (next) next();
    else free += 1;
  };
  return async (work, { first } = { first: false }) => {
    const waiting = first ? urgent : others;
    if (free === 0 && waiting.length >= most) throw refusal();
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
