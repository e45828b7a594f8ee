import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/server';
import { templateSettings } from '../../sandbox/templates.mjs';
import { keys, startTestSandbox } from '../sandbox/sandbox';
import { sectionsOf } from './blocks';
import { bootDebian, type Debian, HOST_ADDRESS } from './debian';

// Follows docs/operations word for word on an empty Debian with systemd: every `sh` block of
// install.md, back-up.md and deploy.md, in their order. The test does what the documents leave to
// the operator: it replaces the values below, fills in the settings and types the password.

const SITE = 'localhost';
const ADMIN = { username: 'asha', password: 'a-terrace-in-pune-7' };
const STAYER = { name: 'Ravi Kumar', phonenumber: '9812345678', password: 'surya-namaskar-12' };
const LEAVER = { name: 'Meena Rao', phonenumber: '9812345679', password: 'chandra-namaskar-12' };
const AUTHORITY = 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';

/** What an operator replaces in the documents. */
const OWN_VALUES = [
  ['SITE=sangha.example', `SITE=${SITE}`],
  ['SOURCE=https://github.com/example/sangha.git', 'SOURCE=file:///srv/sangha.git'],
  ['VERSION=v1.1.0', 'VERSION=next'],
] as const;

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
});

/** A repository with the last commit as `main` and another version of it as `next`. */
function publishSource(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  git('clone', '--quiet', '--bare', '--depth', '1', `file://${process.cwd()}`, folder);
  const inSource = (...args: string[]) =>
    git('--git-dir', folder, '-c', 'user.name=test', '-c', 'user.email=t@t', ...args);
  const next = inSource('commit-tree', 'HEAD^{tree}', '-p', 'HEAD', '-m', 'Next version');
  inSource('branch', '--force', 'next', next);
  inSource('update-ref', 'refs/heads/main', 'HEAD');
  inSource('symbolic-ref', 'HEAD', 'refs/heads/main');
  // Git serves a repository to its owner alone, who is not in the guest yet.
  fs.writeFileSync(path.join(debian.root, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n');
}

function commandsOf(file: string, heading: string): string {
  const { commands } = sectionsOf(file).find((section) => section.heading === heading) ?? {};
  if (!commands) throw new Error(`${file} has no commands under "${heading}"`);
  return OWN_VALUES.reduce((text, [example, own]) => text.replace(example, own), commands);
}

/** What the operator does before the commands of a heading. */
const BEFORE: Record<string, () => void> = {
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
    ...templateSettings(),
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

/** For a name that no public authority signs, Caddy signs with an authority of its own. */
function trustOwnAuthority(): void {
  debian.run(`
    for attempt in $(seq 50); do [ -f /${AUTHORITY} ] && break; sleep 0.2; done
    cp /${AUTHORITY} /usr/local/share/ca-certificates/caddy.crt
    update-ca-certificates`);
}

function follow(file: string, heading: string): string {
  BEFORE[heading]?.();
  return debian.run(commandsOf(file, heading), heading === 'First admin' ? `${ADMIN.password}\n` : '');
}

interface Answer {
  status: number;
  location: string;
  text: string;
}

/** Requests a page or a call as a browser of the guest's network does. */
function ask(address: string, { form, json, jar = '' }: { form?: object; json?: object; jar?: string } = {}): Answer {
  const fields = Object.entries(form ?? {}).flatMap(([name, value]) => ['--data-urlencode', `${name}=${value}`]);
  const text = debian.inNetwork([
    ...['curl', '--silent', '--show-error', '--cacert', path.join(debian.root, AUTHORITY)],
    ...(jar ? ['--cookie', jar, '--cookie-jar', jar] : []),
    ...fields,
    ...(json ? ['--json', JSON.stringify(json)] : []),
    ...['--write-out', '\n%{http_code} %{redirect_url}', `https://${SITE}${address}`],
  ]);
  const [last = '', ...body] = text.split('\n').reverse();
  const [status, location = ''] = last.split(' ');
  return { status: Number(status), location: location.replace(`https://${SITE}`, ''), text: body.reverse().join('\n') };
}

const logIn = ({ phonenumber, password }: typeof STAYER) =>
  ask('/api/login', { json: { phonenumber, password } }).status;

const versionOn = (port: number) =>
  (JSON.parse(debian.run(`curl --silent http://127.0.0.1:${port}/readyz`)) as { version: string }).version;

test.each(sectionsOf('docs/operations/install.md').map(({ heading }) => heading))('install.md: %s', (heading) => {
  console.log(follow('docs/operations/install.md', heading).slice(-1500));
});

test('staff log in over https, and the first member registers and proves the phone by a code', async () => {
  expect(ask('/admin/login', { form: ADMIN })).toMatchObject({ status: 302, location: '/admin/dashboard' });
  for (const member of [STAYER, LEAVER])
    expect(ask('/register', { form: member })).toMatchObject({ status: 302, location: '/login' });
  const { phonenumber } = STAYER;
  expect(ask('/api/login/code', { json: { phonenumber } }).status).toBe(200);
  const codes = async () => {
    const inbox = await fetch(`${sandbox.url}/messages?to=${encodeURIComponent(`+91${phonenumber}`)}`);
    const { messages } = (await inbox.json()) as { messages: { variables: Record<string, string> }[] };
    return messages[0]?.variables['1'];
  };
  await expect.poll(codes).toMatch(/^\d{6}$/);
  expect(ask('/api/login/verify', { json: { phonenumber, otp: await codes() } }).status).toBe(200);
});
