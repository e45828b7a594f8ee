/** Runs a piece of work when it is its turn; what goes first waits for others like it alone. */
export type Limited = <Result>(work: () => Promise<Result>, turn?: { first: boolean }) => Promise<Result>;

interface Waiting {
  /** Work that hangs keeps its place for so many milliseconds and then goes on beside the others. */
  patienceMs?: number;
  /** How many may wait, of those that go first and of the others; the next one gets `refusal`. No end unless said. */
  most?: number;
  refusal?: () => Error;
}

/** Lets so many pieces of work run at a time; the others wait in the order in which they came. */
export function limitConcurrency(
  places: number,
  { patienceMs = 30_000, most = Infinity, refusal = () => new Error('too many wait') }: Waiting = {},
): Limited {
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
