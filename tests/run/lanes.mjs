// @ts-check

/**
 * Runs tasks with limited concurrency. Starts the next task as soon as one has ended, and resolves
 * with all results.
 * @template T
 * @param {number} lanes
 * @param {(() => Promise<T>)[]} works
 * @returns {Promise<T[]>}
 */
export async function inLanes(lanes, works) {
  const waiting = [...works];
  /** @type {T[]} */
  const results = [];
  const lane = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) results.push(await work());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
