// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Returns the version of the build: the version in package.json and the commit from SOURCE_COMMIT
 * or git.
 */
export function buildVersion() {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const git = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  const commit = process.env.SOURCE_COMMIT || (git.status === 0 ? git.stdout.trim() : '');
  return commit ? `${version}+${commit}` : version;
}
