interface Limits {
  maxGroupSize: number;
  /** Maximum time in milliseconds that an item waits while other groups are in flight. */
  maxWaitMs: number;
  maxInFlight: number;
  /** True for errors, such as a database outage, with which retrying each item would fail too. */
  isFatal: (error: unknown) => boolean;
}

interface Queued<Mark, Outcome> {
  mark: Mark;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Inserts concurrent attendances as a group, with a single commit. If no group is in flight, an
 * attendance is sent immediately. Two attendances of the same member never share a group, because
 * the second must see the result of the first. If a group fails, its attendances are retried one by
 * one.
 */
export class GroupCommit<Mark extends { memberId: number }, Outcome> {
  readonly #insert: (marks: Mark[]) => Promise<Outcome[]>;
  readonly #limits: Limits;
  #queue: Queued<Mark, Outcome>[] = [];
  #inFlight = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(insert: (marks: Mark[]) => Promise<Outcome[]>, limits: Limits) {
    this.#insert = insert;
    this.#limits = limits;
  }

  add(mark: Mark): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ mark, resolve, reject });
      if (this.#inFlight === 0 || this.#queue.length >= this.#limits.maxGroupSize) this.#send();
      else this.#timer ??= setTimeout(() => this.#send(), this.#limits.maxWaitMs);
    });
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#queue.length === 0 || this.#inFlight >= this.#limits.maxInFlight) return;
    this.#inFlight += 1;
    void this.#settle(this.#takeGroup()).finally(() => {
      this.#inFlight -= 1;
      this.#send();
    });
    if (this.#queue.length > 0) this.#timer = setTimeout(() => this.#send(), this.#limits.maxWaitMs);
  }

  /** Removes the next group from the queue. The order of each member's attendances is preserved. */
  #takeGroup(): Queued<Mark, Outcome>[] {
    const group: Queued<Mark, Outcome>[] = [];
    const rest: Queued<Mark, Outcome>[] = [];
    const members = new Set<number>();
    for (const queued of this.#queue) {
      const { memberId } = queued.mark;
      (group.length < this.#limits.maxGroupSize && !members.has(memberId) ? group : rest).push(queued);
      members.add(memberId);
    }
    this.#queue = rest;
    return group;
  }

  async #settle(group: Queued<Mark, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#insert(group.map(({ mark }) => mark));
      for (const [at, { resolve }] of group.entries()) resolve(outcomes[at] as Outcome);
    } catch (error) {
      if (this.#limits.isFatal(error)) for (const { reject } of [...group, ...this.#queue.splice(0)]) reject(error);
      else if (group.length === 1) group[0]?.reject(error);
      else await Promise.all(group.map((queued) => this.#settle([queued])));
    }
  }
}
