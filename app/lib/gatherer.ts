type AskAll<Asked, Answer> = (asked: Asked[]) => Promise<Answer[]>;

interface Kind<Asked> {
  name: string;
  /** No two of one key are asked together. */
  keyOf?: (asked: Asked) => unknown;
  /** An error that asking one by one would only repeat. */
  isHopeless: (error: unknown) => boolean;
}

export interface Gatherer {
  /** What fails together is asked one by one. */
  ask<Asked, Answer>(kind: Kind<Asked>, one: Asked, askAll: AskAll<Asked, Answer>): Promise<Answer>;
}

interface Limits {
  most: number;
  waitMs: number;
  underWay: number;
}

/** What is asked while nothing of its kind is under way goes at once; the rest gathers. */
export function openGatherer(limits: Limits): Gatherer {
  const lines = new Map<string, Line>();
  return {
    ask<Asked, Answer>(kind: Kind<Asked>, one: Asked, askAll: AskAll<Asked, Answer>): Promise<Answer> {
      const line = lines.get(kind.name) ?? new Line(kind as Kind<unknown>, limits);
      lines.set(kind.name, line);
      return line.ask(one, askAll as AskAll<unknown, unknown>) as Promise<Answer>;
    },
  };
}

interface Waiting {
  asked: unknown;
  askAll: AskAll<unknown, unknown>;
  answer: (answer: unknown) => void;
  fail: (error: unknown) => void;
}

class Line {
  private waiting: Waiting[] = [];
  private underWay = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly kind: Kind<unknown>,
    private readonly limits: Limits,
  ) {}

  ask(asked: unknown, askAll: Waiting['askAll']): Promise<unknown> {
    return new Promise((answer, fail) => {
      this.waiting.push({ asked, askAll, answer, fail });
      if (this.underWay === 0 || this.waiting.length >= this.limits.most) this.send();
      else this.timer ??= setTimeout(() => this.send(), this.limits.waitMs);
    });
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.length === 0 || this.underWay >= this.limits.underWay) return;
    this.underWay += 1;
    void this.settle(this.nextTogether()).finally(() => {
      this.underWay -= 1;
      this.send();
    });
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.send(), this.limits.waitMs);
  }

  private nextTogether(): Waiting[] {
    const [together, left, keys] = [[] as Waiting[], [] as Waiting[], new Set<unknown>()];
    for (const one of this.waiting) {
      const key = this.kind.keyOf ? this.kind.keyOf(one.asked) : one;
      (together.length < this.limits.most && !keys.has(key) ? together : left).push(one);
      keys.add(key);
    }
    this.waiting = left;
    return together;
  }

  private async settle(together: Waiting[]): Promise<void> {
    const [first] = together;
    if (!first) return;
    try {
      const answers = await first.askAll(together.map(({ asked }) => asked));
      for (const [at, one] of together.entries()) one.answer(answers[at]);
    } catch (error) {
      if (this.kind.isHopeless(error)) for (const one of [...together, ...this.waiting.splice(0)]) one.fail(error);
      else if (together.length === 1) first.fail(error);
      else await Promise.all(together.map((one) => this.settle([one])));
    }
  }
}
