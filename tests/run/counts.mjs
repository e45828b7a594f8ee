// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Counts the tests in the JSON report of a test runner. Returns 0 for both counts if there is no
 * report. A test file that could not be loaded counts as one failed test.
 * @param {'vitest' | 'playwright'} suite
 * @param {string} report
 * @returns {Counts}
 */
export function countTests(suite, report) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 0 };
  const text = fs.readFileSync(report, 'utf8');
  return suite === 'playwright' ? inPlaywright(JSON.parse(text)) : inVitest(JSON.parse(text));
}

/**
 * @param {{ stats: { expected: number, unexpected: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
function inPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + errors.length };
}

/**
 * @param {{
 *   numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[]
 * }} report
 * @returns {Counts}
 */
function inVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/**
 * Returns the names of the failed tests, each with its file and the first line of its error
 * message.
 * @param {'vitest' | 'playwright'} suite
 * @param {string} report
 * @returns {string[]}
 */
export function failedTests(suite, report) {
  if (!fs.existsSync(report)) return [];
  const read = JSON.parse(fs.readFileSync(report, 'utf8'));
  return suite === 'playwright' ? read.suites.flatMap(failedInPlaywright) : read.testResults.flatMap(failedInVitest);
}

/**
 * @typedef {{
 *   title: string, file: string, suites?: PlaywrightSuite[],
 *   specs: { ok: boolean, title: string }[]
 * }} PlaywrightSuite
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failedInPlaywright({ title, file, suites = [], specs }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => `${file} › ${title === file ? '' : `${title} › `}${spec.title}`);
  return [...own, ...suites.flatMap(failedInPlaywright)];
}

/**
 * @param {{
 *   name: string, message: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[]
 * }} file
 * @returns {string[]}
 */
function failedInVitest({ name, message, assertionResults }) {
  const file = path.relative('', name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const of = failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`);
  return failed.length === 0 && message ? [`${file}: ${firstLine(message)}`] : of;
}

/** @param {string} [text] */
function firstLine(text = '') {
  return text.split('\n', 1)[0];
}
