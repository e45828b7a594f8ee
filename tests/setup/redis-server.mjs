// @ts-check
import { findExecutable } from './executable.mjs';

/** The tests' redis-server: REDIS_SERVER, the PATH's, or Debian's as root. Else throws one line. */
export function findRedisServer() {
  return findExecutable({
    title: 'A redis-server',
    variable: 'REDIS_SERVER',
    names: ['redis-server', 'valkey-server'],
    debianPackage: 'redis-server',
  });
}
