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

export type LruCache<Value> = CachedRead<Value> & { known: (key: string) => Promise<Value> | undefined };

/** The one that was not asked for the longest goes first; a failure is never kept. */
export function lruCache<Value>(capacity: number): LruCache<Value> {
  const kept = new Map<string, Promise<Value>>();
  const read: CachedRead<Value> = (key, ask) => {
    const answer = kept.get(key) ?? ask();
    kept.delete(key);
    kept.set(key, answer);
    answer.catch(() => {
      if (kept.get(key) === answer) kept.delete(key);
    });
    const oldest = kept.keys().next();
    if (kept.size > capacity && !oldest.done) kept.delete(oldest.value);
    return answer;
  };
  const known = (key: string) => {
    const answer = kept.get(key);
    return answer && read(key, () => answer);
  };
  return Object.assign(read, { known });
}
