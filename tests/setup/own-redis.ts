import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import type { RedisConfig } from '~/lib/redis.server';
import { startSupervisedProgram, type SupervisedProgram } from './supervised-program';
import { findRedisServer } from './executable.mjs';

export function createSingleRedisConfig(url: string): RedisConfig {
  return { mode: 'single', urls: [url], masterName: '' };
}

export interface OwnRedis {
  url: string;
  port: number;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Prepares a Redis server, which is started later. It loses no data if it is killed. `more` are
 * additional command-line arguments.
 */
export async function prepareRedis(...more: string[]): Promise<OwnRedis> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-redis-'));
  const [port = 0] = await findFreePorts(1);
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
  let server: SupervisedProgram | undefined;
  const end = async (signal: NodeJS.Signals) => server?.end(signal);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start: async () => {
      server = await startSupervisedProgram({
        folder,
        port,
        file: findRedisServer(),
        args: [...more, ...place, ...durable],
      });
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGKILL');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
