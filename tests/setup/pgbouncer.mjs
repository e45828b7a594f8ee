// @ts-check
import { findExecutable } from './executable.mjs';

/** The tests' pgbouncer: PGBOUNCER, the PATH's, or Debian's as root. Else throws one line. */
export function findPgBouncer() {
  return findExecutable({
    title: 'A pgbouncer',
    variable: 'PGBOUNCER',
    names: ['pgbouncer'],
    places: ['/usr/sbin/pgbouncer'],
    debianPackage: 'pgbouncer',
  });
}
