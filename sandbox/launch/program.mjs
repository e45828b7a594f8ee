// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;
const DRAIN_MS = 30_000;
const LOG_LIMIT_BYTES = 10_000_000;

/**
 * A program of the platform in its own process.
 * @typedef {object} Program
 * @property {string} title
 * @property {number} pid
 * @property {string} log file with its output
 * @property {Promise<string>} ended how it ended: `code 1`, `signal SIGKILL`
 * @property {() => boolean} isRunning
 * @property {() => Promise<unknown>} message its first message to us; rejects if it ends before
 * @property {(limitMs?: number) => Promise<void>} stop sends SIGTERM, then SIGKILL after 30 s or
 * the limit
 * @property {() => void} release lets this process exit without waiting for it
 * @property {() => Promise<void>} kill sends SIGKILL to this process only
 * @property {(lines: number) => string} lastLines the last lines of its output in this run
 */

/**
 * Starts a Node program that ends when this process ends. It runs in a separate process group, so
 * that Ctrl-C reaches only this process.
 * @param {{
 * title: string, args: string[], env: Record<string, string | undefined>, log: string
 * }} what
 * @returns {Program}
 */
export function startProgram({ title, args, env, log }) {
  const output = openLog(log);
  const start = fs.fstatSync(output).size;
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  fs.closeSync(output);
  let running = true;
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  }).finally(() => (running = false));
  return {
    title,
    pid: child.pid ?? 0,
    log,
    ended,
    isRunning: () => running,
    message: () =>
      Promise.race([
        new Promise((resolve) => child.once('message', resolve)),
        ended.then((how) => Promise.reject(new Error(`${title} ended with ${how}`))),
      ]),
    stop: async (limitMs = DRAIN_MS) => {
      if (!running) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(child), limitMs);
      await ended;
      clearTimeout(timer);
    },
    release: () => {
      child.unref();
      child.channel?.unref();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    lastLines: (lines) =>
      fs.readFileSync(log).subarray(start).toString('utf8').trimEnd().split('\n').slice(-lines).join('\n'),
  };
}

/** @param {import('node:child_process').ChildProcess} child */
function killGroup(child) {
  try {
    process.kill(-Number(child.pid), 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** @param {string} log */
function openLog(log) {
  fs.mkdirSync(path.dirname(log), { recursive: true });
  if (fs.existsSync(log) && fs.statSync(log).size > LOG_LIMIT_BYTES) fs.renameSync(log, `${log}.old`);
  return fs.openSync(log, 'a');
}
