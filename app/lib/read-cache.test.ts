import { expect, test } from 'vitest';
import { ReadCache } from './read-cache';

const createCounter = () => {
  let loads = 0;
  return () => Promise.resolve((loads += 1));
};

test('returns the cached value until it expires', async () => {
  const [lasting, load] = [new ReadCache({ max: 10, seconds: 3_600 }), createCounter()];
  expect(await lasting.read('a', load)).toBe(1);
  expect(await lasting.read('a', load)).toBe(1);
  const [brief, again] = [new ReadCache({ max: 10, seconds: 0.01 }), createCounter()];
  await expect.poll(() => brief.read('a', again)).toBe(2);
});

test('loads once for concurrent reads of a key, and separately for each key', async () => {
  const [cache, load] = [new ReadCache({ max: 10 }), createCounter()];
  expect(await Promise.all(['a', 'a', 'a', 'b'].map((key) => cache.read(key, load)))).toEqual([1, 1, 1, 2]);
});

test('does not cache a failed load', async () => {
  const cache = new ReadCache({ max: 10 });
  await expect(cache.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.read('a', createCounter())).toBe(1);
});

test('evicts the least recently used entry', async () => {
  const [cache, load] = [new ReadCache<number>({ max: 2 }), createCounter()];
  for (const key of ['a', 'b', 'a', 'c']) await cache.read(key, load);
  expect(cache.get('a')).toBe(1);
  expect(cache.get('b')).toBeUndefined();
});

test('a read in flight still gets its value if the cache is cleared, and the next read loads again', async () => {
  const cache = new ReadCache({ max: 10 });
  let resolve: (value: string) => void = () => undefined;
  const read = cache.read('a', () => new Promise<string>((done) => (resolve = done)));
  cache.forget();
  resolve('old');
  expect(await read).toBe('old');
  expect(await cache.read('a', () => Promise.resolve('new'))).toBe('new');
});

test('caches nothing for 0 seconds', async () => {
  const [cache, load] = [new ReadCache({ max: 10, seconds: 0 }), createCounter()];
  await cache.read('a', load);
  expect(await cache.read('a', load)).toBe(2);
});
