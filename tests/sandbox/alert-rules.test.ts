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

const files = fs.readdirSync('deploy/prometheus');
const tests = files.filter((name) => name.endsWith('.test.yml'));
const rules = files.filter((name) => name.endsWith('rules.yml'));

test.each(tests)('the alerts of deploy/prometheus fire when they should and only then: %s', (name) => {
  expect(run('test', 'rules', `deploy/prometheus/${name}`)).toEqual({
    status: 0,
    output: expect.stringContaining('SUCCESS'),
  });
});

test('Prometheus accepts the configuration, and it names every file of rules', () => {
  const { status, output } = run('check', 'config', 'deploy/prometheus/prometheus.yml');
  expect(output).toContain('prometheus.yml is valid');
  for (const name of rules) expect(output).toContain(`Checking deploy/prometheus/${name}`);
  expect(status).toBe(0);
});

function run(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(promtool, args, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}
