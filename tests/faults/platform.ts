import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '../../sandbox/launch/ports.mjs';
import { preparePlatform } from '../setup/platform.mjs';
import { findRedisServer } from '../setup/redis-server.mjs';

/** A process that a test may do harm to. */
export interface Part {
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** SIGTERM, as a deploy does it; resolves when it has gone. */
  stop(): Promise<void>;
  /** SIGKILL; resolves when it has gone. */
  kill(): Promise<void>;
}

/** The whole platform as real processes, on ports that stay the same through every restart. */
export interface FaultPlatform {
  webUrl: string;
  workerUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
  /** The secrets and settings that every process has. */
  env: Record<string, string>;
  web: Part;
  worker: Part;
  sandbox: Part;
  postgres: Part;
  /** Only where queues live in Redis. */
  redis: Part | undefined;
  /** Ends every process and deletes what they wrote. */
  remove(): Promise<void>;
}

// What a killed server had promised must be there afterwards; the machine itself stays up, so fsync adds nothing.
const DURABLE_WITHOUT_DISK = { fsync: 'off' };

/** Starts everything with demo data, queues on one backend. `env` adds to every process's environment. */
export async function startFaultPlatform(
  queue: 'postgres' | 'redis',
  env: Record<string, string> = {},
): Promise<FaultPlatform> {
  const redis = queue === 'redis' ? await prepareRedis() : undefined;
  const redisEnv: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  const { platform, remove } = await preparePlatform({ env: { ...redisEnv, ...env }, settings: DURABLE_WITHOUT_DISK });
  const partOf = (name: 'web' | 'worker' | 'sandbox'): Part => ({
    start: async () => {
      platform.start(name);
      await platform.untilReady(name);
    },
    stop: async () => platform.programs.get(name)?.stop(),
    kill: async () => platform.programs.get(name)?.kill(),
  });
  const keeper = () => platform.programs.get('postgres');
  const removeAll = async () => {
    await remove();
    await redis?.remove();
  };
  try {
    await redis?.start();
    await platform.bringUp();
  } catch (error) {
    await removeAll();
    throw error;
  }
  return {
    webUrl: platform.addressOf('web'),
    workerUrl: platform.addressOf('worker'),
    sandboxUrl: platform.addressOf('sandbox'),
    databaseUrl: platform.env.DATABASE_URL ?? '',
    env: platform.env,
    web: partOf('web'),
    worker: partOf('worker'),
    sandbox: partOf('sandbox'),
    postgres: {
      start: () => untilStarted(() => platform.startDatabase()),
      stop: async () => keeper()?.stop(),
      kill: async () => {
        if (platform.databasePid) process.kill(platform.databasePid, 'SIGKILL');
        await keeper()?.ended;
      },
    },
    redis,
    remove: removeAll,
  };
}

/** A killed server's last processes take a moment to notice; until then a new one is refused their memory. */
async function untilStarted(start: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 5) throw error;
      await delay(500);
    }
  }
}

async function prepareRedis(): Promise<Part & { url: string; remove: () => Promise<void> }> {
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
    start: async () => {
      server = spawn(findRedisServer(), [...args, ...durable], { stdio: 'ignore' });
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

async function untilListening(port: number): Promise<void> {
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
