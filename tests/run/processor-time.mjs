// @ts-check
import fs from 'node:fs';

/** Total processor time at the previous call. */
let counted = 0;

/**
 * Returns the user and system time of this process and its ended descendants, as text. Programs
 * that detach themselves, such as PostgreSQL, are not included. Returns an empty text on systems
 * without /proc.
 */
export function processorTime() {
  const total = countSeconds();
  return total === undefined ? '' : format(total);
}

/**
 * Returns the processor time since the previous call, as text. Called after a process has ended, it
 * is the time of that process.
 */
export function processorTimeSinceLast() {
  const total = countSeconds();
  if (total === undefined) return '';
  const since = total - counted;
  counted = total;
  return format(since);
}

/** @param {number} seconds */
function format(seconds) {
  return `${seconds.toFixed(0)} processor seconds`;
}

function countSeconds() {
  if (!fs.existsSync('/proc/self/stat')) return undefined;
  const stat = fs.readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Sum of the fields utime, stime, cutime and cstime of proc(5), which are in hundredths of a
  // second.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
