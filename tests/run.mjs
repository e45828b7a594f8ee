// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareBuild, prepareClient, prepareInstall } from '../sandbox/launch/prepare.mjs';
import { bold, red, formatSeconds, step } from '../sandbox/launch/progress.mjs';
import { OXLINT, PRETTIER, PRISMA_FORMAT } from './run/gates.mjs';
import { readProcessorTime, readProcessorTimeSinceLast } from './run/processor-time.mjs';
import { runStep, stopSteps } from './run/step.mjs';
import { runConcurrently } from './setup/concurrency.mjs';

/** @typedef {import('./run/step.mjs').Step} Step */
/** @typedef {import('./run/counts.mjs').Counts} Counts */

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
process.env.TZ = 'Pacific/Auckland';
process.env.NODE_ENV = 'test';
// Tests must not use the servers that a developer works with.
delete process.env.DATABASE_URL;
delete process.env.REDIS_URL;

/** Number of steps that run at the same time. */
const CONCURRENCY = 2;
const PARTS = /** @type {const} */ (['gates', 'suites', 'hostile', 'faults', 'browser']);
const logs = path.resolve('test-results/steps');
const { values: options } = parseArgs({ options: { deep: { type: 'boolean' }, only: { type: 'string' } } });

/** @param {string} title @param {string} project @param {...string} more @returns {Step} */
const vitest = (title, project, ...more) => ({
  title,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...more],
  suite: 'vitest',
});

/** @param {string} title @param {string[]} projects @param {...string} more @returns {Step} */
const playwright = (title, projects, ...more) => ({
  title,
  args: ['node_modules/playwright/cli.js', 'test', ...projects.flatMap((project) => ['--project', project]), ...more],
  suite: 'playwright',
  needsWholeMachine: true,
});

/**
 * Steps of `npm test` by part. The projects are defined in vitest.config.ts and
 * playwright.config.ts.
 * @type {Record<typeof PARTS[number], Step[]>}
 */
const basic = {
  gates: [
    { title: 'Lint and types', args: OXLINT },
    { title: 'Format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.', ...PRETTIER] },
    { title: 'Schema format', args: PRISMA_FORMAT },
    { title: 'Dead code', args: ['node_modules/knip/bin/knip.js'] },
  ],
  suites: [
    vitest('API', 'api'),
    vitest('Worker, Redis', 'worker'),
    vitest('Worker, PostgreSQL', 'worker-postgres'),
    // The unit tests are the last step, because they use all CPU cores when no other step is
    // running.
    vitest('Unit', 'unit'),
  ],
  hostile: [],
  faults: [vitest('Faults', 'faults', '--maxWorkers=2')],
  browser: [
    playwright('Browser', ['javascript', 'no-javascript']),
    playwright('Browser, changes', ['changes'], '--workers=1'),
  ],
};

/**
 * Steps of `npm run test:deep`.
 * @type {typeof basic}
 */
const deep = {
  gates: [],
  suites: [
    vitest('API', 'api-deep'),
    vitest('Worker, PostgreSQL', 'worker-postgres-deep'),
    // With a low priority, these would get hardly any CPU time while the fault tests are running.
    { ...vitest('Simulation', 'unit-deep'), needsWholeMachine: true },
  ],
  hostile: [vitest('Hostile', 'hostile')],
  faults: [vitest('Faults', 'faults-deep', '--maxWorkers=2')],
  browser: [
    playwright('Browser', ['javascript-deep', 'no-javascript-deep']),
    playwright('Browser, changes', ['changes-deep', 'no-javascript-changes-deep'], '--workers=1'),
  ],
};

/**
 * Returns the steps of the given parts that were selected on the command line.
 * @param {...typeof PARTS[number]} parts
 */
const listSteps = (...parts) =>
  parts.filter((part) => !options.only || options.only === part).flatMap((part) => (options.deep ? deep : basic)[part]);

let stopped = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    stopSteps();
    process.exitCode = 130;
    stopped = true;
  });
}

const start = performance.now();
console.log(`\n  ${bold(options.deep ? 'Sangha, deep tests' : 'Sangha, tests for each change')}\n`);
try {
  if (options.only && !PARTS.some((part) => part === options.only))
    throw new Error(`--only takes one of ${PARTS.join(', ')}`);
  await prepare();
  const needsBuild = listSteps('hostile', 'faults', 'browser').length > 0;
  // The fault and hostile tests have time limits in seconds, so the steps that run at the same time
  // have a lower priority.
  const gates = listSteps('gates').map((one) => () => runGate({ ...one, isLowPriority: true }));
  const suites = listSteps('suites')
    .filter(({ needsWholeMachine }) => !needsWholeMachine)
    .map((one) => () => runUnlessStopped({ ...one, isLowPriority: true }));
  const counts = await runConcurrently(
    [...(needsBuild ? [buildAndRunFaults] : []), ...gates, ...suites],
    CONCURRENCY,
    (run) => run(),
  );
  // The other steps have ended now.
  const last = listSteps('suites', 'browser').filter(({ needsWholeMachine }) => needsWholeMachine);
  for (const one of last) counts.push(await runUnlessStopped(one));
  finish(addUp(counts));
} catch (error) {
  console.error(`\n  ${red('Stopped:')} ${error instanceof Error ? error.message : String(error)}\n`);
  finish({ passed: 0, failed: 1, flaky: [] });
}

/**
 * Runs a step. After Ctrl-C or a failed build, counts it as one failure instead.
 * @param {Step} one
 * @returns {Promise<Counts>}
 */
async function runUnlessStopped(one) {
  return stopped ? { passed: 0, failed: 1, flaky: [] } : runStep(one);
}

/**
 * Runs a gate. If it fails, ends the other steps and the run with exit code 2.
 * @param {Step} gate
 * @returns {Promise<Counts>}
 */
async function runGate(gate) {
  const counts = await runUnlessStopped(gate);
  if (counts.failed > 0 && !stopped) {
    stopped = true;
    process.exitCode = 2;
    stopSteps();
  }
  return counts;
}

/**
 * Builds the programs if the build is out of date, and runs the fault and hostile tests with them.
 * @returns {Promise<Counts>}
 */
async function buildAndRunFaults() {
  try {
    await step(
      'Build',
      () => prepareBuild({ logs }),
      (done) => (done ? readProcessorTimeSinceLast() : 'up to date'),
    );
  } catch (error) {
    console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
    stopped = true;
    return { passed: 0, failed: 1, flaky: [] };
  }
  const counts = [];
  for (const one of listSteps('hostile', 'faults')) counts.push(await runUnlessStopped(one));
  return addUp(counts);
}

/** Installs and generates everything that several steps need. Throws if that fails. */
async function prepare() {
  const note = (/** @type {boolean} */ done) => (done ? '' : 'up to date');
  await step('Packages', () => prepareInstall({ logs }), note);
  await step('Client', () => prepareClient({ logs }), note);
  if (options.only === 'gates') return;
  const { findChromium, findShell } = await import('./setup/chromium.mjs');
  const { findRedisServer } = await import('./setup/executable.mjs');
  const programs = /** @type {const} */ ([
    ['Chromium', 'CHROMIUM_PATH', findChromium],
    ['Headless shell', 'CHROMIUM_SHELL_PATH', findShell],
    ['Redis', 'REDIS_SERVER', findRedisServer],
  ]);
  for (const [title, variable, find] of programs) {
    process.env[variable] = await step(
      title,
      async () => find(),
      (file) => file,
    );
  }
}

/** @param {Counts} counts */
function finish({ passed, failed, flaky }) {
  const cost = [formatSeconds(start).trim(), readProcessorTime()].filter(Boolean).join(', ');
  writeFlakyTests(flaky);
  console.log(`\n  ${cost}\n\n  flaky: ${flaky.length}`);
  for (const name of flaky) console.log(`  ${name}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode ??= failed > 0 ? 1 : 0;
}

/**
 * Writes the tests that passed only at the retry to test-results/flaky.json, by test command.
 * @param {string[]} flaky
 */
function writeFlakyTests(flaky) {
  const file = 'test-results/flaky.json';
  const others = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const all = { ...others, [options.deep ? 'npm run test:deep' : 'npm test']: flaky };
  fs.writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
}

/**
 * @param {Counts[]} counts
 * @returns {Counts}
 */
function addUp(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    flaky: counts.flatMap(({ flaky }) => flaky),
  };
}
