// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareBuild, prepareClient, prepareInstall } from '../sandbox/launch/prepare.mjs';
import { bold, red, seconds, step } from '../sandbox/launch/progress.mjs';
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
const fast = process.argv.includes('--fast');

/** @param {string} project @returns {string[]} */
const vitest = (project) => ['node_modules/vitest/vitest.mjs', 'run', '--project', project];

/** @type {Step[]} */
const gates = [
  { title: 'Types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { title: 'Lint', args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  { title: 'Unit', args: vitest('unit'), suite: 'vitest' },
  { title: 'Format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
  { title: 'Dead code', args: ['node_modules/knip/bin/knip.js'] },
];

/** @type {Step[]} */
const suites = [
  { title: 'API', args: vitest('api'), suite: 'vitest' },
  { title: 'Worker, PostgreSQL', args: vitest('worker'), suite: 'vitest', env: { TEST_QUEUE: 'postgres' } },
  { title: 'Worker, Redis', args: vitest('worker'), suite: 'vitest', env: { TEST_QUEUE: 'redis' } },
];

/** What needs the machine for itself. @type {Step[]} */
const alone = [
  // On a busy machine a click may come before a page is ready for it: such a test gets a second try, and is named.
  { title: 'Browser', args: ['node_modules/playwright/cli.js', 'test', '--retries=1'], suite: 'playwright' },
  { title: 'Faults', args: vitest('faults'), suite: 'vitest' },
];

let stopped = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    stopSteps();
    process.exitCode = 130;
    stopped = true;
  });
}

/** @param {Step[]} steps */
const works = (steps) =>
  steps.map((step) => async () => (stopped ? { passed: 0, failed: 1, unsteady: [] } : runStep(step)));

const start = performance.now();
console.log(`\n  ${bold(fast ? 'Sangha, the fast gates' : 'Sangha, everything that must hold')}\n`);
try {
  await prepare();
  const tallies = await inLanes(LANES, works([...gates, ...(fast ? [] : suites)]));
  if (!fast) tallies.push(...(await inLanes(1, works(alone))));
  finish(tallies);
} catch (error) {
  console.error(`\n  ${red('Stopped:')} ${error instanceof Error ? error.message : String(error)}\n`);
  finish([{ passed: 0, failed: 1, unsteady: [] }]);
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
  if (fast) return;
  const { findChromium } = await import('./setup/chromium.mjs');
  const { findRedisServer } = await import('./setup/redis-server.mjs');
  process.env.CHROMIUM_PATH = await step(
    'Chromium',
    async () => findChromium(),
    (file) => file,
  );
  process.env.REDIS_SERVER = await step(
    'Redis',
    async () => findRedisServer(),
    (file) => file,
  );
  await step(
    'Build',
    () => prepareBuild({ logs }),
    (done) => (done ? '' : 'up to date'),
  );
}

/** @param {import('./run/step.mjs').Tally[]} tallies */
function finish(tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`\n  ${seconds(start).trim()}\n\n${passed} passed, ${failed} failed`);
  process.exitCode ??= failed > 0 ? 1 : 0;
}
