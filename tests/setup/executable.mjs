// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A program or font that the tests need and that npm does not install.
 * @typedef {object} Wanted
 * @property {string} title
 * @property {string} variable the environment variable with its path
 * @property {string[]} names possible names on the PATH
 * @property {(string | undefined)[]} [places] other possible paths
 * @property {string} debianPackage the package that is installed if the tests run as root
 */

/**
 * Returns the path of a program. If it is missing and the tests run as root on Debian, installs it.
 * Otherwise throws a one-line error with the name of the missing program.
 * @param {Wanted} wanted
 * @returns {string} its path
 */
export function findExecutable({ title, variable, ...wanted }) {
  const named = process.env[variable];
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new Error(`${variable} names ${named}, which does not exist`);
  }
  const found = lookFor(wanted);
  if (found) return found;
  const { debianPackage } = wanted;
  throw new Error(
    `${title} is missing: install it (on Debian: apt-get install ${debianPackage}) or name it in ${variable}`,
  );
}

/**
 * Returns the path of an optional program. If it is missing, tries to install it, and returns
 * undefined if that is not possible.
 * @param {Pick<Wanted, 'names' | 'places' | 'debianPackage'>} wanted
 * @returns {string | undefined} its path
 */
export function lookFor({ names, places = [], debianPackage }) {
  const find = () => [...names.map(onPath), ...places].find((file) => file && fs.existsSync(file));
  return find() ?? (installed(debianPackage) ? find() : undefined);
}

/** @param {string} name */
function onPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
}

/** @param {string} debianPackage */
function installed(debianPackage) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-q', ...args], { env, stdio: 'ignore' }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', debianPackage);
  return install() || (apt('update') && install());
}
