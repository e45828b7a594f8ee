// @ts-check
import fs from 'node:fs';

const INSTALLED_LOCKFILE = 'node_modules/.package-lock.json';

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */

/**
 * Returns true if node_modules lacks a locked package, contains a different version of it, or is
 * older than a patch.
 */
export function needsInstall() {
  if (!fs.existsSync(INSTALLED_LOCKFILE)) return true;
  const { mtimeMs } = fs.statSync(INSTALLED_LOCKFILE);
  if (fs.readdirSync('patches').some((name) => fs.statSync(`patches/${name}`).mtimeMs > mtimeMs)) return true;
  const installed = readPackages(INSTALLED_LOCKFILE);
  return Object.entries(readPackages('package-lock.json')).some(([folder, wanted]) => {
    const found = installed[folder];
    if (folder === '' || wanted.link) return false;
    return found ? found.version !== wanted.version : !wanted.optional;
  });
}

/**
 * Arguments with which npm installs package-lock.json. Development packages are included, whatever
 * NODE_ENV is.
 */
export const INSTALL_ARGUMENTS = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * @param {string} file a package-lock.json
 * @returns {Packages}
 */
function readPackages(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
}
