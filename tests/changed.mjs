// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bold } from '../sandbox/launch/progress.mjs';
import { listNearestTests } from './run/nearest-tests.mjs';
import { OXLINT, PRISMA_FORMAT } from './run/gates.mjs';
import { runConcurrently } from './setup/concurrency.mjs';
import { runStep, stopSteps } from './run/step.mjs';

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
process.env.NODE_ENV = 'test';

/** Files that differ from the last commit, including new files. */
const changed = [
  ['diff', '--name-only', '--diff-filter=d', 'HEAD'],
  ['ls-files', '--others', '--exclude-standard'],
].flatMap((args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean));
const code = changed.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && fs.existsSync(file));

/** Files that the operators' documents depend on, as in .github/workflows/first-day.yml. */
const FIRST_DAY = /^(?:deploy|docs\/operations|app\/db|tests\/first-day)\/|^prisma\/[\w-]+\.ts$|^esbuild\.config\.mjs$/;

const tests = listNearestTests(changed);

/** @type {(import('./run/step.mjs').Step & { files: string[] })[]} */
const steps = [
  {
    files: tests,
    title: 'Unit',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'],
    suite: 'vitest',
  },
  { files: code, title: 'Lint and types', args: OXLINT },
  { files: changed.filter((file) => file.endsWith('.prisma')), title: 'Schema format', args: PRISMA_FORMAT },
  {
    files: changed,
    title: 'Format',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown'],
  },
];

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stopSteps);

console.log(`\n  ${bold(`Sangha, ${changed.length} changed files`)}\n`);
const counts = await runConcurrently(
  steps.filter(({ files }) => files.length > 0),
  2,
  ({ files, args, ...step }) => runStep({ ...step, args: [...args, ...files] }),
);
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
if (changed.some((file) => FIRST_DAY.test(file)))
  console.log('\n  Also run npm run test:first-day as root: files of the operators have changed.\n');
