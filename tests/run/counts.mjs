// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/**
 * Result of a step. Tests in `flaky` failed once and passed at the retry; they also count as
 * passed.
 * @typedef {{ passed: number, failed: number, flaky: string[] }} Counts
 */

/**
 * Counts the tests in the JSON report of a test runner. Returns no tests if there is no report. A
 * test file that could not be loaded counts as one failed test.
 * @param {'vitest' | 'playwright'} suite
 * @param {string} report
 * @returns {Counts}
 */
export function countTests(suite, report) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 0, flaky: [] };
  const text = fs.readFileSync(report, 'utf8');
  return suite === 'playwright' ? countPlaywrightTests(JSON.parse(text)) : countVitestTests(JSON.parse(text));
}

/**
 * @typedef {{
 *   title: string, file: string, suites?: PlaywrightSuite[],
 *   specs: { title: string, tests: { projectName: string, status: string }[] }[]
 * }} PlaywrightSuite
 */

/**
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[],
 *   suites: PlaywrightSuite[]
 * }} report
 * @returns {Counts}
 */
function countPlaywrightTests({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: suites.flatMap(listFlakyPlaywrightTests),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function listFlakyPlaywrightTests({ title, file, suites = [], specs }) {
  const group = title === file ? file : `${file} › ${title}`;
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] › ${group} › ${spec.title}`),
  );
  return [...own, ...suites.flatMap(listFlakyPlaywrightTests)];
}

/**
 * Vitest keeps the errors of earlier attempts, so a test that passed at the retry has messages.
 * @param {{
 *   numPassedTests: number, numFailedTests: number,
 *   testResults: {
 *     name: string, status: string,
 *     assertionResults: { fullName: string, status: string, failureMessages: string[] }[]
 *   }[]
 * }} report
 * @returns {Counts}
 */
function countVitestTests({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${path.relative('', name)} › ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, flaky };
}
