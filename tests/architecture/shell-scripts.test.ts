import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { findExecutable } from '../setup/executable.mjs';
import { listRepositoryFiles } from '../setup/repository-files';

const shellcheck = findExecutable({
  title: 'ShellCheck',
  variable: 'SHELLCHECK',
  names: ['shellcheck'],
  debianPackage: 'shellcheck',
});

const SHELL = /^#!.*\b(?:ba|da|k)?sh\b/;
const scripts = listRepositoryFiles().filter(
  (file) => file.endsWith('.sh') || SHELL.test(fs.readFileSync(file, 'latin1').slice(0, 100)),
);

/** The optional check reports commands whose failure `set -e` does not notice. */
const OPTIONS = ['--norc', '--format=gcc', '--enable=check-extra-masked-returns'];

test('ShellCheck reports no errors in shell scripts', () => {
  expect(scripts).toEqual(expect.arrayContaining(['.ci/run', 'deploy/backup/sangha-restore', 'deploy/systemd/sangha']));
  const { status, stdout, stderr } = spawnSync(shellcheck, [...OPTIONS, ...scripts], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toBe('');
  expect(status).toBe(0);
});
