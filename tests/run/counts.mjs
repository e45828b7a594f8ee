// @ts-check
import fs from 'node:fs';

/**
 * How many tests of a suite passed and failed, from its JSON report; none where the suite did not come to write one. A test file that did not
 * even load counts as one failed test.
 * @param {'vitest' | 'playwright'} suite
 * @param {string} report
 */
export function countTests(suite, report) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 0 };
  const found = JSON.parse(fs.readFileSync(report, 'utf8'));
  if (suite === 'playwright') {
    const { expected, unexpected, flaky } = found.stats;
    return { passed: expected, failed: unexpected + flaky + found.errors.length };
  }
  const unloaded = found.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: found.numPassedTests, failed: found.numFailedTests + unloaded.length };
}
