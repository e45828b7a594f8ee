// @ts-check
import { findExecutable } from './executable.mjs';

/**
 * Finds PgBouncer: the path in PGBOUNCER, or a program on the PATH. If there is none and the tests
 * run as root, installs the Debian package. Otherwise throws a one-line error.
 */
export function findPgBouncer() {
  return findExecutable({
    title: 'A pgbouncer',
    variable: 'PGBOUNCER',
    names: ['pgbouncer'],
    places: ['/usr/sbin/pgbouncer'],
    debianPackage: 'pgbouncer',
  });
}
