import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findExecutable } from '../setup/executable.mjs';

/**
 * Folder for the guest. It is on disk, not in memory as for other tests, because a guest needs
 * several gigabytes.
 */
const FOLDER = '/var/tmp';
const RELEASE = 'trixie';
const PACKAGES = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2,procps';
/** IP address under which the guest reaches the host, in the network of slirp4netns. */
export const HOST_ADDRESS = '10.0.2.2';
const NAME_SERVER = '10.0.2.3';
const OWN_CERTIFICATES = '/usr/local/share/ca-certificates';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export interface Debian {
  root: string;
  /**
   * Runs commands as root. Exported variables and the working directory are kept for the next call.
   * Throws an error with the output if a command fails.
   */
  run: (script: string, input?: string) => Promise<string>;
  /** Runs a program of the host inside the guest's network. */
  inNetwork: (args: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

const findProgram = (name: string, debianPackage = name) =>
  findExecutable({ title: name, variable: name.toUpperCase(), names: [name], debianPackage });

/** Boots a minimal Debian system in separate namespaces. Requires root and the Debian mirror. */
export async function bootDebian(): Promise<Debian> {
  const root = fs.mkdtempSync(path.join(FOLDER, 'sangha-debian-'));
  execFileSync('tar', ['--extract', '--file', prepareBaseSystem(), '--directory', root]);
  fs.writeFileSync(path.join(root, 'etc/resolv.conf'), `nameserver ${NAME_SERVER}\n`);
  // Makes dpkg skip fsync, because the test data need not survive a power failure.
  fs.writeFileSync(path.join(root, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  fs.cpSync(OWN_CERTIFICATES, path.join(root, OWN_CERTIFICATES), { recursive: true });
  const group = createCgroup();
  const join = `echo $$ >${group}/cgroup.procs; exec "$@"`;
  const namespaces = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup', '--fork', '--kill-child'];
  const boot = ['unshare', ...namespaces, 'sh', path.resolve('tests/first-day/boot.sh'), root];
  const holder = spawn('sh', ['-c', join, 'sh', ...boot], { stdio: 'ignore' });
  const init = await findChild(holder);
  const network = spawn(findProgram('slirp4netns'), ['--configure', '--mtu=65520', String(init), 'tap0'], {
    stdio: 'ignore',
  });
  // Node 24 does not read the certificates of the system automatically.
  const env = ['env', '-i', `PATH=${PATH}`, 'HOME=/root', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`];
  const inside = ['-t', String(init), '-m', '-p', '-n', '-u', '-i', '-C', ...env];
  const run = (script: string, input?: string) => enter([...inside, 'bash', '-c', addStateHandling(script)], input);
  await waitUntilBooted(run);
  await run('update-ca-certificates');
  return {
    root,
    run,
    inNetwork: (args) => enter(['-t', String(init), '-n', ...args]),
    stop: async () => {
      network.kill('SIGKILL');
      if (init) process.kill(init, 'SIGKILL');
      while (holder.exitCode === null && holder.signalCode === null) await delay(50);
      // Uses `rm`, because the guest has hundreds of thousands of files, and `rm` deletes them
      // several times as fast as Node.
      execFileSync('rm', ['-rf', root]);
      execFileSync('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';']);
    },
  };
}

async function enter(args: string[], input = ''): Promise<string> {
  const entered = spawn('nsenter', args);
  // Ignores errors, because a program that exits without reading its input closes the pipe.
  entered.stdin.on('error', () => undefined).end(input);
  const ended = once(entered, 'close');
  const output = (await Promise.all([text(entered.stdout), text(entered.stderr)])).join('');
  const [status] = await ended;
  if (status !== 0) throw new Error(`${args.at(-1)}\nended with ${status}:\n${output.slice(-6_000)}`);
  return output;
}

/** Returns the archive with the base system. It is built once per machine and used in all runs. */
function prepareBaseSystem(): string {
  const file = path.join(FOLDER, `sangha-debian-${RELEASE}.tar`);
  if (fs.existsSync(file)) return file;
  const args = ['--quiet', '--variant=minbase', `--include=${PACKAGES}`, RELEASE, `${file}.unfinished.tar`];
  execFileSync(findProgram('mmdebstrap'), args, { stdio: 'inherit' });
  fs.renameSync(`${file}.unfinished.tar`, file);
  return file;
}

function createCgroup(): string {
  const mounts = fs.readFileSync('/proc/mounts', 'utf8').split('\n');
  const groups = mounts.map((line) => line.split(' ')).find(([, , type]) => type === 'cgroup2')?.[1];
  if (!groups) throw new Error('No cgroup2 file system is mounted: systemd cannot run in a guest.');
  const group = path.join(groups, `sangha-first-day-${process.pid}`);
  fs.mkdirSync(group, { recursive: true });
  return group;
}

async function findChild({ pid }: ChildProcess): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    if (children) return Number(children.split(' ')[0]);
    await delay(50);
  }
  throw new Error('The guest did not boot: namespaces need root.');
}

async function waitUntilBooted(run: Debian['run']): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      // The state "degraded" is accepted, because a guest cannot load kernel modules.
      const state = await run('systemctl is-system-running || true; ip link show tap0 >/dev/null');
      if (/running|degraded/.test(state)) return;
    } catch {
      // The init process of the guest is still starting, so the command is retried.
    }
    await delay(200);
  }
  throw new Error('systemd did not come up in the guest.');
}

const STATE = '/root/.first-day';

function addStateHandling(script: string): string {
  return [
    `set -e; touch ${STATE}; . ${STATE}`,
    `trap 'status=$?; { export -p; echo "cd \\"$PWD\\""; } >${STATE}; exit $status' EXIT`,
    script,
  ].join('\n');
}
