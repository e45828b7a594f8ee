import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BUILT_COMMANDS } from '../../sandbox/launch/commands.mjs';
import { waitUntilHealthy } from '../../sandbox/launch/health.mjs';
import type { Platform } from '../../sandbox/launch/platform.mjs';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import { startProgram, type Program } from '../../sandbox/launch/program.mjs';
import { type OwnRedis, prepareRedis } from '../setup/own-redis';
import { preparePlatform } from '../setup/platform.mjs';
import { startBalancer } from './balancer';
import { CLOCKS } from './clocks';
import type { Part } from './part';

/**
 * The platform as real processes on fixed ports: two web processes behind a balancer, two workers,
 * the database and the sandbox.
 */
export interface FaultPlatform {
  /** URL of the balancer. It is also PUBLIC_URL. */
  url: string;
  sandboxUrl: string;
  databaseUrl: string;
  env: Record<string, string>;
  webs: readonly [Replica, Replica];
  /** Controls both web processes together. */
  web: Part;
  workers: readonly [Replica, Replica];
  boardUrl: string;
  /** Controls both workers together. */
  worker: Part;
  postgres: Part;
  /**
   * Controls the image decoders of the web processes. A killed decoder starts again with the next
   * image.
   */
  pictures: Part;
  /** Undefined if the queues are in PostgreSQL. */
  redis: OwnRedis | undefined;
  waitUntilReady(): Promise<void>;
  /** Returns the error lines in the logs of all processes. */
  listErrors(): string[];
  remove(): Promise<void>;
}

// Settings of a server whose committed data must survive if it is killed. fsync is not needed,
// because the machine itself does not fail.
const DURABLE_WITHOUT_DISK = { fsync: 'off' };

/**
 * Seconds for which a web process reports that it is not ready before it stops. The balancer polls
 * ten times per second, so it notices this in time.
 */
const NOTICE = { WEB_DRAIN_SECONDS: '2' };

/**
 * Starts all processes, with demo data and with the queues in `queue`. `env` can select different
 * databases.
 */
export async function startFaultPlatform(
  queue: 'postgres' | 'redis',
  { env = {}, isQuick = false }: { env?: Record<string, string>; isQuick?: boolean } = {},
): Promise<FaultPlatform> {
  const redis = queue === 'redis' ? await prepareRedis() : undefined;
  const redisEnv: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  const [balancerPort = 0, webPort = 0, workerPort = 0] = await findFreePorts(3);
  const publicUrl = { PUBLIC_URL: `http://127.0.0.1:${balancerPort}` };
  const { platform, remove } = await preparePlatform({
    env: { ...redisEnv, ...publicUrl, ...NOTICE, ...CLOCKS, ...env },
    settings: DURABLE_WITHOUT_DISK,
    isQuick,
  });
  const createFirstReplica = (name: 'web' | 'worker'): Replica => ({
    url: platform.getUrl(name),
    pid: () => platform.programs.get(name)?.pid,
    start: async () => {
      platform.start(name);
      await platform.waitUntilReady(name);
    },
    stop: async () => platform.programs.get(name)?.stop(),
    kill: async () => platform.programs.get(name)?.kill(),
  });
  const webs = [createFirstReplica('web'), createSecondReplica(platform, 'web', { PORT: String(webPort) })] as const;
  const workers = [
    createFirstReplica('worker'),
    createSecondReplica(platform, 'worker', { WORKER_PORT: String(workerPort) }),
  ] as const;
  const balancer = await startBalancer(
    balancerPort,
    webs.map(({ url }) => url),
  );
  const waitUntilReady = async () => {
    for (const { url } of [...webs, ...workers]) await waitUntilHealthy(`${url}/readyz`);
    while (balancer.ready() < webs.length) await delay(20);
  };
  const removeAll = async () => {
    await Promise.all([webs[1].stop(), workers[1].stop()]);
    await balancer.close();
    await remove();
    await redis?.remove();
  };
  const killPictures = async () => listPicturePrograms(webs.map(({ pid }) => pid())).forEach(killProcess);
  try {
    await redis?.start();
    await platform.bringUp();
    await Promise.all([webs[1].start(), workers[1].start()]);
    await waitUntilReady();
  } catch (error) {
    await removeAll();
    throw error;
  }
  return {
    url: balancer.url,
    sandboxUrl: platform.getUrl('sandbox'),
    databaseUrl: platform.env.DATABASE_URL ?? '',
    env: platform.env,
    webs,
    web: combineParts(webs),
    workers,
    boardUrl: `${platform.getUrl('worker')}/board`,
    worker: combineParts(workers),
    postgres: createDatabasePart(platform),
    pictures: { start: async () => undefined, stop: killPictures, kill: killPictures },
    redis,
    waitUntilReady: waitUntilReady,
    listErrors: () => listLoggedErrors(path.join(platform.dataDir, 'logs')),
    remove: removeAll,
  };
}

function listPicturePrograms(parents: readonly (number | undefined)[]): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.includes(path.resolve('build/pictures.js')))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parents.includes(parent))
    .map(([pid = 0]) => pid);
}

export function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}

function listLoggedErrors(logs: string): string[] {
  const lines = fs.readdirSync(logs).flatMap((name) => fs.readFileSync(path.join(logs, name), 'utf8').split('\n'));
  return lines.filter((line) => /^\{"level":[56]0/.test(line));
}

interface Replica extends Part {
  url: string;
  pid: () => number | undefined;
}

function createSecondReplica(platform: Platform, name: 'web' | 'worker', ports: Record<string, string>): Replica {
  let program: Program | undefined;
  const [port] = Object.values(ports);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: () => program?.pid,
    start: async () => {
      const log = path.join(platform.dataDir, 'logs', `second-${name}.log`);
      const args = [...platform.nodeFlags, ...BUILT_COMMANDS[name]];
      program = startProgram({ title: `second ${name}`, args, env: { ...platform.env, ...ports }, log });
      await waitUntilHealthy(`${url}/healthz`);
    },
    stop: async () => program?.stop(),
    kill: async () => program?.kill(),
  };
}

function combineParts(parts: readonly Part[]): Part {
  const all = (action: keyof Part) => async () => {
    await Promise.all(parts.map((part) => part[action]()));
  };
  return { start: all('start'), stop: all('stop'), kill: all('kill') };
}

function createDatabasePart(platform: Platform): Part {
  const getSupervisor = () => platform.programs.get('postgres');
  return {
    start: () => retryUntilStarted(() => platform.startDatabase()),
    stop: async () => getSupervisor()?.stop(),
    kill: async () => {
      if (platform.databasePid) process.kill(platform.databasePid, 'SIGKILL');
      await getSupervisor()?.ended;
    },
  };
}

/**
 * Retries `start`. After a server was killed, its child processes end a moment later, and until
 * then PostgreSQL refuses to start because they use the shared memory.
 */
async function retryUntilStarted(start: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 5) throw error;
      await delay(500);
    }
  }
}
