// @ts-check
import { findExecutable } from './executable.mjs';

/**
 * Finds redis-server: the path in REDIS_SERVER, or a program on the PATH. If there is none and the
 * tests run as root, installs the Debian package. Otherwise throws a one-line error.
 */
export function findRedisServer() {
  return findExecutable({
    title: 'A redis-server',
    variable: 'REDIS_SERVER',
    names: ['redis-server', 'valkey-server'],
    debianPackage: 'redis-server',
  });
}
