/** Answers what it was last told under a key, else asks and remembers; those who ask meanwhile share the one answer. */
export type Remember<Value> = (key: string, ask: () => Promise<Value>) => Promise<Value>;

/** Remembers so many answers for good; the one that was not asked for the longest goes first, and a failure is never kept. */
export function rememberMany<Value>(capacity: number): Remember<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (key, ask) => {
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
}
