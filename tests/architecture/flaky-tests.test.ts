import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runStep } from '../run/step.mjs';

// The folder is inside the repository, so that its tests can import the test runners.
const folder = path.resolve('test-results/flaky-fixture');
const FIXTURE = `
  let attempts = 0;
  test('passes at the first attempt', () => {});
  test('passes at the retry', () => {
    attempts += 1;
    if (ATTEMPT === 1) throw new Error('first attempt');
  });
  test('fails twice', () => {
    throw new Error('each attempt');
  });`;

beforeAll(() => {
  fs.mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  write('vitest.config.mjs', 'export default {};');
  write('vitest.test.mjs', `import { test } from 'vitest';${FIXTURE.replace('ATTEMPT', 'attempts')}`);
  write(
    'playwright.config.mjs',
    "export default { testMatch: '*.browser.mjs', retries: 1, outputDir: 'output', projects: [{ name: 'javascript' }] };",
  );
  // Playwright starts a new process for the retry.
  write(
    'playwright.browser.mjs',
    `import { test } from 'playwright/test';${FIXTURE.replace('ATTEMPT', 'test.info().retry + 1')}`,
  );
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a test that passes only at the retry is flaky, and a test that fails twice fails', async () => {
  // The output of the fixtures would look like failures of this run.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const vitest = await runStep({
    title: 'Flaky fixture of Vitest',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--root', folder, '--retry=1'],
    suite: 'vitest',
  });
  expect(vitest).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['test-results/flaky-fixture/vitest.test.mjs › passes at the retry'],
  });

  const playwright = await runStep({
    title: 'Flaky fixture of Playwright',
    args: ['node_modules/playwright/cli.js', 'test', '--config', path.join(folder, 'playwright.config.mjs')],
    suite: 'playwright',
  });
  expect(playwright).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['[javascript] › playwright.browser.mjs › passes at the retry'],
  });
});
