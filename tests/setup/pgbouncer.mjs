// @ts-check
import { findExecutable } from './executable.mjs';

/**
 * Finds pgbouncer: PGBOUNCER, or the PATH. As root, installs Debian's package. Throws a one-line
 * error otherwise.
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
