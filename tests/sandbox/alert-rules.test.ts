import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prometheus-'));
  for (const name of ['prometheus.yml', ...rules])
    fs.copyFileSync(`deploy/prometheus/${name}`, path.join(folder, name));
  // The commands in monitor.md create this file.
  fs.writeFileSync(path.join(folder, 'sangha-token'), 'token');
  const { status, output } = run('check', 'config', path.join(folder, 'prometheus.yml'));
  fs.rmSync(folder, { recursive: true });
  expect(output).toContain('prometheus.yml is valid');
  for (const name of rules) expect(output).toContain(`Checking ${path.join(folder, name)}`);
  expect(status).toBe(0);
});

function run(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(promtool, args, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}
