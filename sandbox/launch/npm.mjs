// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Runs npm and writes its output to a log file. If npm fails, throws an error with the end of the
 * log.
 * @param {string[]} args
 * @param {{ log: string, signal?: AbortSignal, env?: NodeJS.ProcessEnv }} options
 */
export async function runNpm(args, { log, signal, env = process.env }) {
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const output = fs.openSync(log, 'w');
  const { npm_execpath: cli } = process.env;
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  const child = spawn(command, [...first, ...args], {
    env,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    detached: true,
  });
  fs.closeSync(output);
  const end = () => process.kill(-Number(child.pid), 'SIGTERM');
  signal?.addEventListener('abort', end, { once: true });
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (code === 0) return;
  const lines = fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(-30);
  throw new Error(
    `npm ${args.slice(0, 2).join(' ')} failed; its log is ${log}, and says at the end:\n\n${lines.join('\n')}`,
  );
}
