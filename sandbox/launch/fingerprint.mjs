// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Runs `work` unless it has already completed for the same content of `sources`. A fingerprint of
 * the content is stored in the file `stamp`.
 * @param {{ stamp: string, sources: string[], work: () => Promise<void> }} step
 * @returns {Promise<boolean>} whether it ran
 */
export async function runOnceFor({ stamp, sources, work }) {
  const now = createFingerprint(sources);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === now) return false;
  fs.rmSync(stamp, { force: true });
  await work();
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, now);
  return true;
}

/** @param {string[]} sources files and folders; those that do not exist count as empty */
function createFingerprint(sources) {
  const hash = crypto.createHash('sha256').update(process.version);
  for (const file of sources.flatMap(listFiles)) hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} source
 * @returns {string[]}
 */
function listFiles(source) {
  if (!fs.existsSync(source)) return [];
  if (!fs.statSync(source).isDirectory()) return [source];
  return fs
    .readdirSync(source)
    .sort()
    .filter((name) => name !== 'generated')
    .flatMap((name) => listFiles(path.join(source, name)));
}
