import { defineConfig } from 'playwright/test';
import { chromiumArguments, findShell } from './tests/setup/chromium.mjs';
import { writeToMemory } from './tests/setup/memory-folder.mjs';

writeToMemory();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/setup/platform.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  // Pictures are of Debian's Chromium; elsewhere letters are drawn a little differently.
  ignoreSnapshots: process.platform !== 'linux',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } },
  forbidOnly: true,
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Pacific/Auckland',
    // Without the pictures of each moment, which cost a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: { executablePath: findShell(), args: chromiumArguments },
  },
  projects: [
    { name: 'javascript', testIgnore: ['**/without-scripts/**'] },
    {
      name: 'no-javascript',
      testIgnore: ['**/with-scripts/**', '**/pictures/**'],
      // What the style sheet alone decides is the same with scripts.
      grepInvert: /@layout/,
      use: { javaScriptEnabled: false },
    },
  ],
});
