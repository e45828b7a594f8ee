/** Those who ask meanwhile share the one answer. */
export type CachedRead<Value> = (key: string, ask: () => Promise<Value>) => Promise<Value>;

export interface TtlCache {
  read<Value>(key: string, ask: () => Promise<Value>): Promise<Value>;
  forget(): void;
}

/** Counts from when it was asked for; a failure is never kept. */
export function ttlCache(seconds: number): TtlCache {
  const kept = new Map<string, { answer: Promise<unknown>; until: number }>();
  return {
    read<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
      const now = performance.now();
      const found = kept.get(key);
      if (found && now < found.until) return found.answer as Promise<Value>;
      const answer = ask();
      if (seconds > 0) {
        const entry = { answer, until: now + seconds * 1000 };
        kept.set(key, entry);
        answer.catch(() => {
          if (kept.get(key) === entry) kept.delete(key);
        });
      }
      return answer;
    },
    forget: () => kept.clear(),
  };
}

/** Of more than `capacity` the one that was not asked for the longest is forgotten. */
export interface LruMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

export function lruMap<Value>(capacity: number): LruMap<Value> {
  const kept = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    kept.delete(key);
    kept.set(key, value);
    const oldest = kept.keys().next();
    if (kept.size > capacity && !oldest.done) kept.delete(oldest.value);
  };
  const get = (key: string) => {
    const value = kept.get(key);
    if (value !== undefined) set(key, value);
    return value;
  };
  return { get, set, delete: (key) => void kept.delete(key) };
}

export type LruCache<Value> = CachedRead<Value> & { known: (key: string) => Promise<Value> | undefined };

/** A failure is never kept. */
export function lruCache<Value>(capacity: number): LruCache<Value> {
  const kept = lruMap<Promise<Value>>(capacity);
  const read: CachedRead<Value> = (key, ask) => {
    const known = kept.get(key);
    if (known) return known;
    const answer = ask();
    kept.set(key, answer);
    answer.catch(() => {
      if (kept.get(key) === answer) kept.delete(key);
    });
    return answer;
  };
  return Object.assign(read, { known: (key: string) => kept.get(key) });
}
