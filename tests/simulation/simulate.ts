import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { signsUp } from './acts/members';
import { histories } from './histories';
import { tableOf } from './reached';
import { settle } from './settle';
import { openWorld, type World } from './world/world';

/** `npm run test:long` asks for 1,000 of each rule. */
const HISTORIES = Number(process.env.HISTORIES ?? 250);

/** `npm test` looks at the same histories each time, `npm run simulate` at others. */
const SEED = process.env.SEED ?? (process.env.HISTORIES === undefined ? '2026' : undefined);

/** So many worlds at a time, because each mostly waits for its database. A seed is one world's. */
const LANES = process.env.SEED === undefined ? 3 : 1;

/** So many histories come to everything. */
const ENOUGH = 5_000;

/** Set where a fault is planted: it is enough to find it. */
const IS_PLANTED = process.env.PLANTED !== undefined;

/** Runs histories by one rule; tells the first that differs from the model, as short as can be. */
export async function simulate(rule: { isKind: boolean; creditsAtSignUp: boolean }): Promise<void> {
  const worlds: World[] = [];
  for (let lane = 0; lane < LANES; lane += 1) worlds.push(await openWorld(rule));
  test(`${HISTORIES} histories agree with the model`, { timeout: 6 * 3_600_000 }, async () => {
    const looked = { at: 0, isOver: false };
    const told = await Promise.all(
      worlds.map((world, lane) => check(world, { numRuns: Math.ceil(HISTORIES / LANES), lane }, looked)),
    );
    const failed = told.find((one) => one.failed);
    if (IS_PLANTED)
      process.stdout.write(`PLANTED ${JSON.stringify({ after: looked.at, by: failed && whatDiffers(failed) })}\n`);
    else if (failed) throw new Error(fc.defaultReportMessage(failed), { cause: failed.errorInstance });
    else expect(looked.at).toBeGreaterThanOrEqual(HISTORIES);
  });
  afterAll(() => {
    const met = new Map<string, number>();
    for (const world of worlds) for (const [what, times] of world.met) met.set(what, (met.get(what) ?? 0) + times);
    const { text, missing } = tableOf(met, rule);
    if (process.env.HISTORIES) process.stdout.write(`${text}\n`);
    if (HISTORIES >= ENOUGH && !IS_PLANTED) expect(missing).toEqual([]);
  });
}

/** The first line of what a history was failed by that says something. */
function whatDiffers({ errorInstance }: fc.RunDetails<unknown>): string {
  const [first = '', ...rest] = String(errorInstance instanceof Error ? errorInstance.message : errorInstance).split(
    '\n',
  );
  return [first, ...rest.filter((line) => /^[-+] /.test(line)).slice(0, 2)].join(' ').slice(0, 200);
}

async function check(
  world: World,
  { numRuns, lane }: { numRuns: number; lane: number },
  looked: { at: number; isOver: boolean },
) {
  const property = fc.asyncProperty(histories, async (steps) => {
    if (looked.isOver) return;
    looked.at += 1;
    const real = await world.begin();
    const { model } = real;
    for (const one of [signsUp(0, null), signsUp(1, 0)]) await one.run(model, real);
    await fc.asyncModelRun(() => ({ model, real }), steps);
    await settle(real, model);
  });
  const { SEED_PATH: path } = process.env;
  const seed = SEED === undefined ? {} : { seed: Number(SEED) + lane, ...(path === undefined ? {} : { path }) };
  const told = await fc.check(property, { numRuns, plugins: [fc.unbiased()], endOnFailure: IS_PLANTED, ...seed });
  if (told.failed) looked.isOver = true;
  return told;
}
