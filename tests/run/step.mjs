// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dim, green, red, seconds } from '../../sandbox/launch/progress.mjs';
import { countTests, failedTests } from './counts.mjs';
import { processorTimeSinceLast } from './processor-time.mjs';

const RESULTS = 'test-results/steps';
const LINES_ON_FAILURE = 80;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * A test command that must succeed.
 * @typedef {object} Step
 * @property {string} title
 * @property {string[]} args arguments of Node
 * @property {'vitest' | 'playwright'} [suite] test runner whose report is counted; without it, a
 * failing step counts as one failure
 * @property {Record<string, string>} [env]
 * @property {boolean} [yields] whether it runs at a lower priority than concurrent steps
 */

/** @typedef {import('./counts.mjs').Counts} Tally */

/**
 * Runs a step and prints one line about it. Its output is printed only if it fails.
 * @param {Step} step
 * @returns {Promise<Tally>}
 */
export async function runStep({ title, args, suite, env, yields }) {
  const start = performance.now();
  const file = path.resolve(RESULTS, title.toLowerCase().replaceAll(/\W+/g, '-'));
  const [log, report] = [`${file}.log`, `${file}.json`];
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(report, { force: true });
  const all = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await run([...args, ...reporting(suite, report)], log, all, yields);
  const processor = processorTimeSinceLast();
  const tally = suite ? countTests(suite, report) : { passed: 0, failed: 0 };
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  const figures = [
    processor,
    suite ? `${tally.passed} passed${tally.failed ? `, ${tally.failed} failed` : ''}` : '',
  ].filter(Boolean);
  console.log(
    `  ${code === 0 ? green('✓') : red('✗')} ${title.padEnd(18)} ${dim([seconds(start), ...figures].join('  '))}`,
  );
  if (code !== 0) {
    console.log(`\n${lastLines(log)}\n\n  The whole of it: ${path.relative('', log)}\n`);
    if (suite) for (const name of failedTests(suite, report)) console.log(`  ${red('✗')} ${name}`);
  }
  return tally;
}

export function stopSteps() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * @param {Step['suite']} suite
 * @param {string} report
 */
function reporting(suite, report) {
  if (suite === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return suite === 'playwright' ? ['--reporter=list,json'] : [];
}

/**
 * @param {string[]} args
 * @param {string} log
 * @param {Record<string, string>} env
 * @param {boolean | undefined} yields
 * @returns {Promise<number>} the exit code
 */
function run(args, log, env, yields) {
  const output = fs.openSync(log, 'w');
  const child = spawn(process.execPath, args, {
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  if (yields && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  running.add(child);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => running.delete(child));
}

/** @param {string} log */
function lastLines(log) {
  return fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LINES_ON_FAILURE).join('\n');
}
