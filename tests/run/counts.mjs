// @ts-check
import fs from 'node:fs';

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
  return suite === 'playwright' ? countPlaywrightTests(JSON.parse(text)) : countVitestTests(JSON.parse(text));
}

/**
 * @param {{ stats: { expected: number, unexpected: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
function countPlaywrightTests({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + errors.length };
}

/**
 * @param {{
 *   numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[]
 * }} report
 * @returns {Counts}
 */
function countVitestTests({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
