// Writes the file NOTICE, which lists the version and licence of each package of the image, as in the
// lock file.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean }} Package */

/** @param {string} path */
const resolveFile = (path) => new URL(`../${path}`, import.meta.url);

/** Returns the text of NOTICE for the production packages in the lock file. */
export function buildNoticeText() {
  const lock = /** @type {{ packages: Record<string, Package> }} */ (
    JSON.parse(fs.readFileSync(resolveFile('package-lock.json'), 'utf8'))
  );
  const lines = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
    .map(([path, { version, license }]) => `${path.split('node_modules/').at(-1)} ${version}: ${license ?? UNNAMED}`);
  return `Sangha contains these packages. Each keeps its own licence.\n\n${[...new Set(lines)].sort().join('\n')}\n`;
}

const UNNAMED = 'no licence field, see the LICENSE file of the package';

if (process.argv[1] === fileURLToPath(import.meta.url)) fs.writeFileSync(resolveFile('NOTICE'), buildNoticeText());
