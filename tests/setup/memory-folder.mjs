// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../sandbox/postgres/process-lock.mjs';

/** In-memory file system of Linux. */
const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/**
 * Sets the folder for temporary files of this process and its children to an in-memory file system,
 * where creating and deleting thousands of files, especially those of databases, is fast. Uses the
 * disk if TMPDIR is set or there is too little memory.
 */
export function writeToMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  for (const name of fs.readdirSync(MEMORY).filter(isLeftover))
    fs.rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  const folder = path.join(MEMORY, `sangha-tests-${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    // An interrupted test run exits before its database servers, which still use the folder, so it
    // is deleted only if it is not in use.
    const isInUse = fs.readdirSync(folder).some((name) => name.startsWith('sangha-'));
    if (!isInUse) fs.rmSync(folder, { recursive: true, force: true });
  });
}

/**
 * Returns true for a folder of an interrupted test run.
 * @param {string} name
 */
function isLeftover(name) {
  const pid = /^sangha-tests-(\d+)$/.exec(name)?.[1];
  return pid !== undefined && !isAlive(Number(pid));
}

function hasRoom() {
  try {
    const mounts = fs.readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , type, options = ''] = mounts.map((line) => line.split(' ')).find(([, at]) => at === MEMORY) ?? [];
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    // The folder must allow execution: if the tests run as root, PostgreSQL runs from a copy of its
    // binaries in this folder.
    return type === 'tmpfs' && !options.split(',').includes('noexec') && bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
