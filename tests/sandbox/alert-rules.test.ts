import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { findExecutable } from '../setup/executable.mjs';

const promtool = findExecutable({
  title: 'promtool',
  variable: 'PROMTOOL',
  names: ['promtool'],
  debianPackage: 'prometheus',
});

const tests = fs.readdirSync('deploy/prometheus').filter((name) => name.endsWith('.test.yml'));

test.each(tests)('the alerts of deploy/prometheus fire when they should and only then: %s', (name) => {
  const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', `deploy/prometheus/${name}`], {
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toContain('SUCCESS');
  expect(status).toBe(0);
});
