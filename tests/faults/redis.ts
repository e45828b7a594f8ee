import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '../../sandbox/launch/ports.mjs';
import type { RedisLocation } from '~/lib/redis.server';
import { findRedisServer } from '../setup/redis-server.mjs';
import type { Part } from './part';

/** The location of a server that stands alone. */
export function singleRedis(url: string): RedisLocation {
  return { mode: 'single', urls: [url], masterName: '' };
}

/** A Redis of the test's own. */
export type TestRedis = Part & { url: string; port: number; remove: () => Promise<void> };

/** A Redis that forgets nothing when killed, with more arguments of its own; not started yet. */
export async function prepareRedis(...more: string[]): Promise<TestRedis> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-redis-'));
  const [port = 0] = await freePorts(1);
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start: async () => {
      server = spawn(findRedisServer(), [...more, ...args, ...durable], { stdio: 'ignore' });
      await untilListening(port);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGKILL');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = createConnection(port, '127.0.0.1');
    const connected = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (connected) return;
    await delay(50);
  }
  throw new Error(`Nothing listens on port ${port}`);
}
