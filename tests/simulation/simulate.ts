import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { signsUp } from './acts/members';
import { histories } from './histories';
import { settle } from './settle';
import { openWorld } from './world/world';

const HISTORIES = Number(process.env.HISTORIES ?? 250);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

/** Runs histories by one rule on a database of its own; the first that differs from the model is told, as short as it can be. */
export async function simulate(rule: { isKind: boolean; creditsAtSignUp: boolean }): Promise<void> {
  const world = await openWorld(rule);
  test(`${HISTORIES} histories agree with the model`, { timeout: 6 * 3_600_000 }, async () => {
    let done = 0;
    const property = fc.asyncProperty(histories, async (steps) => {
      const real = await world.begin();
      const { model } = real;
      for (const one of [signsUp(0, null), signsUp(1, 0)]) await one.run(model, real);
      await fc.asyncModelRun(() => ({ model, real }), steps);
      await settle(real, model);
      done += 1;
    });
    const planted = process.env.PLANTED;
    const told = await fc.check(property, {
      numRuns: HISTORIES,
      unbiased: true,
      endOnFailure: planted !== undefined,
      ...SEED,
    });
    if (planted)
      process.stdout.write(`PLANTED ${JSON.stringify({ planted, failed: told.failed, after: told.numRuns })}\n`);
    else if (told.failed) throw new Error(fc.defaultReportMessage(told), { cause: told.errorInstance });
    else expect(done).toBe(HISTORIES);
  });
  afterAll(() => {
    const table = [...world.met].sort().map(([what, times]) => `${String(times).padStart(8)}  ${what}`);
    if (process.env.HISTORIES) process.stdout.write(`${table.join('\n')}\n`);
  });
}
