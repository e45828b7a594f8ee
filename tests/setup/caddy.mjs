// @ts-check
import { findExecutable } from './executable.mjs';

/**
 * The proxy of deploy/Caddyfile: by CADDY, from the PATH, or installed from Debian's package as
 * root.
 */
export function findCaddy() {
  return findExecutable({
    title: 'Caddy',
    variable: 'CADDY',
    names: ['caddy'],
    debianPackage: 'caddy',
  });
}
