// @ts-check
import fs from 'node:fs';

/** Total CPU time at the previous call, in seconds. */
let counted = 0;

/**
 * Returns the user and system time of this process and of its descendants that have ended, as text.
 * Detached programs such as PostgreSQL are not included. Returns an empty string on systems without
 * /proc.
 */
export function readProcessorTime() {
  const total = countSeconds();
  return total === undefined ? '' : format(total);
}

/**
 * Returns the CPU time since the previous call, as text. If it is called after each child process
 * has ended, it returns the time of that process.
 */
export function readProcessorTimeSinceLast() {
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
  // Sum of the fields utime, stime, cutime and cstime in proc(5), in hundredths of a second.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
