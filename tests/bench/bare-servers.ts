import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { untilHealthy } from '../../sandbox/launch/health.mjs';
import { freePorts } from '../../sandbox/launch/ports.mjs';
import { startProgram } from '../../sandbox/launch/program.mjs';
import type { Server } from './load';

const FOLDER = 'tests/bench/bare';

/** Minimal servers without application code, with which the application is compared. */
const PROGRAMS = {
  'node:http': [`${FOLDER}/http.mjs`],
  Fastify: [`${FOLDER}/fastify.mjs`],
  Remix: ['node_modules/@remix-run/serve/dist/cli.js', 'build/bare/server/index.js'],
};

export type BareServer = Server & Record<'call' | 'page', string>;

export interface BareServers {
  servers: Record<keyof typeof PROGRAMS, BareServer>;
  stop(): Promise<void>;
}

/** Starts the baseline servers. Each has one API route, one list page and no further features. */
export async function startBareServers(): Promise<BareServers> {
  execFileSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', FOLDER], {
    stdio: 'ignore',
  });
  const ports = await freePorts(Object.keys(PROGRAMS).length);
  const started = await Promise.all(
    Object.entries(PROGRAMS).map(async ([title, args], at) => {
      const env = { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(ports[at]) };
      const program = startProgram({ title, args, env, log: path.resolve('.data/bench/bare', `${at}.log`) });
      const url = `http://127.0.0.1:${ports[at]}`;
      await untilHealthy(`${url}/call`);
      return { title, program, server: { url, pid: program.pid, call: '/call', page: '/page' } };
    }),
  );
  const servers = Object.fromEntries(started.map(({ title, server }) => [title, server])) as BareServers['servers'];
  return {
    servers,
    stop: async () => {
      await Promise.all(started.map(({ program }) => program.stop()));
    },
  };
}
