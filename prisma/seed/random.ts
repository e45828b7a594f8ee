/** Generator of pseudo-random numbers that are the same on every run. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Returns `count` different elements of the list, in list order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** Returns a string of `length` characters from the alphabet. */
  text(alphabet: string, length: number): string;
}

/**
 * Creates a generator for a name. Each name has a separate sequence, so drawing numbers from one
 * generator does not change another.
 */
export function createSeededRandom(name: string): Random {
  const next = mulberry32(fnv1a(name));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new Error('There is nothing to pick from');
    return found;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (list, count) => {
      const drawn = list.map((element, index) => ({ element, index, lot: next() }));
      const taken = drawn.sort((a, b) => a.lot - b.lot).slice(0, count);
      return taken.sort((a, b) => a.index - b.index).map(({ element }) => element);
    },
    text: (alphabet, length) => Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join(''),
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
