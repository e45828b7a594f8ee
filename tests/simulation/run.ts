import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { writeMeasurements } from '../bench/measurements';
import { plantedFaults } from './planted/faults';
import { withFound } from './planted/found';

// `npm run simulate`: 10,000 histories, half of them by each rule. With `--planted`: how many
// histories it takes to find each planted fault, written into docs/measurements.md as it goes,
// beside what is there of the others; `--only` names some.

const { values } = parseArgs({
  options: { planted: { type: 'boolean' }, histories: { type: 'string' }, only: { type: 'string' } },
});
const RULES = ['kind', 'plain'];

function vitest(rules: readonly string[], env: Record<string, string>): Promise<{ code: number | null; out: string }> {
  const files = rules.map((rule) => `tests/simulation/${rule}.test.ts`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...files];
  const quiet = env.PLANTED !== undefined;
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (out += text.toString()));
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, out })));
}

/** Shares of the histories to look for a fault in: a few by each rule first, as most come soon. */
const ROUNDS = [0.05, 0.45].flatMap((share) => RULES.map((rule) => ({ rule, share })));

/** After how many histories a fault is found, and by what; null when it is not. */
async function findPlanted(name: string, histories: number): Promise<{ after: number; by: string } | null> {
  let looked = 0;
  for (const { rule, share } of ROUNDS) {
    const { out } = await vitest([rule], { PLANTED: name, HISTORIES: String(Math.ceil(histories * share)) });
    const told = /PLANTED (\{.*\})/.exec(out)?.[1];
    if (!told) {
      console.error(`The simulation itself broke with '${name}' planted:\n${out}`);
      return null;
    }
    const { after, by } = JSON.parse(told) as { after: number; by?: string };
    looked += after;
    if (by !== undefined) return { after: looked, by };
  }
  return null;
}

async function findAll(histories: number): Promise<boolean> {
  const names = plantedFaults.map(({ name }) => name).filter((name) => !values.only || name.includes(values.only));
  let found = 0;
  for (const name of names) {
    const one = await findPlanted(name, histories);
    if (one) found += 1;
    await writeMeasurements('planted', (before) => withFound(before, { name, after: one?.after, histories }));
    console.log(one ? `${String(one.after).padStart(9)}  ${name}: ${one.by}` : `not found  ${name}`);
  }
  console.log(`${found} of ${names.length} planted faults found within ${histories} histories`);
  return found >= names.length * 0.95;
}

const histories = Number(values.histories ?? (values.planted ? 2_000 : 10_000));
const isWell = values.planted
  ? await findAll(histories)
  : (await vitest(RULES, { HISTORIES: String(histories / RULES.length) })).code === 0;
process.exitCode = isWell ? 0 : 1;
