// @ts-check
import fs from 'node:fs';

/**
 * Runs `work` while this process holds the lock file. If the process that holds the lock has died,
 * its lock is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  for (let waitedMs = 0; !tryLock(file); waitedMs += 50) {
    if (waitedMs > 90_000)
      throw new Error(`Another process holds ${file} for a minute and a half; remove it if that process is gone`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** @param {string} file */
function tryLock(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
    if (holder > 0 && !isAlive(holder)) fs.rmSync(file, { force: true });
    return false;
  }
}

/**
 * Returns true if a process with this id exists.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
