// @ts-check
import { findExecutable } from './executable.mjs';

/**
 * Finds redis-server: REDIS_SERVER, or the PATH. As root, installs Debian's package. Throws a
 * one-line error otherwise.
 */
export function findRedisServer() {
  return findExecutable({
    title: 'A redis-server',
    variable: 'REDIS_SERVER',
    names: ['redis-server', 'valkey-server'],
    debianPackage: 'redis-server',
  });
}
