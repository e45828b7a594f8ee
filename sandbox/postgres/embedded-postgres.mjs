// @ts-check
import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findFreePorts } from '../launch/ports.mjs';
import { getPostgresHome } from './postgres-home.mjs';
import { isAlive, withLock } from './process-lock.mjs';

const DATABASE = 'sangha';
const SETTINGS = {
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  wal_compression: 'on',
  jit: 'off',
};

/** @typedef {import('./postgres-home.mjs').PostgresHome} PostgresHome */

/**
 * A running PostgreSQL server. `stop` releases it; `patienceSeconds` is how long `stop` waits for
 * other processes that still use the server.
 * @typedef {{
 * url: string, pid: number, stop: (patienceSeconds?: number) => Promise<void>
 * }} EmbeddedPostgres
 */

/**
 * Starts the PostgreSQL server of a data folder, or shares it if it is already running. The server
 * stops when the last process that uses it calls `stop` or ends.
 * @param {string} dataDir
 * @param {import('../launch/postgres.mjs').PostgresOptions} [options]
 * @returns {Promise<EmbeddedPostgres>}
 */
export async function useEmbeddedPostgres(dataDir, options = {}) {
  const home = getPostgresHome(path.resolve(dataDir), options.native);
  const users = path.join(dataDir, 'postgres-users');
  fs.mkdirSync(users, { recursive: true });
  const lock = path.join(dataDir, 'postgres.lock');
  const ticket = path.join(users, String(process.pid));
  return withLock(lock, async () => {
    if (!isRunning(home)) await start(home, options);
    fs.writeFileSync(ticket, '');
    return {
      url: fs.readFileSync(path.join(home.folder, 'url'), 'utf8'),
      pid: Number.parseInt(fs.readFileSync(path.join(home.cluster, 'postmaster.pid'), 'utf8'), 10),
      stop: (patienceSeconds = 0) =>
        withLock(lock, async () => {
          fs.rmSync(ticket, { force: true });
          if (countLive(users) > 0) return;
          const alone =
            patienceSeconds > 0 && runPgCtl(home, ['stop', '-m', 'smart', '-w', '-t', String(patienceSeconds)]) === 0;
          if (!alone) runPgCtl(home, ['stop', '-m', 'fast', '-w']);
        }),
    };
  });
}

/**
 * Deletes a data folder and its database. The server must not be running.
 * @param {string} dataDir
 */
export function removeEmbeddedPostgres(dataDir) {
  for (const folder of [getPostgresHome(path.resolve(dataDir)).folder, dataDir])
    fs.rmSync(folder, { recursive: true, force: true });
}

/** @param {PostgresHome} home */
function isRunning(home) {
  return fs.existsSync(path.join(home.cluster, 'postmaster.pid')) && runPgCtl(home, ['status']) === 0;
}

/**
 * @param {PostgresHome} home
 * @param {import('../launch/postgres.mjs').PostgresOptions} options
 */
async function start(home, options) {
  fs.mkdirSync(home.folder, { recursive: true });
  const passwordFile = path.join(home.folder, 'password');
  if (!fs.existsSync(path.join(home.cluster, 'PG_VERSION'))) {
    fs.writeFileSync(passwordFile, crypto.randomBytes(18).toString('base64url'), { mode: 0o600 });
    initialise(home, fs.readFileSync(passwordFile, 'utf8'));
  }
  const port = options.port ?? (await findFreePorts(1))[0];
  const url = new URL(`postgresql://postgres@127.0.0.1:${port}/${DATABASE}`);
  url.password = fs.readFileSync(passwordFile, 'utf8');
  const flags = {
    ...SETTINGS,
    unix_socket_directories: '',
    ...options.settings,
    listen_addresses: '127.0.0.1',
    port: String(port),
  };
  const line = Object.entries(flags).map(([name, value]) => `-c ${name}='${value}'`);
  const log = path.join(home.cluster, 'server.log');
  if (runPgCtl(home, ['start', '-w', '-t', '60', '-l', log, '-o', line.join(' ')]) !== 0) {
    throw new Error(`The embedded PostgreSQL did not start; its log is ${log}`);
  }
  await createDatabase(url);
  fs.writeFileSync(path.join(home.folder, 'url'), url.href, { mode: 0o600 });
}

/**
 * Locale of the classes of characters, as in production. With `C`, PostgreSQL knows no letters
 * outside ASCII, so a search for a Hindi name could not use the trigram index.
 */
const CHARACTER_LOCALE = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8';

/**
 * @param {PostgresHome} home
 * @param {string} password
 */
function initialise(home, password) {
  fs.rmSync(home.cluster, { recursive: true, force: true });
  fs.mkdirSync(home.cluster, { recursive: true, mode: 0o700 });
  const handover = path.join(os.tmpdir(), `sangha-${crypto.randomUUID()}`);
  fs.writeFileSync(handover, `${password}\n`, { mode: 0o600 });
  if (home.owner) for (const file of [home.cluster, handover]) fs.chownSync(file, home.owner.uid, home.owner.gid);
  const account = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${handover}`];
  const made = spawnSync(
    home.binaries.initdb,
    ['-D', home.cluster, ...account, '-E', 'UTF8', '--locale=C', `--lc-ctype=${CHARACTER_LOCALE}`],
    { ...home.owner, cwd: os.tmpdir(), encoding: 'utf8' },
  );
  fs.rmSync(handover);
  if (made.status !== 0) {
    fs.rmSync(home.cluster, { recursive: true, force: true });
    throw new Error(`The embedded PostgreSQL could not be prepared: ${made.error ?? made.stderr}`);
  }
}

/** @param {URL} url */
async function createDatabase(url) {
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!found.rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * `pg_ctl` starts the server in a separate session, so that Ctrl-C in a terminal does not reach the
 * database.
 * @param {PostgresHome} home
 * @param {string[]} args
 */
function runPgCtl(home, args) {
  const run = spawnSync(home.binaries.pg_ctl, [...args, '-D', home.cluster], {
    ...home.owner,
    cwd: os.tmpdir(),
    stdio: 'ignore',
  });
  return run.status;
}

/** @param {string} users a folder with one file for each process that uses the server */
function countLive(users) {
  const [live, dead] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  for (const pid of fs.readdirSync(users)) (isAlive(Number(pid)) ? live : dead).push(pid);
  for (const pid of dead) fs.rmSync(path.join(users, pid), { force: true });
  return live.length;
}
