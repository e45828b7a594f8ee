import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createSignUpStep } from './steps/members';
import { histories } from './histories';
import { formatTable } from './reached';
import { settle } from './settle';
import { openWorld, type World } from './world/world';

/**
 * Number of simulations. `npm run simulate` and `npm run test:long` set it to run more of them,
 * with a random seed. Otherwise a test runs a fixed number with a fixed seed.
 */
const HISTORIES = process.env.HISTORIES === undefined ? undefined : Number(process.env.HISTORIES);

/** Seed of a failed simulation, to replay it in a single world. */
const SEED = process.env.SEED === undefined ? undefined : Number(process.env.SEED);

/**
 * Number of worlds that run concurrently. There are several because each mostly waits for its
 * database.
 */
const WORLDS = SEED === undefined ? 3 : 1;

/** Number of simulations from which every result and state must have been reached. */
const MIN_HISTORIES_FOR_COVERAGE = 5_000;

interface Rule {
  isKind: boolean;
  creditsAtSignUp: boolean;
}

interface Extent {
  histories: number;
  seed: number;
}

/**
 * Runs simulations under one rule. Reports the first one that differs from the model, reduced to as
 * few steps as possible.
 */
export async function simulate(rule: Rule, extent: Extent): Promise<void> {
  const worlds: World[] = [];
  for (let lane = 0; lane < WORLDS; lane += 1) worlds.push(await openWorld(rule));
  const count = HISTORIES ?? extent.histories;
  const seed = SEED ?? (HISTORIES === undefined ? extent.seed : undefined);
  test(`${count} histories agree with the model`, { timeout: 6 * 3_600_000 }, async () => {
    const looked = { at: 0, isOver: false };
    const numRuns = Math.ceil(count / WORLDS);
    const reports = await Promise.all(
      worlds.map((world, lane) =>
        check(world, { numRuns, seed: seed === undefined ? undefined : seed + lane }, looked),
      ),
    );
    const failed = reports.find((one) => one.failed);
    if (failed) throw new Error(fc.defaultReportMessage(failed), { cause: failed.errorInstance });
    expect(looked.at).toBeGreaterThanOrEqual(count);
  });
  afterAll(() => {
    const met = new Map<string, number>();
    for (const world of worlds) for (const [what, times] of world.met) met.set(what, (met.get(what) ?? 0) + times);
    const { text, missing } = formatTable(met, rule);
    if (HISTORIES !== undefined) process.stdout.write(`${text}\n`);
    if (count >= MIN_HISTORIES_FOR_COVERAGE) expect(missing).toEqual([]);
  });
}

async function check(
  world: World,
  { numRuns, seed }: { numRuns: number; seed: number | undefined },
  looked: { at: number; isOver: boolean },
) {
  const property = fc.asyncProperty(histories, async (steps) => {
    if (looked.isOver) return;
    looked.at += 1;
    const real = await world.begin();
    const { model } = real;
    for (const one of [createSignUpStep(0, null), createSignUpStep(1, 0)]) await one.run(model, real);
    await fc.asyncModelRun(() => ({ model, real }), steps);
    await settle(real, model);
  });
  const { SEED_PATH: path } = process.env;
  const start = seed === undefined ? {} : { seed, ...(path === undefined ? {} : { path }) };
  const report = await fc.check(property, { numRuns, plugins: [fc.unbiased()], ...start });
  if (report.failed) looked.isOver = true;
  return report;
}
