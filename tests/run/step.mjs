// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dim, green, red, formatSeconds } from '../../sandbox/launch/progress.mjs';
import { countTests } from './counts.mjs';
import { readProcessorTimeSinceLast } from './processor-time.mjs';

const RESULTS = 'test-results/steps';
const LINES_ON_FAILURE = 80;

/** Matches the names of failed tests in the output of Vitest and Playwright. */
const FAILED_TEST = /^ FAIL |^ {2}\d+\) \[/;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * A test command that must succeed.
 * @typedef {object} Step
 * @property {string} title
 * @property {string[]} args arguments of Node
 * @property {'vitest' | 'playwright'} [suite] test runner whose report is counted; without it, a
 * failing step counts as one failure
 * @property {boolean} [needsWholeMachine] whether it runs after the other steps
 * @property {boolean} [isLowPriority] whether the operating system gives it less CPU time than
 * concurrent steps
 */

/**
 * Runs a step and prints one line about it. Its output is printed only if it fails.
 * @param {Step} step
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runStep({ title, args, suite, isLowPriority }) {
  const start = performance.now();
  const file = path.resolve(RESULTS, title.toLowerCase().replaceAll(/\W+/g, '-'));
  const [log, report] = [`${file}.log`, `${file}.json`];
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(report, { force: true });
  const code = await run([...args, ...getReporterArguments(suite, report)], { log, report, isLowPriority });
  const cpuTime = readProcessorTimeSinceLast();
  const counts = suite ? countTests(suite, report) : { passed: 0, failed: 0, flaky: [] };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const figures = [cpuTime, suite ? formatCounts(counts) : ''].filter(Boolean);
  console.log(
    `  ${code === 0 ? green('✓') : red('✗')} ${title.padEnd(18)} ${dim([formatSeconds(start), ...figures].join('  '))}`,
  );
  if (code !== 0) {
    const lines = fs.readFileSync(log, 'utf8').trimEnd().split('\n');
    console.log(`\n${lines.slice(-LINES_ON_FAILURE).join('\n')}\n\n  The complete log: ${path.relative('', log)}\n`);
    for (const line of lines.filter((one) => FAILED_TEST.test(one))) console.log(`  ${red('✗')} ${line.trim()}`);
  }
  return counts;
}

/**
 * Returns the counts as text, for example "12 passed, 1 failed, 2 flaky".
 * @param {import('./counts.mjs').Counts} counts
 */
function formatCounts({ passed, failed, flaky }) {
  return [`${passed} passed`, failed && `${failed} failed`, flaky.length && `${flaky.length} flaky`]
    .filter(Boolean)
    .join(', ');
}

export function stopSteps() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * @param {Step['suite']} suite
 * @param {string} report
 */
function getReporterArguments(suite, report) {
  if (suite === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return suite === 'playwright' ? ['--reporter=list,json'] : [];
}

/**
 * @param {string[]} args
 * @param {{ log: string, report: string, isLowPriority: boolean | undefined }} options
 * @returns {Promise<number>} the exit code
 */
function run(args, { log, report, isLowPriority }) {
  const output = fs.openSync(log, 'w');
  const child = spawn(process.execPath, args, {
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  if (isLowPriority && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  running.add(child);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => running.delete(child));
}
