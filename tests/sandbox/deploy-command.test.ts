import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

// Runs the command `sangha deploy` in a temporary folder, with stand-ins for the programs of the
// system. tests/first-day runs it on a real machine.

let folder: string;
let script: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-deploy-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const name of ['bin', 'releases', 'units']) fs.mkdirSync(path.join(folder, name));
  for (const name of ['old', 'new']) {
    fs.mkdirSync(path.join(folder, 'releases', name, 'deploy'), { recursive: true });
    for (const part of ['systemd', 'backup'])
      fs.cpSync(`deploy/${part}`, path.join(folder, 'releases', name, 'deploy', part), { recursive: true });
  }
  fs.symlinkSync(path.join(folder, 'releases/old'), path.join(folder, 'current'));
  addProgram('su', `echo ${folder}/releases/new`);
  addProgram('curl', 'echo "{}"');
  addProgram(
    'systemctl',
    `case "$*" in
      list-units*worker*) echo "sangha-worker@3002.service loaded active running";;
      list-units*web*) printf "sangha-web@3000.service loaded\nsangha-web@3010.service loaded\n";;
      show*) echo "NODE_ENV=production HOST=127.0.0.1 PORT=3000";;
      *) echo "$*" >>${folder}/calls;;
    esac
    [ "$*" != "$FAILS" ]`,
  );
  script = path.join(folder, 'sangha');
  const text = fs.readFileSync('deploy/systemd/sangha', 'utf8');
  fs.writeFileSync(
    script,
    text
      .replaceAll('/opt/sangha', folder)
      .replaceAll('/etc/systemd/system', `${folder}/units`)
      .replaceAll('/usr/local/sbin/sangha', `${folder}/installed`),
  );
});

function addProgram(name: string, body: string): void {
  fs.writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
}

function run(args: string[], fails = '') {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, FAILS: fails };
  const { status, stderr } = spawnSync('sh', [script, ...args], { encoding: 'utf8', env });
  return { status, stderr, version: path.basename(fs.readlinkSync(path.join(folder, 'current'))) };
}

const listCalls = () => fs.readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');

test('sangha deploy makes a dump, migrates, and restarts one process after the other', () => {
  expect(run(['deploy', 'v1.1.0'])).toEqual({ status: 0, stderr: '', version: 'new' });
  expect(listCalls()).toEqual([
    'start sangha-backup',
    'daemon-reload',
    'start sangha-migrate',
    'restart sangha-worker@3002.service',
    'restart sangha-web@3000.service',
    'restart sangha-web@3010.service',
  ]);
  const units = ['systemd', 'backup'].flatMap((part) => fs.readdirSync(`deploy/${part}`));
  expect(fs.readdirSync(path.join(folder, 'units')).sort()).toEqual(
    units.filter((name) => /^sangha-.*\.(service|timer|path)$/.test(name)).sort(),
  );
  expect(run(['rollback'])).toMatchObject({ status: 0, version: 'old' });
});

test('after a failed dump or migration the old version stays, and no process is restarted', () => {
  for (const step of ['start sangha-backup', 'start sangha-migrate']) {
    expect(run(['deploy', 'v1.1.0'], step)).toMatchObject({ status: 1, version: 'old' });
    expect(listCalls().filter((call) => call.startsWith('restart'))).toEqual([]);
    expect(fs.existsSync(path.join(folder, 'previous'))).toBe(false);
  }
});

test('if a web process is not ready, the other ones are not restarted', () => {
  addProgram('curl', 'exit 22');
  const { status, stderr } = run(['deploy', 'v1.1.0']);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('sangha rollback') });
  expect(listCalls()).not.toContain('restart sangha-web@3010.service');
});
