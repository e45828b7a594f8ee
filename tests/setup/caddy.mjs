// @ts-check
import { findExecutable } from './executable.mjs';

/**
 * Finds the proxy for deploy/Caddyfile: CADDY, or the PATH. As root, installs Debian's package if
 * neither exists.
 */
export function findCaddy() {
  return findExecutable({
    title: 'Caddy',
    variable: 'CADDY',
    names: ['caddy'],
    debianPackage: 'caddy',
  });
}
