// @ts-check
const live = process.stdout.isTTY;
const colours = live && !process.env.NO_COLOR;

/** @param {string} code */
const createStyle = (code) => (/** @type {string} */ text) => (colours ? `\x1b[${code}m${text}\x1b[0m` : text);

export const bold = createStyle('1');
export const dim = createStyle('2');
export const green = createStyle('32');
export const red = createStyle('31');

const TITLE_WIDTH = 14;

/**
 * Runs one step and prints its title and duration.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [note] a note about the result
 * @returns {Promise<T>}
 */
export async function step(title, work, note = () => '') {
  const start = performance.now();
  const label = title.padEnd(TITLE_WIDTH);
  if (live) process.stdout.write(`  ${dim('…')} ${label}`);
  try {
    const result = await work();
    show(green('✓'), `${label} ${dim(`${formatSeconds(start)}  ${note(result)}`.trimEnd())}`);
    return result;
  } catch (error) {
    show(red('✗'), label.trimEnd());
    throw error;
  }
}

/** @param {number} start an earlier `performance.now()` */
export function formatSeconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s`;
}

/**
 * @param {string} mark
 * @param {string} text
 */
function show(mark, text) {
  process.stdout.write(`${live ? '\r\x1b[K' : ''}  ${mark} ${text}\n`);
}
