import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

// Runs the commands `sangha deploy` and `sangha doctor` in a temporary folder, with stand-ins for
// the programs of the system. tests/first-day runs `sangha deploy` on a real machine.

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
      list-units*sangha-w\\**) printf "sangha-web@3000.service loaded\\nsangha-worker@3002.service loaded\\n";;
      list-units*worker*) echo "sangha-worker@3002.service loaded active running";;
      list-units*web*) printf "sangha-web@3000.service loaded\nsangha-web@3010.service loaded\n";;
      show*worker*) echo "NODE_ENV=production WORKER_HOST=127.0.0.1 WORKER_PORT=3002";;
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
      .replaceAll('/usr/local/sbin/sangha', `${folder}/installed`)
      .replaceAll('/etc/sangha', `${folder}/settings`)
      .replaceAll('/var/', `${folder}/var/`),
  );
});

function addProgram(name: string, body: string): void {
  fs.writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
}

function run(args: string[], fails = '') {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, FAILS: fails };
  const { status, stdout, stderr } = spawnSync('sh', [script, ...args], { encoding: 'utf8', env });
  return { status, stdout, stderr, version: path.basename(fs.readlinkSync(path.join(folder, 'current'))) };
}

const listCalls = () => fs.readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');

test('sangha deploy makes a dump, migrates, and restarts one process after the other', () => {
  expect(run(['deploy', 'v1.1.0'])).toMatchObject({ status: 0, stderr: '', version: 'new' });
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
    units.filter((name) => /^sangha-.*\.(service|timer|path|slice)$/.test(name)).sort(),
  );
  expect(run(['rollback'])).toMatchObject({ status: 0, version: 'old' });
});

test.each(['feature/x', '--upload-pack=x'])('the version %s is refused, because it cannot name a folder', (version) => {
  expect(run(['deploy', version])).toMatchObject({ status: 64, version: 'old' });
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

/** Adds what `sangha doctor` looks at, all in order. */
function addHealthyMachine(): void {
  const write = (file: string, text = '') => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  write('settings/environment', 'PUBLIC_URL=https://sangha.test\nREDIS_URL=redis://127.0.0.1\nMETRICS_TOKEN=s3cret\n');
  write('settings/restic');
  write('var/backups/sangha/sangha-20261129.dump');
  write('var/lib/prometheus/node-exporter/sangha_backup_copy.prom');
  const release = path.join(folder, 'releases/old/deploy');
  for (const part of ['systemd', 'backup'])
    for (const name of fs.readdirSync(path.join(release, part)).filter((one) => /^sangha-.*\./.test(one)))
      fs.copyFileSync(path.join(release, part, name), path.join(folder, 'units', name));
  addProgram('stat', 'case "$3" in *owner|*restic) echo "600 root root";; *) echo "640 root sangha";; esac');
  addProgram('node', 'echo v24.9.1');
  addProgram('df', 'echo "Use%"; echo " 40%"');
  addProgram('timedatectl', 'echo yes');
  addProgram('redis-cli', 'case "$3" in appendonly) echo yes;; *) echo noeviction;; esac');
  addProgram('openssl', 'exit 0');
  addProgram('curl', 'case "$*" in *http_code*) echo 404;; *metrics*) grep -qx "Authorization: Bearer s3cret";; esac');
}

test('sangha doctor accepts a healthy machine, and its report contains no secret', () => {
  addHealthyMachine();
  const { status, stdout } = run(['doctor']);
  expect(stdout.split('\n').filter((line) => line && !line.startsWith('ok '))).toEqual([]);
  expect(status).toBe(0);
  expect(stdout).not.toContain('s3cret');
});

test('sangha doctor reports each fault and fails', () => {
  addHealthyMachine();
  addProgram('stat', 'echo "644 root root"');
  addProgram('node', 'echo v20.19.2');
  addProgram('df', 'echo "Use%"; echo " 91%"');
  addProgram('timedatectl', 'echo no');
  addProgram('redis-cli', 'echo no');
  addProgram('openssl', 'exit 1');
  addProgram('curl', 'case "$*" in *http_code*) echo 200;; *3000*|*healthz) exit 22;; esac');
  fs.utimesSync(path.join(folder, 'var/backups/sangha/sangha-20261129.dump'), 0, 0);
  fs.rmSync(path.join(folder, 'var/lib/prometheus'), { recursive: true });
  fs.appendFileSync(path.join(folder, 'units/sangha-web@.service'), 'MemoryMax=1G\n');
  const { status, stdout } = run(['doctor'], 'is-active sangha-backup.timer');
  expect(status).toBe(1);
  expect(Array.from(stdout.matchAll(/^FAIL {2}(.+?): /gm), ([, name]) => name)).toEqual([
    'version of Node',
    'mode of environment',
    'mode of owner',
    'mode of restic',
    'sangha-web@3000.service is ready',
    'metrics of sangha-web@3000.service',
    'append-only file of Redis',
    'eviction of Redis',
    'disk of the database',
    'disk of the files',
    'clock',
    'site https://sangha.test',
    'certificate, valid for 14 days',
    'metrics are not public',
    'timer of backups',
    'dump',
    'copy of dumps',
    'units as shipped',
  ]);
});

test('sangha figures prints memory, processor time and the routes that took the most time', () => {
  addHealthyMachine();
  addProgram('systemd-run', 'echo "database: 42 MB"');
  addProgram(
    'systemctl',
    `case "$*" in
      list-units*web*) echo "sangha-web@3000.service";;
      list-units*) echo "sangha-worker@3002.service";;
      show*Memory*web*) printf "CPUUsageNSec=4200000000\nMemoryCurrent=210000000\n";;
      show*Memory*worker*) printf "CPUUsageNSec=1000000000\nMemoryCurrent=150000000\n";;
      show*Memory*) printf "CPUUsageNSec=[not set]\nMemoryCurrent=[not set]\n";;
      show*) echo "HOST=127.0.0.1 PORT=3000";;
    esac`,
  );
  const series = (kind: string, route: string, value: number) =>
    `http_request_duration_seconds_${kind}{method="GET",route="${route}",status="200"} ${value}`;
  const metrics = [
    series('sum', '/dashboard', 3),
    series('count', '/dashboard', 100),
    series('sum', '/login', 0.5),
    series('count', '/login', 10),
  ].join('\n');
  addProgram('curl', `cat >/dev/null; echo '${metrics}'`);
  const { status, stdout } = run(['figures']);
  expect(stdout.split('\n')).toEqual([
    'database: 42 MB',
    'sangha-web@3000.service: 210 MB, 4 s of processor time',
    'sangha-worker@3002.service: 150 MB, 1 s of processor time',
    '3.0 s: /dashboard, 100 requests, 30 ms each',
    '0.5 s: /login, 10 requests, 50 ms each',
    '',
  ]);
  expect(status).toBe(0);
});

test('sangha figures prints the routes of the other web processes if one does not answer', () => {
  addHealthyMachine();
  addProgram('systemd-run', 'echo "database: 42 MB"');
  addProgram(
    'systemctl',
    `case "$*" in
      list-units*web*) printf "sangha-web@3000.service\\nsangha-web@3010.service\\n";;
      show*Environment*3000*) echo "HOST=127.0.0.1 PORT=3000";;
      show*Environment*) echo "HOST=127.0.0.1 PORT=3010";;
    esac`,
  );
  const series = (kind: string) => `http_request_duration_seconds_${kind}{route="/login"} 2`;
  addProgram('curl', `case "$*" in *3000*) exit 7;; *) echo '${series('sum')}'; echo '${series('count')}';; esac`);
  expect(run(['figures']).stdout).toContain('2.0 s: /login, 2 requests, 1000 ms each\n');
});

test('the journal contains no argument of a command, such as a phone', () => {
  addProgram('systemd-run', 'printf "%s\\n" "$@"');
  const { status, stdout } = run(['member', '9812345678']);
  expect({ status, last: stdout.trimEnd().split('\n').at(-1) }).toEqual({ status: 0, last: '9812345678' });
  // Without a description, systemd uses the command and its arguments.
  expect(stdout).toMatch(/^--description=[A-Z][a-z, ]+$/m);
});
