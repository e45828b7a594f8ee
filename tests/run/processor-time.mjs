// @ts-check
import fs from 'node:fs';

/** What was counted when a process last ended. */
let counted = 0;

/**
 * Processor time, user and system, that this process and its ended descendants took so far, as
 * text. Programs that detach themselves, as PostgreSQL does, are not included. Empty on systems
 * without /proc.
 */
export function processorTime() {
  const total = countSeconds();
  return total === undefined ? '' : format(total);
}

/** The same since the last call: the time of a process, if called when that process has ended. */
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
  // The fields utime, stime, cutime and cstime of proc(5), in hundredths of a second.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
