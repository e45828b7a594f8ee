// @ts-check
import fs from 'node:fs';

/**
 * How many tests passed and failed.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * Counts the tests of a suite from its JSON report; none where the suite did not come to write one. A test file that did not even load counts
 * as one failed test.
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
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
function inVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
