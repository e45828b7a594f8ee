// @ts-check

/**
 * Runs `work` for each item, for at most `limit` items at the same time. Returns the results in the
 * order in which the work has ended.
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {number} limit
 * @param {(item: Item, index: number) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export async function runConcurrently(items, limit, work) {
  const waiting = items.entries();
  /** @type {Result[]} */
  const results = [];
  const runLoop = async () => {
    for (const [index, item] of waiting) results.push(await work(item, index));
  };
  await Promise.all(Array.from({ length: limit }, runLoop));
  return results;
}
