import { defineConfig } from 'playwright/test';
import { chromiumArguments, findShell } from './tests/setup/chromium.mjs';
import { writeToMemory } from './tests/setup/memory-folder.mjs';

writeToMemory();

const WITHOUT_SCRIPTS = ['**/without-scripts/**'];
const WITH_SCRIPTS = ['**/with-scripts/**', '**/pictures/**'];

/** User journeys that `npm test` also runs without JavaScript. */
const KEY_JOURNEYS = [
  '**/getting-in.test.ts',
  '**/joining-a-class.test.ts',
  '**/one-tap.test.ts',
  '**/donations.test.ts',
  '**/without-scripts/public-site.test.ts',
];

/**
 * Tests that change what other people see: classes, settings, the review queue, members. They run
 * one after the other on a platform of their own.
 */
const CHANGES = [
  '**/back-office.test.ts',
  '**/back-office-content.test.ts',
  '**/donation-review.test.ts',
  '**/help-desk.test.ts',
  '**/import.test.ts',
  '**/join-moment.test.ts',
  '**/organisers-week.test.ts',
  '**/section-order.test.ts',
];

const noJavaScript = {
  // Tests tagged `@layout` depend only on CSS, so it is sufficient to run them with JavaScript.
  grepInvert: /@layout/,
  use: { javaScriptEnabled: false },
};

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/setup/platform.ts',
  fullyParallel: true,
  workers: 3,
  // A test that passes at the retry is reported as flaky (tests/run/counts.mjs).
  retries: 1,
  timeout: 120_000,
  // The reference images were created with Debian's Chromium. Different systems render text
  // slightly differently.
  ignoreSnapshots: process.platform !== 'linux',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } },
  forbidOnly: true,
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Pacific/Auckland',
    // Traces have no screenshots, because these would take a third of the test duration.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: { executablePath: findShell(), args: chromiumArguments },
  },
  // `npm test` runs the first three projects, and `npm run test:deep` the others.
  projects: [
    { name: 'javascript', testIgnore: [...WITHOUT_SCRIPTS, ...CHANGES], grepInvert: /@deep/ },
    { ...noJavaScript, name: 'no-javascript', testMatch: KEY_JOURNEYS, testIgnore: WITH_SCRIPTS },
    { name: 'changes', testMatch: CHANGES, testIgnore: WITHOUT_SCRIPTS, grepInvert: /@deep/ },
    { name: 'javascript-deep', testIgnore: [...WITHOUT_SCRIPTS, ...CHANGES], grep: /@deep/ },
    { ...noJavaScript, name: 'no-javascript-deep', testIgnore: [...WITH_SCRIPTS, ...KEY_JOURNEYS, ...CHANGES] },
    { name: 'changes-deep', testMatch: CHANGES, testIgnore: WITHOUT_SCRIPTS, grep: /@deep/ },
    { ...noJavaScript, name: 'no-javascript-changes-deep', testMatch: CHANGES, testIgnore: WITH_SCRIPTS },
  ],
});
