import fs from 'node:fs';
import path from 'node:path';
import { BUILT_COMMANDS } from '../../sandbox/launch/commands.mjs';

const FOLDER = 'test-results/next-build';

/**
 * Copies the build and replaces its version, as if the next version was deployed. Returns the
 * arguments of Node for its web process.
 */
export function makeNextBuild(version: string): string[] {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.cpSync('build', FOLDER, { recursive: true });
  for (const name of fs.readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(FOLDER, name);
    if (name.endsWith('.js')) fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(version, 'next-version'));
  }
  return BUILT_COMMANDS.web.map((arg) => arg.replace(/^build\b/, path.resolve(FOLDER)));
}
