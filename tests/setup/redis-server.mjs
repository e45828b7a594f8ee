// @ts-check
import { findExecutable } from './executable.mjs';

/** The redis-server of the tests: REDIS_SERVER, the one on the PATH, or Debian's as root. Throws one line without any. */
export function findRedisServer() {
  return findExecutable({
    title: 'A redis-server',
    variable: 'REDIS_SERVER',
    names: ['redis-server', 'valkey-server'],
    debianPackage: 'redis-server',
  });
}
