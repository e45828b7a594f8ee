import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import { killProcess } from '../faults/platform';
import { findFailover } from '../setup/executable.mjs';

/**
 * Two PostgreSQL servers that elect a primary, and HAProxy in front of them, as in deploy/failover.
 */
export interface DatabaseGroup {
  /**
   * URL for the application's database role. `ownerUrl` is the URL for the role that owns the
   * tables.
   */
  url: string;
  /** URL of the standby. If there is no standby, it leads to the primary. */
  standbyUrl: string;
  ownerUrl: string;
  /**
   * Kills the primary PostgreSQL server and its Patroni process without a shutdown, like a power
   * failure.
   */
  killPrimary(): Promise<void>;
  /** Restarts the killed server. Resolves when it replicates from the new primary. */
  bringBack(): Promise<void>;
  remove(): Promise<void>;
}

interface Member {
  env: Record<string, string>;
  dataDir: string;
  rest: string;
  patroni: ChildProcess | undefined;
}

const PASSWORDS = { owner: 'owners-password', app: 'apps-password' };
const LIMIT_MS = 180_000;

/**
 * Starts etcd, two PostgreSQL servers and HAProxy on the loopback interface. Resolves when the
 * standby confirms commits.
 */
export async function startDatabaseGroup(): Promise<DatabaseGroup> {
  const { patroni, etcd, haproxy, binaries } = findFailover();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-drill-'));
  fs.cpSync('deploy', path.join(folder, 'deploy'), { recursive: true });
  const user = findServerUser();
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const [etcdPort, peerPort, door, standbyDoor, ...ports] = await findFreePorts(8);
  const output = fs.openSync(path.join(folder, 'drill.log'), 'a');
  const started: ChildProcess[] = [];
  const start = (program: string, args: string[], env: Record<string, string> = {}) => {
    const all = { PATH: `${binaries}:${process.env.PATH}`, LANG: 'C.UTF-8', NODE_ENV: 'production', ...env } as const;
    const child = spawn(program, args, { cwd: folder, env: all, stdio: ['ignore', output, output], ...user });
    started.push(child);
    return child;
  };
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${peerPort}`;
  start(etcd, [
    '--data-dir',
    path.join(folder, 'etcd'),
    '--initial-cluster',
    `default=${peerUrl}`,
    '--listen-client-urls',
    etcdUrl,
    '--advertise-client-urls',
    etcdUrl,
    '--listen-peer-urls',
    peerUrl,
    '--initial-advertise-peer-urls',
    peerUrl,
  ]);
  const members = ['one', 'two'].map((name, at): Member => {
    const [port, restPort] = [ports[2 * at], ports[2 * at + 1]];
    const dataDir = path.join(folder, name);
    return {
      dataDir,
      rest: `http://127.0.0.1:${restPort}`,
      patroni: undefined,
      env: {
        PATRONI_SCOPE: 'sangha',
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_DATA_DIR: dataDir,
        PATRONI_POSTGRESQL_BIN_DIR: binaries,
        PATRONI_POSTGRESQL_PGPASS: path.join(folder, `${name}.pgpass`),
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: 'superusers-password',
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: 'replicators-password',
        DATABASE_OWNER_PASSWORD: PASSWORDS.owner,
        DATABASE_PASSWORD: PASSWORDS.app,
        POSTGRES_DB: 'sangha',
      },
    };
  });
  const startMember = (member: Member) => {
    member.patroni = start(patroni, ['deploy/failover/patroni.yml'], member.env);
  };
  const [one, two] = members;
  if (!one || !two) throw new Error('A group needs two members');
  start(haproxy, ['-db', '-f', 'deploy/failover/haproxy.cfg'], {
    PRIMARY_BIND: `127.0.0.1:${door}`,
    STANDBY_BIND: `127.0.0.1:${standbyDoor}`,
    POSTGRES_ONE: one.env.PATRONI_POSTGRESQL_LISTEN ?? '',
    POSTGRES_TWO: two.env.PATRONI_POSTGRESQL_LISTEN ?? '',
    PATRONI_PORT_ONE: new URL(one.rest).port,
    PATRONI_PORT_TWO: new URL(two.rest).port,
  });
  let dead: Member | undefined;
  const remove = async () => {
    for (const child of started.toReversed()) await endProcess(child, 'SIGTERM');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    startMember(one);
    await waitUntil(() => hasRole(one, 'primary'), 'a primary');
    startMember(two);
    await waitUntil(() => hasRole(two, 'sync'), 'a standby that confirms');
  } catch (error) {
    process.stderr.write(fs.readFileSync(path.join(folder, 'drill.log'), 'utf8').slice(-4000));
    await remove();
    throw error;
  }
  return {
    url: `postgresql://sangha_app:${PASSWORDS.app}@127.0.0.1:${door}/sangha`,
    standbyUrl: `postgresql://sangha_app:${PASSWORDS.app}@127.0.0.1:${standbyDoor}/sangha`,
    ownerUrl: `postgresql://sangha_owner:${PASSWORDS.owner}@127.0.0.1:${door}/sangha`,
    killPrimary: async () => {
      dead = (await hasRole(one, 'primary')) ? one : two;
      if (dead.patroni) await endProcess(dead.patroni, 'SIGKILL');
      for (const pid of listProcesses(dead)) killProcess(pid);
    },
    bringBack: async () => {
      const back = dead;
      if (!back) throw new Error('Nobody was killed');
      startMember(back);
      await waitUntil(() => hasRole(back, 'sync'), 'the killed server as a standby that confirms');
    },
    remove,
  };
}

/**
 * Returns the user as which PostgreSQL runs, because it refuses to run as root. Undefined if the
 * tests do not run as root.
 */
function findServerUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function hasRole({ rest }: Member, role: 'primary' | 'sync'): Promise<boolean> {
  return fetch(`${rest}/${role}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function waitUntil(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await delay(100)) if (await isSo()) return;
  throw new Error(`There is not ${what} after ${LIMIT_MS / 1000} s`);
}

function listProcesses({ dataDir }: Member): number[] {
  const server = Number(fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return [server, ...pairs.filter(([, parent]) => parent === server).map(([pid = 0]) => pid)];
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await gone;
  clearTimeout(patience);
}
