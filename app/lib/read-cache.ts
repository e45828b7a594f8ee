import { LRUCache } from 'lru-cache';

interface Limits {
  /** Maximum number of entries. If it is exceeded, the least recently used entry is evicted. */
  max: number;
  /** Seconds after which an entry expires. If it is omitted, entries do not expire. */
  seconds?: number;
}

type Cacheable = string | number | boolean | object;
type Load = () => Promise<Cacheable>;

/**
 * A cache in which concurrent reads of the same key share one load. Failed loads are not cached.
 */
export class ReadCache<Cached = unknown> {
  readonly #entries: LRUCache<string, Cacheable, Load> | null;

  constructor({ max, seconds }: Limits) {
    this.#entries =
      seconds === 0
        ? null
        : new LRUCache({
            max,
            ...(seconds && { ttl: seconds * 1000, ttlResolution: 0 }),
            fetchMethod: (_key, _stale, { context: load }) => load(),
            // Without this option, clearing the cache would reject the reads that are in progress.
            ignoreFetchAbort: true,
          });
  }

  read<Value extends Cached>(key: string, load: () => Promise<Value>): Promise<Value> {
    if (!this.#entries) return load();
    return this.#entries.fetch(key, { context: load as Load }) as Promise<Value>;
  }

  /** Returns the cached value without loading it, or undefined if it is missing or has expired. */
  get(key: string): Cached | undefined {
    return this.#entries?.get(key) as Cached | undefined;
  }

  forget(): void {
    this.#entries?.clear();
  }
}
