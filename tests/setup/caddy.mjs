// @ts-check
import { findExecutable } from './executable.mjs';

/**
 * Finds Caddy, the proxy of deploy/Caddyfile: the path in CADDY, or a program on the PATH. If there
 * is none and the tests run as root, installs the Debian package.
 */
export function findCaddy() {
  return findExecutable({
    title: 'Caddy',
    variable: 'CADDY',
    names: ['caddy'],
    debianPackage: 'caddy',
  });
}
