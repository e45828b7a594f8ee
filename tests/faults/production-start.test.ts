import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createArgon2Hasher } from '~/adapters/password-hash.server';
import { DEMO_STAFF_ACCOUNTS } from '~/domain/admins/policy';
import { addDays, getMonday } from '~/lib/calendar';
import { freePorts } from '../../sandbox/launch/ports.mjs';
import type { Platform } from '../../sandbox/launch/platform.mjs';
import { picture } from '../factories/picture';
import { type OwnRedis, prepareRedis } from '../setup/own-redis';
import { preparePlatform } from '../setup/platform.mjs';
import { createRoles } from '../setup/roles';
import { makeCertificate, startTlsProxy } from './tls-proxy';

// Runs the steps in docs/operations/install.md on this machine, with the sandbox as both providers.

const ADMIN = { username: 'asha', password: 'a-terrace-in-pune-7' };
const MEMBER = { name: 'Ravi Kumar', phonenumber: '9812345678', password: 'surya-namaskar-12' };
const OWN_ADDRESSES = {
  UPI_ID: 'asha@bank',
  WHATSAPP_GROUP_URL: 'https://chat.whatsapp.com/ours',
  TELEGRAM_CHAT_URL: 'https://t.me/ours',
  CONTACT_PHONE: '+91 20 2612 0000',
  CONTACT_ADDRESS: '7 Terrace Lane, Pune 411004, India',
  DATA_PROTECTION_CONTACT: 'Asha Rao, data@sangha.example',
  GRIEVANCE_OFFICER: 'Ravi Nair, 7 Terrace Lane, Pune 411004',
  SOCIAL_PAGES: 'https://www.youtube.com/@ours',
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-first-day-'));
const people = { admin: '', staff: '', member: '', token: '' };
let site = '';
let platform: Platform;
let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
let redis: OwnRedis;
let remove: () => Promise<void>;

beforeAll(async () => {
  const files = makeCertificate(folder);
  const [port = 0] = await freePorts(1);
  site = `https://localhost:${port}`;
  redis = await prepareRedis();
  await redis.start();
  const env = {
    DEMO_MODE: '0',
    REDIS_URL: redis.url,
    UNDO_SECONDS: '0',
    PUBLIC_URL: site,
    SESSION_SECRET: 'forty-two-bytes-that-nobody-could-ever-guess',
    LONG_TERM_SECRET: 'forty-four-bytes-that-nobody-could-ever-guess',
    NODE_EXTRA_CA_CERTS: files.certificate,
  };
  ({ platform, remove } = await preparePlatform({ env, settings: { fsync: 'off' } }));
  proxy = await startTlsProxy(port, platform.addressOf('web'), files);
  await platform.startDatabase();
  platform.start('sandbox');
  await platform.untilReady('sandbox');
});

// The TLS certificate is self-signed, so Node's verification is switched off.
beforeEach(() => void vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0'));

afterAll(async () => {
  await proxy.close();
  await remove();
  await redis.remove();
  fs.rmSync(folder, { recursive: true });
});

interface Sent {
  form?: Record<string, string>;
  json?: object;
  multipart?: FormData;
  cookie?: string;
  token?: string;
}

async function ask(method: string, address: string, { form, json, multipart, cookie, token }: Sent = {}) {
  const answer = await fetch(site + address, {
    method,
    redirect: 'manual',
    headers: {
      ...(json && { 'Content-Type': 'application/json' }),
      ...(cookie && { Cookie: cookie }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: (json && JSON.stringify(json)) ?? multipart ?? (form && new URLSearchParams(form)) ?? null,
  });
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.includes('json');
  return { status: answer.status, headers: answer.headers, text, body: (isJson ? JSON.parse(text) : {}) as Answered };
}

interface Answered {
  token?: string;
  order?: { id: string };
  donation_info?: { id: number };
  classes?: { title: string }[];
}

interface SentMessage {
  template: string;
  variables: Record<string, string>;
  status: string;
}

async function messagesTo(phonenumber: string): Promise<SentMessage[]> {
  const inbox = `${platform.addressOf('sandbox')}/messages?to=${encodeURIComponent(`+91${phonenumber}`)}`;
  return ((await (await fetch(inbox)).json()) as { messages: SentMessage[] }).messages;
}

const cookieIn = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`__Host-${name}=`))
    ?.split(';')[0] ?? '';

const logOf = (part: string) => fs.readFileSync(path.join(platform.dataDir, 'logs', `${part}.log`), 'utf8');

async function startBoth(): Promise<void> {
  for (const part of ['web', 'worker'] as const) {
    platform.start(part);
    await platform.untilReady(part);
  }
}

test('without its environment a process says each setting that is missing, and ends', () => {
  const { status, stderr } = spawnSync(process.execPath, ['build/web.js', 'build/server/index.js'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of ['DATABASE_URL', 'TWILIO_ACCOUNT_SID', 'TWILIO_TEMPLATE_OTP', 'RAZORPAY_KEY_ID'])
    expect(stderr).toContain(`${name} is not set`);
});

test('an empty database gets its two roles and its schema', async () => {
  Object.assign(platform.env, await createRoles(platform.env.DATABASE_URL ?? ''));
  await platform.runToEnd('migrate');
});

test('web and worker start, answer over https, and say in their logs what is not set up yet', async () => {
  await startBoth();
  const home = await ask('GET', '/');
  expect(home.status).toBe(200);
  expect(home.headers.get('Strict-Transport-Security')).toMatch(/max-age=\d+/);
  for (const part of ['web', 'worker']) {
    await expect.poll(() => logOf(part)).toContain('not set up yet');
    const line =
      logOf(part)
        .split('\n')
        .find((one) => one.includes('not set up yet')) ?? '{}';
    const settings = Object.keys(OWN_ADDRESSES);
    expect(JSON.parse(line)).toMatchObject({ missing: { admin: true, classes: true, faqs: true, settings } });
  }
});

test('the first admin is made at the command line, logs in and sees what is left to do', async () => {
  execFileSync(process.execPath, ['build/admin-create.js', ADMIN.username, 'Asha Rao', 'asha@sangha.example'], {
    env: { ...process.env, ...platform.env },
    input: `${ADMIN.password}\n`,
  });
  const login = await ask('POST', '/admin/login', { form: ADMIN });
  people.admin = cookieIn(login.headers, 'sangha_admin');
  expect([login.status, login.headers.get('Location')]).toEqual([302, '/admin/dashboard']);
  const { text } = await ask('GET', '/admin/dashboard', { cookie: people.admin });
  for (const task of ['Set up', 'Add the first class', 'Add questions and answers', ...Object.keys(OWN_ADDRESSES)])
    expect(text).toContain(task);
});

test('content, a class and the community’s own addresses leave nothing to do', async () => {
  const { body } = await ask('POST', '/api/admin/login', { json: ADMIN });
  people.staff = body.token ?? '';
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const times = { class_date: today, start_time: '00:00', end_time: '23:59' };
  const words = { title: 'First morning', description: 'A gentle start.', instructor: 'Vasudha' };
  const live_link = 'https://meet.google.com/abc-defg-hij';
  const hero = { title: 'Our first morning', button_text: 'Join', member_count: '1 +', is_active: 1 };
  const faq = { question: 'Is it free?', answer: 'Yes.', category: 'Other' };
  for (const [method, address, json] of [
    ['POST', '/api/admin/classes', { ...words, ...times, live_link }],
    ['POST', '/api/admin/faqs', faq],
    ['PUT', '/api/admin/hero-sections/1', hero],
  ] as const)
    expect(await ask(method, address, { json, token: people.staff })).toMatchObject({ body: { success: true } });
  const challenge = { title: 'Fourteen mornings', starts_on: getMonday(addDays(today, 7)), days: '14' };
  expect(await ask('POST', '/admin/challenges/new', { form: challenge, cookie: people.admin })).toMatchObject({
    status: 302,
  });

  Object.assign(platform.env, OWN_ADDRESSES);
  for (const part of ['web', 'worker'] as const) {
    const program = platform.programs.get(part);
    platform.programs.delete(part);
    await program?.stop();
  }
  await startBoth();
  const { text } = await ask('GET', '/admin/dashboard', { cookie: people.admin });
  expect(text).toContain('Analytics');
  expect(text).not.toContain('id="set-up"');
  expect((await ask('GET', '/')).text).toContain('Our first morning');
});

test('a member registers, logs in and joins the class', async () => {
  expect((await ask('POST', '/register', { form: { ...MEMBER, consent: 'on' } })).headers.get('Location')).toBe(
    '/login',
  );
  const login = await ask('POST', '/login', { form: MEMBER });
  people.member = cookieIn(login.headers, 'sangha_member');
  expect(login.headers.get('Location')).toBe('/dashboard');
  const dashboard = await ask('GET', '/dashboard', { cookie: people.member });
  expect(dashboard.text).toContain('First morning');
  const [, classId = ''] = /name="class_id" value="(\d+)"/.exec(dashboard.text) ?? [];
  const [, attendance_date = ''] = /name="attendance_date" value="([\d-]+)"/.exec(dashboard.text) ?? [];
  const form = { class_id: classId, attendance_date };
  expect((await ask('POST', '/dashboard', { cookie: people.member, form })).status).toBe(302);
  const joined = await ask('GET', `/join/${classId}`, { cookie: people.member });
  expect(joined.headers.get('Location')).toBe('https://meet.google.com/abc-defg-hij');
});

test('a code from WhatsApp logs the member in and proves the phone', async () => {
  const { phonenumber } = MEMBER;
  expect((await ask('POST', '/api/login/code', { json: { phonenumber } })).status).toBe(200);
  const code = async () => (await messagesTo(phonenumber)).find(({ template }) => template === 'otp')?.variables['1'];
  await expect.poll(code).toMatch(/^\d{6}$/);
  const { status, body } = await ask('POST', '/api/login/verify', { json: { phonenumber, otp: await code() } });
  expect(status).toBe(200);
  people.token = body.token ?? '';
});

test('a donation by QR code is approved, one online is paid, and the donor is told of both', async () => {
  const multipart = new FormData();
  multipart.set('amount', '501');
  multipart.set('screenshot', new Blob([Uint8Array.from(await picture())]), 'upi.png');
  const given = await ask('POST', '/api/user/donations/qr', { multipart, token: people.token });
  const id = given.body.donation_info?.id;
  expect((await ask('PUT', `/api/admin/donations/${id}/approve`, { token: people.staff })).status).toBe(200);

  const order = await ask('POST', '/api/user/donations/razorpay', { json: { amount: 101 }, token: people.token });
  const paid = await fetch(`${platform.addressOf('sandbox')}/pay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order_id: order.body.order?.id, outcome: 'success' }),
  });
  const json = (await paid.json()) as object;
  expect((await ask('POST', '/api/user/donations/razorpay/verify', { json, token: people.token })).status).toBe(200);

  const told = async () =>
    (await messagesTo(MEMBER.phonenumber))
      .filter(({ template }) => template !== 'otp')
      .map(({ template, variables, status }) => `${template} ${variables['2']} ${status}`)
      .sort();
  await expect.poll(told).toEqual(['donation_approved ₹101 delivered', 'donation_approved ₹501 delivered']);
});

test('where a published password of the demo opens an account, web and worker end with its name, each for good', async () => {
  const { username, password } = DEMO_STAFF_ACCOUNTS.admin;
  const client = new pg.Client({ connectionString: platform.env.DATABASE_OWNER_URL });
  await client.connect();
  const hash = await createArgon2Hasher().hash(password);
  await client.query('UPDATE admins SET username = $1, password_hash = $2 WHERE username = $3', [
    username,
    hash,
    ADMIN.username,
  ]);
  await client.end();
  const [port = 0, workerPort = 0] = await freePorts(2);
  const env = { ...process.env, ...platform.env, PORT: `${port}`, WORKER_PORT: `${workerPort}`, WEB_CONCURRENCY: '2' };
  for (const args of [['build/web.js', 'build/server/index.js'], ['build/worker.js']]) {
    const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    onTestFinished(() => void started.kill('SIGKILL'));
    let said = '';
    started.stderr.on('data', (part: Buffer) => (said += part.toString()));
    await expect
      .poll(async () => {
        // A web process connects to its database with the first request, so one is sent here.
        await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
        return started.exitCode;
      })
      .toBeGreaterThan(0);
    expect(said).toContain(`with passwords that everybody knows: ${username}.`);
  }
});
