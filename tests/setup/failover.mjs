// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { findExecutable } from './executable.mjs';

/**
 * Finds the programs for the database failover in environment variables or on the PATH. If some are
 * missing and the tests run as root, installs the Debian packages.
 */
export function findFailover() {
  const patroni = program('patroni', 'patroni');
  const etcd = program('etcd', 'etcd-server');
  const haproxy = program('haproxy', 'haproxy');
  const rewind = findExecutable({
    title: 'A PostgreSQL with pg_rewind',
    variable: 'PG_REWIND',
    names: [],
    places: serversOf('/usr/lib/postgresql').map((folder) => path.join(folder, 'bin/pg_rewind')),
    debianPackage: 'postgresql',
  });
  return { patroni, etcd, haproxy, binaries: path.dirname(rewind) };
}

/** @param {string} name @param {string} debianPackage */
function program(name, debianPackage) {
  const places = [`/usr/sbin/${name}`];
  return findExecutable({ title: `A ${name}`, variable: name.toUpperCase(), names: [name], places, debianPackage });
}

/** @param {string} folder */
function serversOf(folder) {
  const versions = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return versions.sort((one, other) => Number(other) - Number(one)).map((version) => path.join(folder, version));
}
