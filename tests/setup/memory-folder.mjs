// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../sandbox/postgres/process-lock.mjs';

/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
const LEAST_BYTES = 4 * 1024 ** 3;

/**
 * Lets what the tests of this process and those below it write for a while, databases above all,
 * stand in memory, where making and deleting thousands of files costs little. On the disk where
 * TMPDIR says so, or where there is no such folder with room.
 */
export function writeToMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  for (const name of fs.readdirSync(MEMORY).filter(isLeft))
    fs.rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  const folder = path.join(MEMORY, `sangha-tests-${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    // A run that is broken off ends before its servers, which still need what is theirs.
    const isInUse = fs.readdirSync(folder).some((name) => name.startsWith('sangha-'));
    if (!isInUse) fs.rmSync(folder, { recursive: true, force: true });
  });
}

/** Whether a file there is of tests that were broken off. @param {string} name */
function isLeft(name) {
  const pid = /^sangha-tests-(\d+)$/.exec(name)?.[1];
  return pid !== undefined && !isAlive(Number(pid));
}

function hasRoom() {
  try {
    const mounts = fs.readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , type, options = ''] = mounts.map((line) => line.split(' ')).find(([, at]) => at === MEMORY) ?? [];
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    // Root's databases may keep their programs beside them.
    return type === 'tmpfs' && !options.split(',').includes('noexec') && bavail * bsize >= LEAST_BYTES;
  } catch {
    return false;
  }
}
