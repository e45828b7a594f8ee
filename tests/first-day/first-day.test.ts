import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/server';
import { listTemplateSettings } from '../../sandbox/templates.mjs';
import { keys, startTestSandbox } from '../sandbox/sandbox';
import { readSections } from './blocks';
import { bootDebian, type Debian, HOST_ADDRESS } from './debian';

// Follows docs/operations literally on a minimal Debian system with systemd. Runs every `sh` block
// in install.md, monitor.md, back-up.md, new-machine.md, point-in-time.md and deploy.md. The test
// also does what the operator has to do: it replaces the values below, fills in the settings and
// types the password.

const INSTALL = 'docs/operations/install.md';
const BACK_UP = 'docs/operations/back-up.md';
const POINT_IN_TIME = 'docs/operations/point-in-time.md';
const NEW_MACHINE = 'docs/operations/new-machine.md';
const MONITOR = 'docs/operations/monitor.md';
const DEPLOY = 'docs/operations/deploy.md';
const SITE = 'localhost';
const ADMIN = { username: 'asha', password: 'a-terrace-in-pune-7' };
const STAYER = { name: 'Ravi Kumar', phonenumber: '9812345678', password: 'surya-namaskar-12' };
const LEAVER = { name: 'Meena Rao', phonenumber: '9812345679', password: 'chandra-namaskar-12' };
/** A member who logs in with a code, which removes the password of an unverified phone number. */
const CODE_USER = { name: 'Anil Joshi', phonenumber: '9812345677', password: 'tadasana-by-the-sea-12' };
const AUTHORITY = 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';

/** Pairs of a placeholder value in the documents and the value that the test uses instead. */
const PLACEHOLDER_VALUES: Replacements = [
  ['SITE=sangha.example', `SITE=${SITE}`],
  ['SOURCE=https://github.com/example/sangha.git', 'SOURCE=file:///srv/sangha.git'],
  ['deploy v1.1.0', 'deploy next'],
  // The operator enters the location of the copies before the command.
  [
    'sangha restic init',
    'sed -i "s|^RESTIC_REPOSITORY=.*|RESTIC_REPOSITORY=/var/cache/sangha/copies|" /etc/sangha/restic\nsangha restic init',
  ],
];

let debian: Debian;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox(`https://${SITE}`);
  debian = await bootDebian();
  publishSource(path.join(debian.root, 'srv/sangha.git'));
}, 600_000);

afterAll(async () => {
  await debian.stop();
  await sandbox.close();
}, 600_000);

/** Creates a repository with the last commit as `main` and a second version as `next`. */
function publishSource(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  git('clone', '--quiet', '--bare', '--depth', '1', `file://${process.cwd()}`, folder);
  const runInSource = (...args: string[]) =>
    git('--git-dir', folder, '-c', 'user.name=test', '-c', 'user.email=t@t', ...args);
  const next = runInSource('commit-tree', 'HEAD^{tree}', '-p', 'HEAD', '-m', 'Next version');
  runInSource('branch', '--force', 'next', next);
  runInSource('update-ref', 'refs/heads/main', 'HEAD');
  runInSource('symbolic-ref', 'HEAD', 'refs/heads/main');
  // Git accepts a repository only from its owner. The owner in the guest is a different user, so
  // every directory is allowed.
  fs.writeFileSync(path.join(debian.root, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n');
}

type Replacements = readonly (readonly [string, string])[];

function readCommands(file: string, heading: string, more: Replacements): string {
  const { commands } = readSections(file).find((section) => section.heading === heading) ?? {};
  if (!commands) throw new Error(`${file} has no commands under "${heading}"`);
  return [...PLACEHOLDER_VALUES, ...more].reduce((text, [example, own]) => text.replace(example, () => own), commands);
}

/** Manual steps of the operator, which are done before the commands below the given heading. */
const BEFORE: Record<string, () => unknown> = {
  'Start the services': fillInSettings,
  'Check the site': trustOwnAuthority,
};

function fillInSettings(): void {
  const address = sandbox.url.replace('127.0.0.1', HOST_ADDRESS);
  const settings = {
    TWILIO_ACCOUNT_SID: keys.twilio.accountSid,
    TWILIO_AUTH_TOKEN: keys.twilio.authToken,
    TWILIO_API_URL: address,
    TWILIO_WHATSAPP_FROM: '+14155238886',
    ...listTemplateSettings(),
    RAZORPAY_KEY_ID: keys.razorpay.keyId,
    RAZORPAY_KEY_SECRET: keys.razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.razorpay.webhookSecret,
    RAZORPAY_API_URL: address,
    UPI_ID: 'asha@bank',
  };
  const file = path.join(debian.root, 'etc/sangha/environment');
  const isFilledIn = (line: string) => Object.keys(settings).some((name) => line.startsWith(`${name}=`));
  const rest = fs.readFileSync(file, 'utf8').split('\n');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  fs.writeFileSync(file, [...rest.filter((line) => !isFilledIn(line)), ...lines, ''].join('\n'));
}

/**
 * Makes the guest trust Caddy's internal certificate authority, which signs the certificates of
 * names that no public authority can sign.
 */
function trustOwnAuthority(): Promise<string> {
  return debian.run(`
    for attempt in $(seq 50); do [ -f /${AUTHORITY} ] && break; sleep 0.2; done
    cp /${AUTHORITY} /usr/local/share/ca-certificates/caddy.crt
    update-ca-certificates`);
}

async function follow(file: string, heading: string, more: Replacements = []): Promise<string> {
  await BEFORE[heading]?.();
  return debian.run(readCommands(file, heading, more), heading === 'First admin' ? `${ADMIN.password}\n` : '');
}

interface Answer {
  status: number;
  location: string;
  text: string;
}

async function sendRequest(
  address: string,
  { form, json, jar = '' }: { form?: object; json?: object; jar?: string } = {},
): Promise<Answer> {
  const fields = Object.entries(form ?? {}).flatMap(([name, value]) => ['--data-urlencode', `${name}=${value}`]);
  const text = await debian.inNetwork([
    'curl',
    '--silent',
    '--show-error',
    '--cacert',
    path.join(debian.root, AUTHORITY),
    ...(jar ? ['--cookie', jar, '--cookie-jar', jar] : []),
    ...fields,
    ...(json ? ['--json', JSON.stringify(json)] : []),
    '--write-out',
    '\n%{http_code} %{redirect_url}',
    `https://${SITE}${address}`,
  ]);
  const [last = '', ...body] = text.split('\n').reverse();
  const [status, location = ''] = last.split(' ');
  return { status: Number(status), location: location.replace(`https://${SITE}`, ''), text: body.reverse().join('\n') };
}

const logIn = async ({ phonenumber, password }: typeof STAYER) =>
  (await sendRequest('/api/login', { json: { phonenumber, password } })).status;

const getVersion = async (port: number) =>
  (JSON.parse(await debian.run(`curl --silent http://127.0.0.1:${port}/readyz`)) as { version: string }).version;

const query = async (sql: string) =>
  (await debian.run('cd / && su postgres -c "psql -At sangha"', sql)).trim().split('\n').at(-1) ?? '';

test.each(readSections(INSTALL).map(({ heading }) => heading))('install.md: %s', async (heading) => {
  await follow(INSTALL, heading);
});

test('staff log in over https, and members register and log in with a code', async () => {
  expect(await sendRequest('/admin/login', { form: ADMIN })).toMatchObject({
    status: 302,
    location: '/admin/dashboard',
  });
  for (const member of [STAYER, LEAVER, CODE_USER])
    expect(await sendRequest('/register', { form: { ...member, consent: 'on' } })).toMatchObject({
      status: 302,
      location: '/login',
    });
  const { phonenumber } = CODE_USER;
  expect((await sendRequest('/api/login/code', { json: { phonenumber } })).status).toBe(200);
  const findNewestCode = async () => {
    const inbox = await fetch(`${sandbox.url}/messages?to=${encodeURIComponent(`+91${phonenumber}`)}`);
    const { messages } = (await inbox.json()) as { messages: { variables: Record<string, string> }[] };
    return messages[0]?.variables['1'];
  };
  await expect.poll(findNewestCode).toMatch(/^\d{6}$/);
  expect((await sendRequest('/api/login/verify', { json: { phonenumber, otp: await findNewestCode() } })).status).toBe(
    200,
  );
});

/** Returns the labels and values of a PromQL expression in the Prometheus of the guest. */
async function queryPrometheus(expression: string): Promise<{ labels: Record<string, string>; value: number }[]> {
  const url = `http://127.0.0.1:9090/api/v1/query?query=${encodeURIComponent(expression)}`;
  const { data } = JSON.parse(await debian.run(`curl -fsS '${url}'`)) as {
    data: { result: { metric: Record<string, string>; value: [number, string] }[] };
  };
  return data.result.map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }));
}

test('monitor.md: Prometheus reaches all targets and the site, and no alert fires', async () => {
  await follow(MONITOR, 'Prometheus');
  await expect.poll(() => queryPrometheus('{__name__=~"up|probe_success"} == 1').then(({ length }) => length)).toBe(7);
  expect(await queryPrometheus('up == 0 or probe_success == 0')).toEqual([]);
  expect(await debian.run('amtool --alertmanager.url=http://127.0.0.1:9093 alert')).toContain('Test');
  const firing = await queryPrometheus('ALERTS{alertstate="firing"}');
  expect(firing.map(({ labels }) => labels.alertname)).toEqual([]);
});

test('back-up.md: a dump, its drill, and a restore after which a deleted account stays deleted', async () => {
  await follow(BACK_UP, 'Nightly dump');
  await follow(BACK_UP, 'Copy to another location');
  const jar = path.join(debian.root, 'root/cookies');
  await sendRequest('/login', { form: LEAVER, jar });
  await sendRequest('/profile-edit/delete', { form: { password: LEAVER.password }, jar });
  expect(await logIn(LEAVER)).toBe(401);
  const deleted = path.join(debian.root, 'var/lib/sangha/files/deleted-accounts');
  await expect.poll(() => fs.existsSync(deleted) && fs.readdirSync(deleted)).toHaveLength(1);
  await expect
    .poll(() => debian.run('sangha restic snapshots --tag deleted-accounts'))
    .toContain('/var/lib/sangha/files/deleted-accounts');
  const counts = await follow(BACK_UP, 'Restore drill');
  expect(counts).toContain('1 accounts are deleted again');
  await follow(BACK_UP, 'Restore for real');
  expect([await logIn(STAYER), await logIn(LEAVER)]).toEqual([200, 401]);
  await expect
    .poll(async () =>
      (await queryPrometheus('sangha_backup_last_success_timestamp_seconds')).map(({ labels }) => labels.method).sort(),
    )
    .toEqual(['copy', 'dump']);
});

const isReady = async (port: number) =>
  (await debian.run(`curl --silent --max-time 2 http://127.0.0.1:${port}/readyz || true`)).includes('"ready":true');

test('processes that were killed during an outage of the database come back with it', async () => {
  await debian.run(`
    systemctl stop postgresql@17-main
    systemctl kill --signal=KILL sangha-web@3010 sangha-worker@3012
    sleep 10
    systemctl start postgresql@17-main`);
  for (const port of [3010, 3012]) await expect.poll(() => isReady(port)).toBe(true);
});

test('a process that hangs is restarted', async () => {
  await debian.run('systemctl kill --signal=STOP sangha-worker@3002');
  expect(await isReady(3002)).toBe(false);
  await expect.poll(() => isReady(3002), { interval: 2_000 }).toBe(true);
});

test('new-machine.md: an empty machine gets everything back, and a deleted account stays deleted', async () => {
  await debian.run(
    `
    systemctl disable --now sangha-web@3000 sangha-web@3010 sangha-worker@3002 sangha-worker@3012 \\
      sangha-backup.timer sangha-copy-deletions.path
    mkdir /root/secret-store
    cp /etc/sangha/* /root/secret-store
    rm -rf /var/lib/sangha /var/backups/sangha/* /etc/systemd/system/sangha-* /usr/local/sbin/sangha
    redis-cli flushall
    cd / && su postgres -c psql`,
    `
    DROP DATABASE sangha; DROP DATABASE sangha_before_restore; DROP ROLE sangha_owner; DROP ROLE sangha_app;`,
  );
  // From the secret store, with owners and modes that are wrong.
  await debian.run('rm /etc/sangha/* && cp /root/secret-store/* /etc/sangha');
  for (const { heading } of readSections(NEW_MACHINE)) await follow(NEW_MACHINE, heading);
  expect([await logIn(STAYER), await logIn(LEAVER)]).toEqual([200, 401]);
});

test('point-in-time.md: pgBackRest restores the moment before the damage', async () => {
  await follow(POINT_IN_TIME, 'Point-in-time recovery');
  await useFolderAsRepository();
  await follow(POINT_IN_TIME, 'Start archiving');
  expect(
    (await sendRequest('/register', { form: { ...LEAVER, phonenumber: '9812345680', consent: 'on' } })).status,
  ).toBe(302);
  const countMembers = () => query('SELECT count(*) FROM members');
  const count = await countMembers();
  // pgBackRest restores to a time after the second in which the base backup ended.
  const info = await debian.run(`cd / && su postgres -c 'pgbackrest --stanza=sangha --output=json info'`);
  const [{ backup }] = JSON.parse(info) as [{ backup: { timestamp: { stop: number } }[] }];
  const endOfBackup = backup.at(-1)?.timestamp.stop ?? Infinity;
  await expect.poll(() => query('SELECT floor(extract(epoch FROM now()))').then(Number)).toBeGreaterThan(endOfBackup);
  const target = await query('SELECT clock_timestamp()');
  await query("UPDATE members SET name = 'Harm'; SELECT pg_switch_wal()");
  await follow(POINT_IN_TIME, 'Restore to a point in time', [['2026-11-27 06:30:00+05:30', target]]);
  expect(await countMembers()).toBe(count);
  expect(await query("SELECT count(*) FROM members WHERE name = 'Harm'")).toBe('0');
  expect(await logIn(STAYER)).toBe(200);
});

/** Replaces the backup bucket by a folder, because there is no bucket in the test. */
async function useFolderAsRepository(): Promise<void> {
  await debian.run(`
    sed -i -e '/^repo1-s3/d' -e 's/^repo1-type=.*/repo1-type=posix/' -e 's/PASSPHRASE/abc/' /etc/pgbackrest.conf
    install -d -o postgres -g postgres /sangha`);
}

/**
 * Pause between two requests, in milliseconds. Without it, the load would use a CPU core that is
 * needed to build the new version.
 */
const PAUSE_MS = 100;

test('deploy.md: an upgrade, the rollback and an update of Node fail no request', async () => {
  const first = await getVersion(3000);
  const state = { isOn: true };
  const statuses: number[] = [];
  const load = (async () => {
    while (state.isOn) {
      statuses.push((await sendRequest('/offline.html')).status);
      await delay(PAUSE_MS);
    }
  })();
  await follow(DEPLOY, 'Upgrade');
  const next = await Promise.all([3000, 3010].map(getVersion));
  expect(next[0]).not.toBe(first);
  expect(new Set(next).size).toBe(1);
  await follow(DEPLOY, 'Roll back');
  expect(await Promise.all([3000, 3010].map(getVersion))).toEqual([first, first]);
  await follow(DEPLOY, 'Update Node');
  expect(await debian.run('readlink /proc/$(systemctl show -P MainPID sangha-web@3000)/exe')).toContain(
    '/usr/local/lib/node_modules/node-linux-',
  );
  state.isOn = false;
  await load;
  expect(statuses.length).toBeGreaterThan(50);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
