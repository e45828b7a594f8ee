// @ts-check
import { findExecutable } from './executable.mjs';

/** The pgbouncer of the tests: PGBOUNCER, the one on the PATH, or Debian's as root. Throws one line without any. */
export function findPgBouncer() {
  return findExecutable({
    title: 'A pgbouncer',
    variable: 'PGBOUNCER',
    names: ['pgbouncer'],
    places: ['/usr/sbin/pgbouncer'],
    debianPackage: 'pgbouncer',
  });
}
