// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareBuild, prepareClient, prepareInstall } from '../sandbox/launch/prepare.mjs';
import { bold, red, seconds, step } from '../sandbox/launch/progress.mjs';
import { OXLINT, PRETTIER } from './run/gates.mjs';
import { inLanes } from './run/lanes.mjs';
import { processorTime, processorTimeSinceLast } from './run/processor-time.mjs';
import { runStep, stopSteps } from './run/step.mjs';

/** @typedef {import('./run/step.mjs').Step} Step */

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
process.env.TZ = 'Pacific/Auckland';
process.env.NODE_ENV = 'test';
// Tests must not use the servers that a developer works with.
delete process.env.DATABASE_URL;
delete process.env.REDIS_URL;

const LANES = 2;
const PARTS = ['gates', 'suites', 'browser', 'faults', 'hostile'];
const logs = path.resolve('test-results/steps');
const { values: asked } = parseArgs({ options: { deep: { type: 'boolean' }, only: { type: 'string' } } });

/** @param {string} project @param {...string} more @returns {string[]} */
const vitest = (project, ...more) => ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...more];

/** @param {...string} projects @returns {string[]} */
const playwright = (...projects) => [
  'node_modules/playwright/cli.js',
  'test',
  ...projects.flatMap((project) => ['--project', project]),
];

/**
 * Steps of a test command by group. The projects are defined in vitest.config.ts and
 * playwright.config.ts.
 * @typedef {Record<'gates' | 'suites' | 'hostile' | 'faults' | 'browser', Step[]>} Tier
 */

/**
 * Steps of `npm test`.
 * @type {Tier}
 */
const basic = {
  gates: [
    { title: 'Lint and types', args: OXLINT },
    { title: 'Format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.', ...PRETTIER] },
    { title: 'Dead code', args: ['node_modules/knip/bin/knip.js'] },
  ],
  suites: [
    { title: 'API', args: vitest('api'), suite: 'vitest' },
    { title: 'Worker, Redis', args: vitest('worker'), suite: 'vitest' },
    { title: 'Worker, PostgreSQL', args: vitest('worker-postgres'), suite: 'vitest' },
    // The unit tests are the last step, because they use all CPU cores when no other step is
    // running.
    { title: 'Unit', args: vitest('unit'), suite: 'vitest' },
  ],
  hostile: [],
  faults: [{ title: 'Faults', args: vitest('faults', '--maxWorkers=2'), suite: 'vitest' }],
  browser: [{ title: 'Browser', args: playwright('javascript', 'no-javascript'), suite: 'playwright' }],
};

/**
 * Steps of `npm run test:deep`.
 * @type {Tier}
 */
const deep = {
  gates: [],
  suites: [
    { title: 'API', args: vitest('api-deep'), suite: 'vitest' },
    { title: 'Worker, PostgreSQL', args: vitest('worker-postgres-deep'), suite: 'vitest' },
    { title: 'Simulation', args: vitest('unit-deep'), suite: 'vitest' },
  ],
  hostile: [{ title: 'Hostile', args: vitest('hostile'), suite: 'vitest' }],
  faults: [{ title: 'Faults', args: vitest('faults-deep', '--maxWorkers=2'), suite: 'vitest' }],
  browser: [{ title: 'Browser', args: playwright('javascript-deep', 'no-javascript-deep'), suite: 'playwright' }],
};

/** @param {keyof Tier} part @returns {Step[]} */
const stepsOf = (part) => (!asked.only || asked.only === part ? (asked.deep ? deep : basic)[part] : []);

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

/**
 * Runs a step at a lower priority. The fault and hostile tests, which run at the same time, have
 * time limits in seconds.
 * @param {Step} step
 */
const besideHarm = (step) => work({ ...step, yields: true });

const start = performance.now();
console.log(`\n  ${bold(asked.deep ? 'Sangha, the deep tests' : 'Sangha, the tests of each change')}\n`);
try {
  if (asked.only && !PARTS.includes(asked.only)) throw new Error(`--only takes one of ${PARTS.join(', ')}`);
  await prepare();
  const besideBuild = [...stepsOf('gates'), ...stepsOf('suites')].map(besideHarm);
  const tallies = await inLanes(LANES, [...(needsBuild() ? [buildAndHarm] : []), ...besideBuild]);
  // The browser tests run after all other steps have ended, because they need the whole machine.
  for (const step of stepsOf('browser')) tallies.push(await work(step)());
  finish(tallies);
} catch (error) {
  console.error(`\n  ${red('Stopped:')} ${error instanceof Error ? error.message : String(error)}\n`);
  finish([{ passed: 0, failed: 1 }]);
}

function needsBuild() {
  return /** @type {const} */ (['hostile', 'faults', 'browser']).some((part) => stepsOf(part).length > 0);
}

/**
 * Builds the programs if the build is out of date, and runs the fault and hostile tests with them.
 * @type {Work}
 */
async function buildAndHarm() {
  try {
    await step(
      'Build',
      () => prepareBuild({ logs }),
      (done) => (done ? processorTimeSinceLast() : 'up to date'),
    );
  } catch (error) {
    console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
    stopped = true;
    return { passed: 0, failed: 1 };
  }
  const tallies = [];
  for (const step of [...stepsOf('hostile'), ...stepsOf('faults')]) tallies.push(await work(step)());
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Installs and generates everything that several steps need. Throws if that fails. */
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
  if (asked.only === 'gates') return;
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
  const cost = [seconds(start).trim(), processorTime()].filter(Boolean).join(', ');
  console.log(`\n  ${cost}\n\n${passed} passed, ${failed} failed`);
  process.exitCode ??= failed > 0 ? 1 : 0;
}
