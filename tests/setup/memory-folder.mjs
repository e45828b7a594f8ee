// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../sandbox/postgres/process-lock.mjs';

/** Linux's in-memory file system. */
const MEMORY = '/dev/shm';
const LEAST_BYTES = 4 * 1024 ** 3;

/**
 * Moves the temporary files of this process and its children, especially databases, into memory,
 * where creating and deleting thousands of files is fast. Uses the disk if TMPDIR is set or the
 * in-memory file system has too little space.
 */
export function writeToMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  for (const name of fs.readdirSync(MEMORY).filter(isLeft))
    fs.rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  const folder = path.join(MEMORY, `sangha-tests-${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    // An interrupted run exits before its servers, which still use this folder.
    const isInUse = fs.readdirSync(folder).some((name) => name.startsWith('sangha-'));
    if (!isInUse) fs.rmSync(folder, { recursive: true, force: true });
  });
}

/**
 * True for a folder of an interrupted test run.
 * @param {string} name
 */
function isLeft(name) {
  const pid = /^sangha-tests-(\d+)$/.exec(name)?.[1];
  return pid !== undefined && !isAlive(Number(pid));
}

function hasRoom() {
  try {
    const mounts = fs.readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , type, options = ''] = mounts.map((line) => line.split(' ')).find(([, at]) => at === MEMORY) ?? [];
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    // If the tests run as root, databases may run a copy of their programs from this folder.
    return type === 'tmpfs' && !options.split(',').includes('noexec') && bavail * bsize >= LEAST_BYTES;
  } catch {
    return false;
  }
}
