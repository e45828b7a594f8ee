// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// This check must run on old versions of Node, so all other modules are imported after it.
const [major, minor] = process.versions.node.split('.').map(Number);
if (Number(major) * 1000 + Number(minor) < 20019) {
  console.error(`Sangha needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
const { launch } = await import('./launch/main.mjs');
await launch({ dev: process.argv.includes('--dev') });
