import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { chromium } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createArgon2Hasher } from '~/adapters/password-hash.server';
import { DEMO_STAFF_ACCOUNTS } from '~/domain/admins/policy';
import { addDays, getMonday } from '~/lib/calendar';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import type { Platform } from '../../sandbox/launch/platform.mjs';
import { createPicture } from '../factories/picture';
import { findForeignWords, listBrandPages, NEEDS_A_STEP } from '../setup/brand-pages';
import { chromiumArguments, findShell } from '../setup/chromium.mjs';
import { type OwnRedis, prepareRedis } from '../setup/own-redis';
import { preparePlatform } from '../setup/platform.mjs';
import { createRoles } from '../setup/roles';
import { makeCertificate, startTlsProxy } from './tls-proxy';

// Runs the steps in docs/operations/install.md on this machine, with the sandbox as both providers.

const ADMIN = { username: 'asha', password: 'a-terrace-in-pune-7' };
const MEMBER = { name: 'Ravi Kumar', phonenumber: '9812345678', password: 'surya-namaskar-12' };
const OWN_ADDRESSES = { UPI_ID: 'asha@bank' };

/** Names of the organisation by language. Each page must contain one of them. */
const OWN_NAMES = { en: 'Prabhat Yoga', hi: 'प्रभात योग', mr: 'प्रभात योगसाधना' };
const OWN_NAME = OWN_NAMES.en;

/** The member whom the organiser imports on the first weekend. */
const IMPORTED = { name: 'Kamala Devi', phonenumber: '9823456701' };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-first-day-'));
const people = { admin: '', staff: '', member: '', token: '' };
let site = '';
let platform: Platform;
let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
let redis: OwnRedis;
let remove: () => Promise<void>;

beforeAll(async () => {
  const files = makeCertificate(folder);
  const [port = 0] = await findFreePorts(1);
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
  proxy = await startTlsProxy(port, platform.getUrl('web'), files);
  await platform.startDatabase();
  platform.start('sandbox');
  await platform.waitUntilReady('sandbox');
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

async function sendRequest(method: string, address: string, { form, json, multipart, cookie, token }: Sent = {}) {
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

async function fetchMessages(phonenumber: string): Promise<SentMessage[]> {
  const inbox = `${platform.getUrl('sandbox')}/messages?to=${encodeURIComponent(`+91${phonenumber}`)}`;
  return ((await (await fetch(inbox)).json()) as { messages: SentMessage[] }).messages;
}

const readCookie = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`__Host-${name}=`))
    ?.split(';')[0] ?? '';

const readLog = (part: string) => fs.readFileSync(path.join(platform.dataDir, 'logs', `${part}.log`), 'utf8');

async function startBoth(): Promise<void> {
  for (const part of ['web', 'worker'] as const) {
    platform.start(part);
    await platform.waitUntilReady(part);
  }
}

test('without its environment a process lists each missing setting and exits', () => {
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

test('web and worker start, respond over https, and log what is not set up yet', async () => {
  await startBoth();
  const home = await sendRequest('GET', '/');
  expect(home.status).toBe(200);
  expect(home.headers.get('Strict-Transport-Security')).toMatch(/max-age=\d+/);
  for (const part of ['web', 'worker']) {
    await expect.poll(() => readLog(part)).toContain('not set up yet');
    const line =
      readLog(part)
        .split('\n')
        .find((one) => one.includes('not set up yet')) ?? '{}';
    const settings = Object.keys(OWN_ADDRESSES);
    expect(JSON.parse(line)).toMatchObject({
      missing: { admin: true, brand: true, classes: true, faqs: true, settings },
    });
  }
});

test('the first admin is created on the command line, logs in and is led through the first steps', async () => {
  execFileSync(process.execPath, ['build/admin-create.js', ADMIN.username, 'Asha Rao', 'asha@sangha.example'], {
    env: { ...process.env, ...platform.env },
    input: `${ADMIN.password}\n`,
  });
  const login = await sendRequest('POST', '/admin/login', { form: ADMIN });
  people.admin = readCookie(login.headers, 'sangha_admin');
  expect([login.status, login.headers.get('Location')]).toEqual([302, '/admin/dashboard']);
  const dashboard = await sendRequest('GET', '/admin/dashboard', { cookie: people.admin });
  expect(dashboard.headers.get('Location')).toBe('/admin/setup');
  const { text } = await sendRequest('GET', '/admin/setup', { cookie: people.admin });
  for (const step of ['Name and look', 'Send a test message', 'Add the first class', ...Object.keys(OWN_ADDRESSES)])
    expect(text).toContain(step);
});

test('the organiser’s first weekend in a browser: from the empty site to the first class', async () => {
  const browser = await chromium.launch({ executablePath: findShell(), args: chromiumArguments });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 900 } });
  const follow = async (step: string) => {
    await page.goto(`${site}/admin/setup`);
    await page.getByRole('link', { name: step }).click();
  };
  await page.goto(`${site}/admin/login`);
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'First steps' }).waitFor();

  await follow('Edit the brand');
  await page.getByLabel('Name', { exact: true }).fill(OWN_NAME);
  await page.getByLabel('Name in Hindi', { exact: true }).fill(OWN_NAMES.hi);
  await page.getByLabel('Name in Marathi', { exact: true }).fill(OWN_NAMES.mr);
  await page.getByLabel('Teal').check();
  await page.getByRole('group', { name: 'Preview' }).getByText(OWN_NAME).waitFor();
  await page.getByRole('button', { name: 'Save brand' }).click();
  await page.getByText('Brand saved').first().waitFor();

  await follow('Edit the contact');
  for (const [label, text] of [
    ['E-mail', 'help@prabhat.example'],
    ['Phone', '+91 20 2612 0000'],
    ['Postal address', '7 Terrace Lane, Pune 411004, India'],
    ['Contact for personal data', 'Asha Rao, data@prabhat.example'],
    ['Grievance officer', 'Ravi Nair, 7 Terrace Lane, Pune 411004'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save contact' }).click();
  await page.getByText('Contact saved').first().waitFor();

  await page.goto(`${site}/admin/setup`);
  await page.getByLabel('Your own WhatsApp number').fill('98220 12345');
  await page.getByRole('button', { name: 'Send a test message' }).click();
  await page.getByText('WhatsApp accepted the message').first().waitFor();
  expect((await fetchMessages('9822012345')).map(({ variables }) => variables['1'])).toEqual(['123456']);
  await page.goto(`${site}/admin/setup`);
  await page.getByRole('button', { name: 'Test the payment keys' }).click();
  await page.getByText('The keys work').first().waitFor();

  await follow('Add the first class');
  const dialog = page.getByRole('dialog');
  const tomorrow = new Date(Date.now() + (5.5 + 24) * 3_600_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Title', { exact: true }).fill('First weekend');
  await dialog.getByLabel('Description', { exact: true }).fill('Slow and warm.');
  await dialog.getByLabel('First date').fill(tomorrow);
  await dialog.getByLabel('Starts at').fill('09:00');
  await dialog.getByLabel('Instructor').fill('Meera Rao');
  const newTeacher = dialog.getByRole('checkbox', { name: 'New teacher' });
  if (await newTeacher.isVisible()) await newTeacher.check();
  await dialog.getByRole('button', { name: 'Add class' }).click();
  await page.getByText('Class created successfully').first().waitFor();

  await page.goto(`${site}/admin/setup`);
  expect(await page.getByText('To do').count()).toBe(3);

  await page.getByRole('link', { name: 'Import members' }).click();
  const csv = `Full Name,Mobile No.,Classes,DOJ\n${IMPORTED.name},${IMPORTED.phonenumber},212,03/03/2019\nRavi,98765 4321,,\n`;
  await page.getByLabel('CSV file').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('Phone has 9 digits').waitFor();
  await page.getByRole('button', { name: 'Import 1 member' }).click();
  await page.getByText('1 imported. 0 have logged in since.').waitFor();
});

test('an imported member logs in by a code, sees what was brought along, agrees and sees the first class', async () => {
  const browser = await chromium.launch({ executablePath: findShell(), args: chromiumArguments });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 360, height: 640 } });
  await page.goto(`${site}/login/code`);
  await page.getByLabel('Phone number').fill(IMPORTED.phonenumber);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.waitForURL(/\/login\/verify/);
  const findNewestCode = async () =>
    (await fetchMessages(IMPORTED.phonenumber)).find(({ template }) => template === 'otp')?.variables['1'];
  await expect.poll(findNewestCode).toMatch(/^\d{6}$/);
  await page
    .getByRole('textbox')
    .first()
    .fill((await findNewestCode()) ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { name: `Welcome, ${IMPORTED.name}` }).waitFor();
  for (const text of ['212', '3 Mar 2019']) await page.getByText(text, { exact: true }).waitFor();
  expect(await page.getByLabel('A reminder before my class').isChecked()).toBe(false);
  await page.getByRole('button', { name: 'I agree' }).click();
  await page.getByRole('button', { name: 'I agree' }).waitFor({ state: 'detached' });
  await page.getByText('First weekend').first().waitFor();
});

test('content, a class and own addresses leave no setup warnings', async () => {
  const { body } = await sendRequest('POST', '/api/admin/login', { json: ADMIN });
  people.staff = body.token ?? '';
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const times = { class_date: today, start_time: '00:00', end_time: '23:59' };
  const words = { title: 'First morning', description: 'A gentle start.', instructor: 'Meera Rao' };
  const live_link = 'https://meet.google.com/abc-defg-hij';
  const hero = { title: 'Our first morning', button_text: 'Join', member_count: '1 +', is_active: 1 };
  const faq = { question: 'Is it free?', answer: 'Yes.', category: 'Other' };
  for (const [method, address, json] of [
    ['POST', '/api/admin/classes', { ...words, ...times, live_link }],
    ['POST', '/api/admin/faqs', faq],
    ['PUT', '/api/admin/hero-sections/1', hero],
  ] as const)
    expect(await sendRequest(method, address, { json, token: people.staff })).toMatchObject({
      body: { success: true },
    });
  const challenge = { title: 'Fourteen mornings', starts_on: getMonday(addDays(today, 7)), days: '14' };
  expect(await sendRequest('POST', '/admin/challenges/new', { form: challenge, cookie: people.admin })).toMatchObject({
    status: 302,
  });

  Object.assign(platform.env, OWN_ADDRESSES);
  for (const part of ['web', 'worker'] as const) {
    const program = platform.programs.get(part);
    platform.programs.delete(part);
    await program?.stop();
  }
  await startBoth();
  const { text } = await sendRequest('GET', '/admin/dashboard', { cookie: people.admin });
  expect(text).toContain('Analytics');
  expect(text).not.toContain('id="set-up"');
  expect((await sendRequest('GET', '/')).text).toContain('Our first morning');
});

test('a member registers, logs in and joins the class', async () => {
  expect((await sendRequest('POST', '/register', { form: { ...MEMBER, consent: 'on' } })).headers.get('Location')).toBe(
    '/login',
  );
  const login = await sendRequest('POST', '/login', { form: MEMBER });
  people.member = readCookie(login.headers, 'sangha_member');
  expect(login.headers.get('Location')).toBe('/dashboard');
  const dashboard = await sendRequest('GET', '/dashboard', { cookie: people.member });
  expect(dashboard.text).toContain('First morning');
  const [, classId = ''] = /name="class_id" value="(\d+)"/.exec(dashboard.text) ?? [];
  const [, attendance_date = ''] = /name="attendance_date" value="([\d-]+)"/.exec(dashboard.text) ?? [];
  const form = { class_id: classId, attendance_date };
  expect((await sendRequest('POST', '/dashboard', { cookie: people.member, form })).status).toBe(302);
  const joined = await sendRequest('GET', `/join/${classId}`, { cookie: people.member });
  expect(joined.headers.get('Location')).toBe('https://meet.google.com/abc-defg-hij');
});

test('no page for visitors or members, in any language, has a name or a claim of the demo', async () => {
  const seen: { address: string; route: string; status: number; wrong: string[]; isOwn: boolean }[] = [];
  for (const { path: address, route, isMember } of await listBrandPages()) {
    const { status, text } = await sendRequest('GET', address, isMember ? { cookie: people.member } : {});
    const isOwn = Object.values(OWN_NAMES).some((name) => text.includes(name));
    seen.push({ address, route, status, wrong: findForeignWords(text), isOwn });
  }
  const shown = seen.filter(({ route, status }) => status !== 302 || !NEEDS_A_STEP.includes(route));
  expect(shown.length).toBeGreaterThan(90);
  expect(shown.filter(({ wrong, isOwn }) => wrong.length > 0 || !isOwn)).toEqual([]);
  const found = shown.filter(({ route }) => route !== '/*' && !NEEDS_A_STEP.includes(route));
  expect(found.filter(({ status }) => status !== 200)).toEqual([]);
});

test('a code from WhatsApp logs the member in and proves the phone', async () => {
  const { phonenumber } = MEMBER;
  expect((await sendRequest('POST', '/api/login/code', { json: { phonenumber } })).status).toBe(200);
  const findNewestCode = async () =>
    (await fetchMessages(phonenumber)).find(({ template }) => template === 'otp')?.variables['1'];
  await expect.poll(findNewestCode).toMatch(/^\d{6}$/);
  const { status, body } = await sendRequest('POST', '/api/login/verify', {
    json: { phonenumber, otp: await findNewestCode() },
  });
  expect(status).toBe(200);
  people.token = body.token ?? '';
});

test('a QR donation is approved, an online one is paid, and the donor gets both messages', async () => {
  const multipart = new FormData();
  multipart.set('amount', '501');
  multipart.set('screenshot', new Blob([Uint8Array.from(await createPicture())]), 'upi.png');
  const given = await sendRequest('POST', '/api/user/donations/qr', { multipart, token: people.token });
  const id = given.body.donation_info?.id;
  expect((await sendRequest('PUT', `/api/admin/donations/${id}/approve`, { token: people.staff })).status).toBe(200);

  const order = await sendRequest('POST', '/api/user/donations/razorpay', {
    json: { amount: 101 },
    token: people.token,
  });
  const paid = await fetch(`${platform.getUrl('sandbox')}/pay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order_id: order.body.order?.id, outcome: 'success' }),
  });
  const json = (await paid.json()) as object;
  expect((await sendRequest('POST', '/api/user/donations/razorpay/verify', { json, token: people.token })).status).toBe(
    200,
  );

  const listNotices = async () =>
    (await fetchMessages(MEMBER.phonenumber))
      .filter(({ template }) => template !== 'otp')
      .map(({ template, variables, status }) => `${template} ${variables['2']} ${status}`)
      .sort();
  await expect.poll(listNotices).toEqual(['donation_approved ₹101 delivered', 'donation_approved ₹501 delivered']);
});

/** Runs `sangha messages`, `sangha member` or `sangha figures` and returns what it prints. */
const operate = (...args: string[]) =>
  execFileSync(process.execPath, ['build/operate.js', ...args], {
    env: { ...process.env, ...platform.env },
    encoding: 'utf8',
  });

test('an operator pauses all messages, skips those of a template, and lets the others go on', async () => {
  expect(operate('member', MEMBER.phonenumber)).toMatch(/^member:\d+\n$/);
  expect(operate('figures')).toMatch(/^database: \d+ MB; connections: \d+ of \d+\n(?:\w+: \d+ rows, [\d.]+ MB\n){15}$/);
  expect(operate('messages', 'pause')).toBe('queue messages: paused\nqueue reminders: paused\nno message waits\n');
  // An OTP can be requested every 60 seconds, and the other members have just requested theirs.
  const phonenumber = `98123${String(Date.now()).slice(-5)}`;
  await sendRequest('POST', '/register', { form: { ...MEMBER, phonenumber, consent: 'on' } });
  expect((await sendRequest('POST', '/api/login/code', { json: { phonenumber } })).status).toBe(200);
  expect(operate('messages')).toMatch(/^otp: 1 waiting, the oldest since /m);
  expect(operate('messages', 'skip', 'otp')).toBe('1 messages of the template otp are skipped\n');
  const donation = await sendRequest('POST', '/api/user/donations/razorpay', {
    json: { amount: 102 },
    token: people.token,
  });
  const paid = await fetch(`${platform.getUrl('sandbox')}/pay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order_id: donation.body.order?.id, outcome: 'success' }),
  });
  await sendRequest('POST', '/api/user/donations/razorpay/verify', {
    json: (await paid.json()) as object,
    token: people.token,
  });
  expect(operate('messages')).toMatch(/^donation_approved: 1 waiting/m);
  const amounts = async () => (await fetchMessages(MEMBER.phonenumber)).map(({ variables }) => variables['2']);
  expect(await amounts()).not.toContain('₹102');
  expect(operate('messages', 'resume')).toContain('queue messages: running\n');
  await expect.poll(amounts).toContain('₹102');
  expect(await fetchMessages(phonenumber)).toEqual([]);
  expect(() => operate('messages', 'skip', 'nothing')).toThrow(/No message of the template nothing waits/);
});

test('if a published demo password is valid for an account, web and worker exit and name it', async () => {
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
  const [port = 0, workerPort = 0] = await findFreePorts(2);
  const env = { ...process.env, ...platform.env, PORT: `${port}`, WORKER_PORT: `${workerPort}`, WEB_CONCURRENCY: '2' };
  for (const args of [['build/web.js', 'build/server/index.js'], ['build/worker.js']]) {
    const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    onTestFinished(() => void started.kill('SIGKILL'));
    let errorOutput = '';
    started.stderr.on('data', (part: Buffer) => (errorOutput += part.toString()));
    await expect
      .poll(async () => {
        // A web process connects to its database with the first request, so one is sent here.
        await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
        return started.exitCode;
      })
      .toBeGreaterThan(0);
    expect(errorOutput).toContain(`with passwords that everybody knows: ${username}.`);
  }
});
