// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareBuild, prepareClient, prepareInstall } from '../sandbox/launch/prepare.mjs';
import { bold, red, seconds, step } from '../sandbox/launch/progress.mjs';
import { OXLINT, PRETTIER } from './run/gates.mjs';
import { inLanes } from './run/lanes.mjs';
import { runStep, stopSteps } from './run/step.mjs';

/** @typedef {import('./run/step.mjs').Step} Step */

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
process.env.TZ = 'Pacific/Auckland';
process.env.NODE_ENV = 'test';
// No test may reach a server that its developer works with.
delete process.env.DATABASE_URL;
delete process.env.REDIS_URL;

const LANES = 2;
const logs = path.resolve('test-results/steps');
const { values: asked } = parseArgs({ options: { fast: { type: 'boolean' }, only: { type: 'string' } } });

/** @param {string} project @param {...string} more @returns {string[]} */
const vitest = (project, ...more) => ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...more];

/** @type {Step[]} */
const gates = [
  { title: 'Lint and types', args: OXLINT },
  { title: 'Format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.', ...PRETTIER] },
  { title: 'Dead code', args: ['node_modules/knip/bin/knip.js'] },
];

/** Last of what needs no build: it keeps both cores busy when left alone. @type {Step} */
const unit = { title: 'Unit', args: vitest('unit'), suite: 'vitest' };

/** @type {Step[]} */
const suites = [
  { title: 'API', args: vitest('api'), suite: 'vitest' },
  { title: 'Worker, PostgreSQL', args: vitest('worker'), suite: 'vitest', env: { TEST_QUEUE: 'postgres' } },
  { title: 'Worker, Redis', args: vitest('worker'), suite: 'vitest', env: { TEST_QUEUE: 'redis' } },
];

/** Two platforms that mostly wait for themselves. @type {Step} */
const faults = { title: 'Faults', args: vitest('faults', '--maxWorkers=2'), suite: 'vitest' };

/** One platform, attacked. @type {Step} */
const hostile = { title: 'Hostile', args: vitest('hostile'), suite: 'vitest' };

/** Needs the machine for itself. @type {Step} */
const browser = { title: 'Browser', args: ['node_modules/playwright/cli.js', 'test'], suite: 'playwright' };

/** What `--only` chooses from. */
const PARTS = ['gates', 'suites', 'browser', 'faults', 'hostile'];

/** @param {string} part */
const isAsked = (part) => (asked.fast ? part === 'gates' : !asked.only || asked.only === part);

let stopped = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    stopSteps();
    process.exitCode = 130;
    stopped = true;
  });
}

/** @typedef {() => Promise<import('./run/step.mjs').Tally>} Work */

/** @type {(step: Step) => Work} */
const work = (step) => async () => (stopped ? { passed: 0, failed: 1 } : runStep(step));

/** At lower priority than fault and hostile tests, with limits in seconds. @param {Step} step */
const besideHarm = (step) => work({ ...step, yields: true });

const start = performance.now();
console.log(`\n  ${bold(asked.fast ? 'Sangha, the fast gates' : 'Sangha, everything that must hold')}\n`);
try {
  if (asked.only && !PARTS.includes(asked.only)) throw new Error(`--only takes one of ${PARTS.join(', ')}`);
  await prepare();
  const tallies = await inLanes(LANES, [
    ...(['faults', 'hostile', 'browser'].some(isAsked) ? [buildAndHarm] : []),
    ...(isAsked('gates') ? gates.map(besideHarm) : []),
    ...(isAsked('suites') ? suites.map(besideHarm) : []),
    ...(isAsked('gates') ? [besideHarm(unit)] : []),
  ]);
  if (isAsked('browser')) tallies.push(await work(browser)());
  finish(tallies);
} catch (error) {
  console.error(`\n  ${red('Stopped:')} ${error instanceof Error ? error.message : String(error)}\n`);
  finish([{ passed: 0, failed: 1 }]);
}

/** What the browser needs first, and what is done to it as it is built. @type {Work} */
async function buildAndHarm() {
  try {
    await step(
      'Build',
      () => prepareBuild({ logs }),
      (done) => (done ? '' : 'up to date'),
    );
  } catch (error) {
    console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
    stopped = true;
    return { passed: 0, failed: 1 };
  }
  const tallies = [];
  for (const [part, step] of /** @type {const} */ ([
    ['hostile', hostile],
    ['faults', faults],
  ]))
    if (isAsked(part)) tallies.push(await work(step)());
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Brings what the steps share; throws where it cannot. */
async function prepare() {
  await step(
    'Packages',
    () => prepareInstall({ logs }),
    (done) => (done ? '' : 'in place'),
  );
  await step(
    'Client',
    () => prepareClient({ logs }),
    (done) => (done ? '' : 'up to date'),
  );
  if (asked.fast || asked.only === 'gates') return;
  const { findChromium, findShell } = await import('./setup/chromium.mjs');
  const { findRedisServer } = await import('./setup/redis-server.mjs');
  process.env.CHROMIUM_PATH = await step(
    'Chromium',
    async () => findChromium(),
    (file) => file,
  );
  process.env.CHROMIUM_SHELL_PATH = await step(
    'Its shell',
    async () => findShell(),
    (file) => file,
  );
  process.env.REDIS_SERVER = await step(
    'Redis',
    async () => findRedisServer(),
    (file) => file,
  );
}

/** @param {import('./run/step.mjs').Tally[]} tallies */
function finish(tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`\n  ${seconds(start).trim()}\n\n${passed} passed, ${failed} failed`);
  process.exitCode ??= failed > 0 ? 1 : 0;
}
