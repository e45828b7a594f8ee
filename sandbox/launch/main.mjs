// @ts-check
import path from 'node:path';
import { buildDemoEnvironment, readEnvFile } from '../environment.mjs';
import { formatAnnouncement } from './announcement.mjs';
import { BUILT_COMMANDS, getSourceCommands } from './commands.mjs';
import { Platform } from './platform.mjs';
import { assertPortsFree } from './ports.mjs';
import { prepareBuild, prepareClient, prepareInstall } from './prepare.mjs';
import { bold, red, formatSeconds, step } from './progress.mjs';

// Time limit for stopping after a failure. A program that has lost its database, for example, would
// otherwise wait in vain.
const AFTER_FAILURE_MS = 5_000;

/**
 * Runs the whole platform until it is stopped (exit code 0) or one of its programs fails (exit code
 * 1).
 * @param {{ dev: boolean }} options
 */
export async function launch({ dev }) {
  const stopping = createStopSignal();
  readEnvFile();
  const env = buildDemoEnvironment({ ...process.env, ...(dev && { NODE_ENV: 'development' }) });
  const platform = new Platform({ env, commands: dev ? getSourceCommands(env) : BUILT_COMMANDS });
  stopping.addEventListener('abort', () => void platform.stop());
  try {
    await run(platform, { dev, signal: stopping });
  } catch (error) {
    if (!stopping.aborted) {
      process.exitCode = 1;
      console.error(`\n  ${red('Stopped:')} ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  await platform.stop(AFTER_FAILURE_MS);
  process.exit();
}

/**
 * @param {Platform} platform
 * @param {{ dev: boolean, signal: AbortSignal }} options
 */
async function run(platform, { dev, signal }) {
  const start = performance.now();
  const preparation = { logs: path.join(platform.dataDir, 'logs'), signal };
  console.log(`\n  ${bold('Sangha')}\n`);
  await assertPortsFree(platform.env);
  await step(
    'Packages',
    () => prepareInstall(preparation),
    (done) => (done ? '' : 'in place'),
  );
  if (dev)
    await step(
      'Client',
      () => prepareClient(preparation),
      (done) => (done ? '' : 'up to date'),
    );
  else
    await step(
      'Build',
      () => prepareBuild(preparation),
      (done) => (done ? '' : 'up to date'),
    );
  await platform.bringUp(step);
  console.log(formatAnnouncement(platform.env, formatSeconds(start)));
  await platform.failure;
}

/**
 * Returns a signal that aborts on Ctrl-C, on SIGTERM, when the terminal closes or when npm exits. A
 * killed npm sends no signal, so the parent process id is polled.
 */
function createStopSignal() {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stopping.abort(), 500);
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  return stopping.signal;
}
