export interface TaskOptions {
  first?: boolean;
  /** The client whose tasks are counted together. The clients take turns. */
  client?: string;
  /** True for a task that may also wait in the reserved places, which are as many as the others. */
  isReserved?: boolean;
  /** Removes the task from the queue if it still waits when the signal is aborted. */
  signal?: AbortSignal | undefined;
}

export type ConcurrencyLimiter = <Result>(work: () => Promise<Result>, options?: TaskOptions) => Promise<Result>;

interface Options {
  /**
   * Milliseconds after which the slot of a running task is given to the next task. The task itself
   * continues.
   */
  maxSlotMs?: number;
  maxWaiting?: number;
  /**
   * Maximum number of waiting tasks of one client. While at least half of `maxWaiting` is used, it
   * is 1, so that a few clients cannot fill the queue.
   */
  maxWaitingPerClient?: number;
  createError?: () => Error;
}

/** A queue in which the clients take turns, each with its tasks in order. */
class TaskQueue {
  readonly #tasks = new Map<string, (() => void)[]>();
  length = 0;

  count(client: string): number {
    return this.#tasks.get(client)?.length ?? 0;
  }

  push(client: string, task: () => void): void {
    const tasks = this.#tasks.get(client);
    if (tasks) tasks.push(task);
    else this.#tasks.set(client, [task]);
    this.length += 1;
  }

  remove(client: string, task: () => void): void {
    const tasks = this.#tasks.get(client) ?? [];
    const left = tasks.filter((other) => other !== task);
    this.length -= tasks.length - left.length;
    if (left.length > 0) this.#tasks.set(client, left);
    else this.#tasks.delete(client);
  }

  shift(): (() => void) | undefined {
    const [next] = this.#tasks;
    if (!next) return undefined;
    const [client, tasks] = next;
    const task = tasks.shift();
    this.#tasks.delete(client);
    if (tasks.length > 0) this.#tasks.set(client, tasks);
    this.length -= 1;
    return task;
  }
}

/**
 * Returns a function that runs at most `maxRunning` tasks at the same time. Waiting tasks run in
 * order, those with `first` before all others. If `maxWaiting` tasks of the same kind are
 * waiting, throws the error of `createError`. If the signal of a task is aborted before the task
 * runs, throws the reason of the signal.
 */
export function createConcurrencyLimiter(
  maxRunning: number,
  {
    maxSlotMs = 30_000,
    maxWaiting = Infinity,
    maxWaitingPerClient = Infinity,
    createError = () => new Error('too many tasks are waiting'),
  }: Options = {},
): ConcurrencyLimiter {
  const [firstTasks, otherTasks] = [new TaskQueue(), new TaskQueue()];
  let free = maxRunning;
  const releaseSlot = () => {
    const next = firstTasks.shift() ?? otherTasks.shift();
    if (next) next();
    else free += 1;
  };
  return async (work, { first = false, client = '', isReserved = false, signal } = {}) => {
    signal?.throwIfAborted();
    const waiting = first ? firstTasks : otherTasks;
    const maxOfClient = waiting.length * 2 < maxWaiting ? maxWaitingPerClient : Math.min(maxWaitingPerClient, 1);
    const places = isReserved ? 2 * maxWaiting : maxWaiting;
    const isFull = waiting.length >= places || (client !== '' && waiting.count(client) >= maxOfClient);
    if (free === 0 && isFull) throw createError();
    if (free > 0) free -= 1;
    else await waitForSlot(waiting, client, signal);
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

function waitForSlot(waiting: TaskQueue, client: string, signal?: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const start = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.remove(client, start);
      reject(signal?.reason as Error);
    };
    waiting.push(client, start);
    signal?.addEventListener('abort', leave, { once: true });
  });
}
