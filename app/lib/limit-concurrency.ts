export type ConcurrencyLimiter = <Result>(work: () => Promise<Result>, options?: { first: boolean }) => Promise<Result>;

interface Options {
  /**
   * Milliseconds after which the slot of a running task is given to the next task. The task itself
   * continues.
   */
  maxSlotMs?: number;
  maxWaiting?: number;
  createError?: () => Error;
}

/**
 * Returns a function that runs at most `maxRunning` tasks at the same time. Waiting tasks run in
 * order, those with `first` before all others. If `maxWaiting` tasks of the same kind are
 * waiting, throws the error of `createError`.
 */
export function createConcurrencyLimiter(
  maxRunning: number,
  {
    maxSlotMs = 30_000,
    maxWaiting = Infinity,
    createError = () => new Error('too many tasks are waiting'),
  }: Options = {},
): ConcurrencyLimiter {
  const firstTasks: (() => void)[] = [];
  const otherTasks: (() => void)[] = [];
  let free = maxRunning;
  const releaseSlot = () => {
    const next = firstTasks.shift() ?? otherTasks.shift();
    if (next) next();
    else free += 1;
  };
  return async (work, { first } = { first: false }) => {
    const waiting = first ? firstTasks : otherTasks;
    if (free === 0 && waiting.length >= maxWaiting) throw createError();
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let isReleased = false;
    const releaseOnce = () => {
      if (!isReleased) releaseSlot();
      isReleased = true;
    };
    const timer = setTimeout(releaseOnce, maxSlotMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      releaseOnce();
    }
  };
}
