import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';

type LoadMany<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>;

interface Read {
  key: unknown;
  loadMany: LoadMany<unknown, unknown>;
}

const MAX_BATCH_SIZE = 100;

/** Names contain days, so old ones have to go. */
const MAX_LOADERS = 50;

const loadersOf = new WeakMap<object, LRUCache<string, DataLoader<Read, unknown>>>();

/**
 * Loads one key by a statement that loads many. Keys that requests ask for under the same `name` in
 * the same turn of the event loop share a statement, so a busy process sends fewer of them. `name`
 * must contain everything that the statement depends on except its keys. Not for use within a
 * transaction: the statement may run on another request's behalf.
 */
export function loadBatched<Key, Value>(
  db: object,
  name: string,
  key: Key,
  loadMany: LoadMany<Key, Value>,
): Promise<Value> {
  return loaderOf(db, name).load({ key, loadMany: loadMany as LoadMany<unknown, unknown> }) as Promise<Value>;
}

function loaderOf(db: object, name: string): DataLoader<Read, unknown> {
  const loaders = loadersOf.get(db) ?? new LRUCache<string, DataLoader<Read, unknown>>({ max: MAX_LOADERS });
  loadersOf.set(db, loaders);
  const loader = loaders.get(name) ?? createLoader();
  loaders.set(name, loader);
  return loader;
}

function createLoader(): DataLoader<Read, unknown> {
  return new DataLoader(
    async (reads) => (await reads[0]?.loadMany(reads.map(({ key }) => key))) ?? [],
    // Values are not cached: every request reads the current row.
    { cache: false, maxBatchSize: MAX_BATCH_SIZE, batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  );
}
