import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { plantedFaults } from './planted/faults';

// `npm run simulate`: 10,000 histories, half of them by each rule. With `--planted`: how many histories it takes to find each planted fault.

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

/** After how many histories a fault is found; null when it is not. */
async function findPlanted(name: string, histories: number): Promise<number | null> {
  let looked = 0;
  for (const rule of RULES) {
    const { out } = await vitest([rule], { PLANTED: name, HISTORIES: String(histories / RULES.length) });
    const told = /PLANTED (\{.*\})/.exec(out)?.[1];
    if (!told) return /applies \d+ times/.test(out) ? null : looked + 1;
    const { failed, after } = JSON.parse(told) as { failed: boolean; after: number };
    looked += after;
    if (failed) return looked;
  }
  return null;
}

async function findAll(histories: number): Promise<boolean> {
  const names = plantedFaults.map(({ name }) => name).filter((name) => !values.only || name.includes(values.only));
  const waiting = [...names];
  let found = 0;
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const after = await findPlanted(name, histories);
      if (after !== null) found += 1;
      console.log(`${after === null ? 'not found' : String(after).padStart(9)}  ${name}`);
    }
  };
  await Promise.all([lane(), lane()]);
  console.log(`${found} of ${names.length} planted faults found within ${histories} histories`);
  return found >= names.length * 0.95;
}

const histories = Number(values.histories ?? (values.planted ? 2_000 : 10_000));
const isWell = values.planted
  ? await findAll(histories)
  : (await vitest(RULES, { HISTORIES: String(histories / RULES.length) })).code === 0;
process.exitCode = isWell ? 0 : 1;
