import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '../../../sandbox/launch/platform.mjs';
import { preparePlatform } from '../../setup/platform.mjs';
import { createRoles } from '../../setup/roles';

const MEMBERS = process.env.FAULTS === 'long' ? 100_000 : 5_000;
const LEAVER = '7000000007';
const STAYER = '7000000008';
const PASSWORD = 'namaste108';

let platform: Platform;
let remove: () => Promise<void>;
let superuserUrl = '';

beforeAll(async () => {
  ({ platform, remove } = await preparePlatform({ settings: { fsync: 'off' } }));
  await platform.startDatabase();
  superuserUrl = platform.env.DATABASE_URL ?? '';
  Object.assign(platform.env, await createRoles(superuserUrl));
  await platform.runToEnd('migrate');
  platform.start('sandbox');
});

afterAll(() => remove());

/**
 * Runs a built program with the platform's environment. In `changes`, the value undefined removes a
 * variable.
 */
function run(args: string[], changes: Record<string, string | undefined> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...platform.env, ...changes } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

/**
 * Removes the secrets and the settings of the providers, because commands for operators must work
 * without them.
 */
const DATABASE_ONLY = Object.fromEntries(
  [
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'SESSION_SECRET',
    'LONG_TERM_SECRET',
  ].map((name) => [name, undefined]),
);

async function countsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT relispartition AND relname NOT IN ('rate_limits', 'reminders') ORDER BY relname`,
  );
  const counts: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM "${name}"`);
    counts[name] = rows[0]?.count ?? '';
  }
  await client.end();
  return counts;
}

async function emptyDatabase(name: string) {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} OWNER sangha_owner`);
  await client.end();
  const rename = (url = '') => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    DATABASE_URL: rename(platform.env.DATABASE_URL),
    DATABASE_OWNER_URL: rename(platform.env.DATABASE_OWNER_URL),
  };
}

const logIn = (phonenumber: string) =>
  fetch(`${platform.addressOf('web')}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phonenumber, password: PASSWORD }),
  });

function post(address: string, form: Record<string, string>, cookie = '') {
  const body = new URLSearchParams(form);
  const headers = { Cookie: cookie };
  return fetch(`${platform.addressOf('web')}${address}`, { method: 'POST', redirect: 'manual', headers, body });
}

async function cookieOf(phonenumber: string): Promise<string> {
  const { headers } = await post('/login', { phonenumber, password: PASSWORD });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

test('a command without DATABASE_URL ends with an error and starts no database', () => {
  const dataDir = path.join(platform.dataDir, 'never-made');
  for (const program of ['backup', 'restore', 'migrate', 'admin-create', 'web', 'worker']) {
    const { status, output } = run(['sandbox/run.mjs', `build/${program}.js`, 'file'], {
      DATABASE_URL: undefined,
      DATABASE_OWNER_URL: undefined,
      DATA_DIR: dataDir,
    });
    expect({ program, status, output }).toMatchObject({ status: 78, output: /^DATABASE_URL is not set/ });
  }
  expect(fs.existsSync(dataDir)).toBe(false);
});

test('a database is backed up and restored by the built programs with both roles', async () => {
  const size = ['--members', String(MEMBERS), '--attendances', String(MEMBERS)];
  expect(run(['build/seed-scale.js', ...size], { DATABASE_URL: platform.env.DATABASE_OWNER_URL })).toMatchObject({
    status: 0,
  });
  const file = path.join(platform.dataDir, 'monday.backup');
  expect(run(['build/backup.js', file], DATABASE_ONLY)).toMatchObject({ status: 0, output: /rows are in/ });
  const before = await countsOf(superuserUrl);
  expect(Number(before.members)).toBeGreaterThanOrEqual(MEMBERS);

  for (const part of ['web', 'worker'] as const) {
    platform.start(part);
    await platform.untilReady(part);
  }
  const cookie = await cookieOf(LEAVER);
  await post('/profile-edit/delete', { password: PASSWORD }, cookie);
  expect((await logIn(LEAVER)).status).toBe(401);
  await expect.poll(() => fs.existsSync(path.join(platform.dataDir, 'files/deleted-accounts'))).toBe(true);
  for (const part of ['web', 'worker'] as const) {
    const program = platform.programs.get(part);
    platform.programs.delete(part);
    await program?.stop();
  }

  const restored = await emptyDatabase('restored');
  expect(run(['build/restore.js', file], { ...DATABASE_ONLY, ...restored })).toMatchObject({
    status: 1,
    output: /has no tables yet/,
  });
  expect(run(['build/migrate.js'], { ...DATABASE_ONLY, ...restored })).toMatchObject({ status: 0 });
  expect(run(['build/restore.js', file], { ...DATABASE_ONLY, ...restored })).toMatchObject({ status: 0 });
  expect(await countsOf(restored.DATABASE_OWNER_URL)).toEqual(before);
  expect(run(['build/restore.js', file], { ...DATABASE_ONLY, ...restored })).toMatchObject({
    status: 1,
    output: /in use already/,
  });

  expect(run(['build/delete-accounts-again.js'], { ...DATABASE_ONLY, ...restored })).toEqual({
    status: 0,
    output: '1 accounts are deleted again',
  });
  Object.assign(platform.env, restored);
  platform.start('web');
  await platform.untilReady('web');
  expect((await logIn(STAYER)).status).toBe(200);
  expect((await logIn(LEAVER)).status).toBe(401);
});

test('a backup of a database without tables is refused, and an option is not taken for a file name', async () => {
  const empty = await emptyDatabase('without_tables');
  const file = path.join(platform.dataDir, 'empty.backup');
  expect(run(['build/backup.js', file], empty)).toMatchObject({ status: 1, output: /has no tables yet/ });
  expect(run(['build/backup.js', '--help'])).toMatchObject({ status: 1, output: /^Usage: npm run db:backup/ });
  expect([fs.existsSync(file), fs.existsSync('--help')]).toEqual([false, false]);
});
