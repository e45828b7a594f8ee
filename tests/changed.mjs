// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bold } from '../sandbox/launch/progress.mjs';
import { OXLINT } from './run/gates.mjs';
import { inLanes } from './run/lanes.mjs';
import { runStep, stopSteps } from './run/step.mjs';

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
process.env.NODE_ENV = 'test';

/** What differs from the last commit, new files included. */
const changed = [
  ['diff', '--name-only', '--diff-filter=d', 'HEAD'],
  ['ls-files', '--others', '--exclude-standard'],
].flatMap((args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean));
const code = changed.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && fs.existsSync(file));

/** @type {import('./run/step.mjs').Step[]} */
const steps = [
  {
    title: 'Unit',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--changed', '--passWithNoTests'],
    suite: 'vitest',
  },
  { title: 'Lint and types', args: [...OXLINT, ...code] },
  {
    title: 'Format',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...changed],
  },
];

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stopSteps);

console.log(`\n  ${bold(`Sangha, ${changed.length} changed files`)}\n`);
const asked = steps.filter(({ args }) => changed.length > 0 && (code.length > 0 || args.includes('--check')));
const tallies = await inLanes(
  2,
  asked.map((step) => () => runStep(step)),
);
process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;
