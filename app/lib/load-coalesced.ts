import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';

type LoadMany<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>;

interface Read {
  key: unknown;
  loadMany: LoadMany<unknown, unknown>;
}

const MAX_KEYS = 100;

/** The names of loaders contain dates, so loaders of past dates must be evicted. */
const MAX_LOADERS = 50;

const loadersByDatabase = new WeakMap<object, LRUCache<string, DataLoader<Read, unknown>>>();

/**
 * Loads a value by key. Keys that are requested under the same `name` in the same tick of the event
 * loop are loaded with a single query. `name` must include everything that the query depends on
 * except the keys. Must not be used in a transaction, because the query may run for another
 * request.
 */
export function loadCoalesced<Key, Value>(
  db: object,
  name: string,
  key: Key,
  loadMany: LoadMany<Key, Value>,
): Promise<Value> {
  return getLoader(db, name).load({ key, loadMany: loadMany as LoadMany<unknown, unknown> }) as Promise<Value>;
}

function getLoader(db: object, name: string): DataLoader<Read, unknown> {
  const loaders = loadersByDatabase.get(db) ?? new LRUCache<string, DataLoader<Read, unknown>>({ max: MAX_LOADERS });
  loadersByDatabase.set(db, loaders);
  const loader = loaders.get(name) ?? createLoader();
  loaders.set(name, loader);
  return loader;
}

function createLoader(): DataLoader<Read, unknown> {
  return new DataLoader(
    async (reads) => (await reads[0]?.loadMany(reads.map(({ key }) => key))) ?? [],
    // Values are not cached, so that every request reads the current row.
    { cache: false, maxBatchSize: MAX_KEYS, batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  );
}
