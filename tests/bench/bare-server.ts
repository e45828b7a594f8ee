import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { waitUntilHealthy } from '../../sandbox/launch/health.mjs';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import { startProgram } from '../../sandbox/launch/program.mjs';
import type { Server } from './load';

/**
 * A minimal Remix application, with which Sangha is compared. It has one API route, one list page
 * and no further features.
 */
export interface BareServer extends Server {
  call: string;
  page: string;
  stop(): Promise<void>;
}

export async function startBareServer(): Promise<BareServer> {
  execFileSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', 'tests/bench/bare'], {
    stdio: 'ignore',
  });
  const [port] = await findFreePorts(1);
  const program = startProgram({
    title: 'bare',
    args: ['node_modules/@remix-run/serve/dist/cli.js', 'build/bare/server/index.js'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    log: path.resolve('.data/bench/bare.log'),
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(`${url}/call`);
  return { url, pid: program.pid, call: '/call', page: '/page', stop: program.stop };
}
