// Writes NOTICE: each package of the image with its version and licence, from the lock file.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} path */
const at = (path) => new URL(`../${path}`, import.meta.url);

/** The text of NOTICE for the packages that the lock file installs in production. */
export function noticeText() {
  const { packages } = JSON.parse(fs.readFileSync(at('package-lock.json'), 'utf8'));
  const lines = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
    .map(([path, { version, license }]) => `${path.split('node_modules/').at(-1)} ${version}: ${license ?? UNNAMED}`);
  return `Sangha contains these packages. Each keeps its own licence.\n\n${[...new Set(lines)].sort().join('\n')}\n`;
}

const UNNAMED = 'no licence field, see the LICENSE file of the package';

if (process.argv[1] === fileURLToPath(import.meta.url)) fs.writeFileSync(at('NOTICE'), noticeText());
