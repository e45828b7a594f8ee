import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '../../../sandbox/launch/platform.mjs';
import { findPostgres } from '../../setup/executable.mjs';
import { preparePlatform } from '../../setup/platform.mjs';
import { createRoles } from '../../setup/roles';

const MEMBERS = process.env.FAULTS === 'long' ? 100_000 : 5_000;
const LEAVER = '7000000007';
const STAYER = '7000000008';
const PASSWORD = 'namaste108';

let platform: Platform;
let remove: () => Promise<void>;
let superuserUrl = '';

const native = findPostgres();

beforeAll(async () => {
  ({ platform, remove } = await preparePlatform({ settings: { fsync: 'off' }, native }));
  await platform.startDatabase();
  superuserUrl = platform.env.DATABASE_URL ?? '';
  Object.assign(platform.env, await createRoles(superuserUrl));
  await platform.runToEnd('migrate');
  platform.start('sandbox');
});

afterAll(() => remove());

/**
 * Runs a program with the platform's environment. In `changes`, the value undefined removes a
 * variable.
 */
function run(program: string, args: string[], changes: Record<string, string | undefined> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    env: { ...platform.env, ...changes } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

/**
 * Runs a script of deploy/backup with the folder of the dumps. It gets no secrets and no settings
 * of the providers, because commands for operators must work without them.
 */
const runScript = (name: string, ...args: string[]) =>
  run(`deploy/backup/${name}`, args, {
    PATH: [path.join(native, 'bin'), path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
    BACKUP_DIR: path.join(platform.dataDir, 'dumps'),
    ...DATABASE_ONLY,
  });

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

async function countRows(url: string): Promise<Record<string, string>> {
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

async function createEmptyDatabase(name: string) {
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

/** Returns the settings of a session that sets none itself, like a session behind PgBouncer. */
async function readSessionSettings(url: string): Promise<object | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<object>(
    `SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS timeout`,
  );
  await client.end();
  return rows[0];
}

const logIn = (phonenumber: string) =>
  fetch(`${platform.getUrl('web')}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phonenumber, password: PASSWORD }),
  });

function post(address: string, form: Record<string, string>, cookie = '') {
  const body = new URLSearchParams(form);
  const headers = { Cookie: cookie };
  return fetch(`${platform.getUrl('web')}${address}`, { method: 'POST', redirect: 'manual', headers, body });
}

async function logInForCookie(phonenumber: string): Promise<string> {
  const { headers } = await post('/login', { phonenumber, password: PASSWORD });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

test('a command without DATABASE_URL ends with an error and starts no database', () => {
  const dataDir = path.join(platform.dataDir, 'never-made');
  for (const program of ['migrate', 'admin-create', 'delete-accounts-again', 'web', 'worker']) {
    const { status, output } = run(process.execPath, ['sandbox/run.mjs', `build/${program}.js`], {
      DATABASE_URL: undefined,
      DATABASE_OWNER_URL: undefined,
      DATA_DIR: dataDir,
    });
    expect({ program, status, output }).toMatchObject({
      status: 78,
      output: expect.stringMatching(/^DATABASE_URL is not set/),
    });
  }
  expect(fs.existsSync(dataDir)).toBe(false);
});

test('a dump restores every row with both roles, and a deleted account stays deleted', async () => {
  const size = ['--members', String(MEMBERS), '--attendances', String(MEMBERS)];
  expect(
    run(process.execPath, ['build/seed-scale.js', ...size], { DATABASE_URL: platform.env.DATABASE_OWNER_URL }),
  ).toMatchObject({ status: 0 });
  fs.mkdirSync(path.join(platform.dataDir, 'dumps'));
  expect(runScript('sangha-backup')).toMatchObject({ status: 0, output: expect.stringMatching(/\.dump$/) });
  const before = await countRows(superuserUrl);
  expect(Number(before.members)).toBeGreaterThanOrEqual(MEMBERS);

  expect(runScript('sangha-restore', 'drill')).toMatchObject({
    status: 2,
    output: expect.stringMatching(/"drill" does not exist/),
  });
  const drill = await createEmptyDatabase('drill');
  expect(runScript('sangha-restore', 'drill')).toMatchObject({
    status: 0,
    output: expect.stringMatching(/0 accounts are deleted again/),
  });
  expect(await countRows(drill.DATABASE_OWNER_URL)).toEqual(before);
  expect(runScript('sangha-restore', 'drill')).toMatchObject({
    status: 1,
    output: expect.stringMatching(/already has tables/),
  });

  for (const part of ['web', 'worker'] as const) {
    platform.start(part);
    await platform.waitUntilReady(part);
  }
  const cookie = await logInForCookie(LEAVER);
  await post('/profile-edit/delete', { password: PASSWORD }, cookie);
  expect((await logIn(LEAVER)).status).toBe(401);
  await expect.poll(() => fs.existsSync(path.join(platform.dataDir, 'files/deleted-accounts'))).toBe(true);
  for (const part of ['web', 'worker'] as const) {
    const program = platform.programs.get(part);
    platform.programs.delete(part);
    await program?.stop();
  }

  const restored = await createEmptyDatabase('restored');
  expect(runScript('sangha-restore', 'restored')).toMatchObject({
    status: 0,
    output: expect.stringMatching(/1 accounts are deleted again/),
  });
  expect(await readSessionSettings(restored.DATABASE_URL)).toEqual({ zone: 'UTC', timeout: '20s' });
  Object.assign(platform.env, restored);
  platform.start('web');
  await platform.waitUntilReady('web');
  expect((await logIn(STAYER)).status).toBe(200);
  expect((await logIn(LEAVER)).status).toBe(401);
});
