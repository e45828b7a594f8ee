import type fc from 'fast-check';
import { expect } from 'vitest';
import { DomainError } from '~/domain/errors';
import type { Model } from '../model/world';
import type { Fault } from '../world/faults';
import type { Real } from '../world/world';

export type Act = (real: Real, model: Model, fault?: Fault) => Promise<void> | void;

/** A step of a simulation. Its result must match the model. */
export class Step implements fc.AsyncCommand<Model, Real> {
  readonly #title: string;
  readonly #act: Act;
  readonly #fault: Fault | undefined;

  constructor(title: string, act: Act, fault?: Fault) {
    this.#title = title;
    this.#act = act;
    this.#fault = fault;
  }

  /** Returns a copy of this step during which the database connection breaks. */
  with(fault: Fault | undefined): Step {
    return new Step(this.#title, this.#act, fault);
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    real.clock.set(new Date(model.now));
    await this.#act(real, model, this.#fault);
    expect(real.whatsapp.wrongs).toEqual([]);
  }

  toString(): string {
    const { statement, when } = this.#fault ?? {};
    return statement === undefined ? this.#title : `${this.#title} [breaks ${when} statement ${statement}]`;
  }
}

export const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

export function recordReached(real: Real, what: string): void {
  real.met.set(what, (real.met.get(what) ?? 0) + 1);
}

type Answer<Value> = { result: string; value?: Value } | null;

/** Returns the result of `work`, or null if the connection broke and the outcome is unknown. */
export async function attempt<Value>(real: Real, work: () => Promise<Value>, fault?: Fault): Promise<Answer<Value>> {
  real.faults.arm(fault);
  try {
    return { result: 'done', value: await work() };
  } catch (error) {
    if (error instanceof DomainError) return { result: `${error.code} ${error.message}` };
    if (!real.faults.fired) throw error;
    return null;
  } finally {
    real.faults.arm(undefined);
  }
}

interface Expectation<Value> {
  what: string;
  expected: string;
  work: () => Promise<Value>;
  fault?: Fault | undefined;
  /**
   * Returns true if the action took effect although the connection broke. By default this is
   * determined from the audit log.
   */
  happened?: () => Promise<boolean>;
}

/**
 * Runs an action and expects the given result. If the connection breaks before the action has taken
 * effect, the action is repeated. Returns the value, or undefined if the action was rejected or its
 * response was lost.
 */
export async function expectAgreement<Value>(
  real: Real,
  { what, expected, work, fault, happened }: Expectation<Value>,
) {
  recordReached(real, `${what}: ${expected}`);
  let answer = await attempt(real, work, fault);
  if (!answer) {
    recordReached(real, 'the connection broke');
    if (await (happened ?? (() => isAudited(real)))()) {
      recordReached(real, 'the connection broke after the commit');
      expect(`${what} (unheard): done`).toBe(`${what} (unheard): ${expected}`);
      return undefined;
    }
    answer = await attempt(real, work);
  }
  expect(`${what}: ${answer?.result}`).toBe(`${what}: ${expected}`);
  return answer?.value;
}

/** Returns true if the audit log contains an entry that is missing from the model. */
async function isAudited({ ctx, model }: Real): Promise<boolean> {
  const known = [...model.audit.values()].reduce((sum, count) => sum + count, 0);
  return (await ctx.db.auditEntry.count()) > known;
}
