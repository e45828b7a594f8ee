// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A program or font that the tests need and that npm does not install.
 * @typedef {object} Wanted
 * @property {string} title
 * @property {string} variable the environment variable with its path
 * @property {string[]} names possible names on the PATH
 * @property {(string | undefined)[]} [places] other possible paths
 * @property {string} debianPackage the package that is installed if the tests run as root
 */

/**
 * Returns the path of a program. If it is missing and the tests run as root on Debian, installs it.
 * Otherwise throws a one-line error with the name of the missing program.
 * @param {Wanted} wanted
 * @returns {string} its path
 */
export function findExecutable({ title, variable, ...wanted }) {
  const named = process.env[variable];
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new Error(`${variable} names ${named}, which does not exist`);
  }
  const found = findOptionalExecutable(wanted);
  if (found) return found;
  const { debianPackage } = wanted;
  throw new Error(
    `${title} is missing: install it (on Debian: apt-get install ${debianPackage}) or name it in ${variable}`,
  );
}

/**
 * Returns the path of an optional program. If it is missing, tries to install it, and returns
 * undefined if that is not possible.
 * @param {Pick<Wanted, 'names' | 'places' | 'debianPackage'>} wanted
 * @returns {string | undefined} its path
 */
export function findOptionalExecutable({ names, places = [], debianPackage }) {
  const find = () => [...names.map(findOnPath), ...places].find((file) => file && fs.existsSync(file));
  return find() ?? (installPackage(debianPackage) ? find() : undefined);
}

/** @param {string} name */
function findOnPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
}

/** @param {string} debianPackage */
function installPackage(debianPackage) {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Waits for the lock, because two test processes can install packages at the same time.
  const options = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', [...options, ...args], { env, stdio: 'ignore' }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', debianPackage);
  return install() || (apt('update') && install());
}

/** Finds Caddy, the proxy of deploy/Caddyfile. */
export const findCaddy = () =>
  findExecutable({ title: 'Caddy', variable: 'CADDY', names: ['caddy'], debianPackage: 'caddy' });

export const findPgBouncer = () => findInSbin('PgBouncer', 'PGBOUNCER', 'pgbouncer');

export const findRedisServer = () =>
  findExecutable({
    title: 'redis-server',
    variable: 'REDIS_SERVER',
    names: ['redis-server', 'valkey-server'],
    debianPackage: 'redis-server',
  });

/**
 * Finds the newest PostgreSQL installation of Debian, which unlike the embedded one has pg_rewind,
 * pg_dump and pg_restore.
 */
export function findPostgres() {
  const versions = fs.existsSync(POSTGRES) ? fs.readdirSync(POSTGRES) : [];
  const rewind = findExecutable({
    title: 'PostgreSQL with pg_rewind',
    variable: 'PG_REWIND',
    names: [],
    places: versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => path.join(POSTGRES, version, 'bin/pg_rewind')),
    debianPackage: 'postgresql',
  });
  return path.resolve(rewind, '../..');
}

const POSTGRES = '/usr/lib/postgresql';

/** Finds the programs for the database failover. */
export const findFailover = () => ({
  patroni: findInSbin('patroni', 'PATRONI', 'patroni'),
  etcd: findInSbin('etcd', 'ETCD', 'etcd', 'etcd-server'),
  haproxy: findInSbin('haproxy', 'HAPROXY', 'haproxy'),
  binaries: path.join(findPostgres(), 'bin'),
});

/**
 * Finds a program that Debian may install into /usr/sbin.
 * @param {string} title
 * @param {string} variable
 * @param {string} name
 */
function findInSbin(title, variable, name, debianPackage = name) {
  return findExecutable({ title, variable, names: [name], places: [`/usr/sbin/${name}`], debianPackage });
}

/**
 * Ensures that a Devanagari font is installed, as on phones in India. Chromium uses it until the
 * web fonts are loaded. Without such a font, the fallback glyphs would have different widths.
 */
export function ensureHindiLetters() {
  findExecutable({
    title: 'The font Noto Sans Devanagari',
    variable: 'NOTO_DEVANAGARI_PATH',
    names: [],
    places: ['/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'],
    debianPackage: 'fonts-noto-core',
  });
}
