// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bold } from '../sandbox/launch/progress.mjs';
import { testsBeside } from './run/beside.mjs';
import { OXLINT } from './run/gates.mjs';
import { inLanes } from './run/lanes.mjs';
import { runStep, stopSteps } from './run/step.mjs';

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
process.env.NODE_ENV = 'test';

/** Files that differ from the last commit, including new files. */
const changed = [
  ['diff', '--name-only', '--diff-filter=d', 'HEAD'],
  ['ls-files', '--others', '--exclude-standard'],
].flatMap((args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean));
const code = changed.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && fs.existsSync(file));

const tests = testsBeside(changed);

/** @type {(import('./run/step.mjs').Step & { of: string[] })[]} */
const steps = [
  { of: tests, title: 'Unit', args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'], suite: 'vitest' },
  { of: code, title: 'Lint and types', args: OXLINT },
  {
    of: changed,
    title: 'Format',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown'],
  },
];

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stopSteps);

console.log(`\n  ${bold(`Sangha, ${changed.length} changed files`)}\n`);
const tallies = await inLanes(
  2,
  steps
    .filter(({ of }) => of.length > 0)
    .map(
      ({ of, args, ...step }) =>
        () =>
          runStep({ ...step, args: [...args, ...of] }),
    ),
);
process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;
