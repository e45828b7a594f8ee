import type fc from 'fast-check';
import { expect } from 'vitest';
import { DomainError } from '~/domain/errors';
import type { Model } from '../model/world';
import type { Fault } from '../world/faults';
import type { Real } from '../world/world';

export type Act = (real: Real, model: Model, fault?: Fault) => Promise<void> | void;

/** One step of a history, whose answer has to be the model's. */
export class Step implements fc.AsyncCommand<Model, Real> {
  readonly #words: string;
  readonly #act: Act;
  readonly #fault: Fault | undefined;

  constructor(words: string, act: Act, fault?: Fault) {
    this.#words = words;
    this.#act = act;
    this.#fault = fault;
  }

  /** The same step in whose course the connection to the database breaks. */
  with(fault: Fault | undefined): Step {
    return new Step(this.#words, this.#act, fault);
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
    return statement === undefined ? this.#words : `${this.#words} [breaks ${when} statement ${statement}]`;
  }
}

export const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

export function meet(real: Real, what: string): void {
  real.met.set(what, (real.met.get(what) ?? 0) + 1);
}

type Answer<Value> = { said: string; value?: Value } | null;

/** What work is answered; null when its connection broke, so that nobody knows what came of it. */
export async function ask<Value>(real: Real, work: () => Promise<Value>, fault?: Fault): Promise<Answer<Value>> {
  real.faults.arm(fault);
  try {
    return { said: 'done', value: await work() };
  } catch (error) {
    if (error instanceof DomainError) return { said: `${error.code} ${error.message}` };
    if (!real.faults.fired) throw error;
    return null;
  } finally {
    real.faults.arm(undefined);
  }
}

interface Asked<Value> {
  what: string;
  expected: string;
  work: () => Promise<Value>;
  fault?: Fault | undefined;
  /** Whether it was done although its connection broke; unless given, the audit log tells. */
  happened?: () => Promise<boolean>;
}

/**
 * Does something whose answer must be the expected one. Who hears nothing asks again, unless it was
 * carried out. Returns what was answered, undefined for a refusal and where nobody heard it.
 */
export async function meets<Value>(real: Real, { what, expected, work, fault, happened }: Asked<Value>) {
  meet(real, `${what}: ${expected}`);
  let answer = await ask(real, work, fault);
  if (!answer) {
    meet(real, 'the connection broke');
    if (await (happened ?? (() => isAudited(real)))()) {
      meet(real, 'the connection broke after the commit');
      expect(`${what} (unheard): done`).toBe(`${what} (unheard): ${expected}`);
      return undefined;
    }
    answer = await ask(real, work);
  }
  expect(`${what}: ${answer?.said}`).toBe(`${what}: ${expected}`);
  return answer?.value;
}

/** Whether the audit log has an entry that the model does not know of yet. */
async function isAudited({ ctx, model }: Real): Promise<boolean> {
  const known = [...model.audit.values()].reduce((sum, count) => sum + count, 0);
  return (await ctx.db.auditEntry.count()) > known;
}
