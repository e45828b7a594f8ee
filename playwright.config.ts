import { defineConfig } from 'playwright/test';
import { chromiumArguments, findShell } from './tests/setup/chromium.mjs';
import { writeToMemory } from './tests/setup/memory-folder.mjs';

writeToMemory();

const WITHOUT_SCRIPTS = ['**/without-scripts/**'];
const WITH_SCRIPTS = ['**/with-scripts/**', '**/pictures/**'];

/** Journeys that `npm test` runs without JavaScript. */
const KEY_JOURNEYS = [
  '**/getting-in.test.ts',
  '**/joining-a-class.test.ts',
  '**/one-tap.test.ts',
  '**/donations.test.ts',
  '**/without-scripts/public-site.test.ts',
];

const noJavaScript = {
  // These tests depend only on CSS, so they run with JavaScript only.
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
  timeout: 120_000,
  // Reference images are from Debian's Chromium; other systems render text slightly differently.
  ignoreSnapshots: process.platform !== 'linux',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } },
  forbidOnly: true,
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Pacific/Auckland',
    // Traces have no screenshots, which would take a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: { executablePath: findShell(), args: chromiumArguments },
  },
  // The deep projects run in `npm run test:deep`, the two others in `npm test`.
  projects: [
    { name: 'javascript', testIgnore: WITHOUT_SCRIPTS, grepInvert: /@deep/ },
    { name: 'javascript-deep', testIgnore: WITHOUT_SCRIPTS, grep: /@deep/ },
    { ...noJavaScript, name: 'no-javascript', testMatch: KEY_JOURNEYS, testIgnore: WITH_SCRIPTS },
    { ...noJavaScript, name: 'no-javascript-deep', testIgnore: [...WITH_SCRIPTS, ...KEY_JOURNEYS] },
  ],
});
