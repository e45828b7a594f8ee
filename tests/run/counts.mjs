// @ts-check
import fs from 'node:fs';

/**
 * How many tests passed and failed, and which of them passed on their second try alone.
 * @typedef {{ passed: number, failed: number, unsteady: string[] }} Counts
 */

/**
 * Counts the tests of a suite from its JSON report; none where the suite did not come to write one. A test file that did not even load counts
 * as one failed test.
 * @param {'vitest' | 'playwright'} suite
 * @param {string} report
 * @returns {Counts}
 */
export function countTests(suite, report) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 0, unsteady: [] };
  const text = fs.readFileSync(report, 'utf8');
  return suite === 'playwright' ? inPlaywright(JSON.parse(text)) : inVitest(JSON.parse(text));
}

/**
 * @typedef {{ title: string, suites?: Suite[], specs: { title: string, tests: { projectName: string, status: string }[] }[] }} Suite
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[], errors: unknown[] }} report
 * @returns {Counts}
 */
function inPlaywright({ stats, suites, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    unsteady: suites.flatMap(unsteadyIn),
  };
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function unsteadyIn({ title, suites = [], specs }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${title} › ${spec.title}`),
  );
  return [...own, ...suites.flatMap(unsteadyIn)];
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
function inVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, unsteady: [] };
}
