// @ts-check
import path from 'node:path';
import { runOnceFor } from './fingerprint.mjs';
import { INSTALL_ARGUMENTS, needsInstall } from './install.mjs';
import { runNpm } from './npm.mjs';

const TOOLS = ['package.json', 'package-lock.json', 'tsconfig.json', 'prisma.config.ts'];
const SOURCES = [
  ...TOOLS,
  'app',
  'worker',
  'sandbox',
  'prisma',
  'public',
  'remix.config.js',
  'vite.config.ts',
  'esbuild.config.mjs',
];

/** @typedef {{ logs: string, signal?: AbortSignal }} Options log folder and cancellation signal */

/**
 * Installs the packages of package-lock.json if needed.
 * @param {Options} options
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function prepareInstall({ logs, signal }) {
  const needed = needsInstall();
  if (needed) await runNpm(INSTALL_ARGUMENTS, { log: path.join(logs, 'install.log'), ...(signal && { signal }) });
  return needed;
}

/**
 * Builds the programs if a source file has changed since the last build.
 * @param {Options} options
 * @returns {Promise<boolean>} whether anything was built
 */
export async function prepareBuild({ logs, signal }) {
  await prepareClient({ logs, ...(signal && { signal }) });
  const env = /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, NODE_ENV: 'production' });
  const work = () => runNpm(['run', 'bundle'], { log: path.join(logs, 'build.log'), env, ...(signal && { signal }) });
  return runOnceFor({ stamp: 'build/.made-from', sources: SOURCES, work });
}

/**
 * Generates the Prisma client if the schema has changed.
 * @param {Options} options
 * @returns {Promise<boolean>} whether it was generated
 */
export function prepareClient({ logs, signal }) {
  const work = () => runNpm(['run', 'generate'], { log: path.join(logs, 'generate.log'), ...(signal && { signal }) });
  return runOnceFor({ stamp: 'app/db/generated/.made-from', sources: [...TOOLS, 'prisma/schema'], work });
}
