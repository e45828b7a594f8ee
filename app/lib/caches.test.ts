import { describe, expect, test, vi } from 'vitest';
import { ttlCache, lruCache } from './caches';

const counting = () => {
  let asked = 0;
  return vi.fn(() => Promise.resolve((asked += 1)));
};

describe('rememberBriefly', () => {
  test('answers again what it was told, until the seconds are over', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const [recent, ask] = [ttlCache(5), counting()];
    expect(await recent.read('a', ask)).toBe(1);
    vi.advanceTimersByTime(4_999);
    expect(await recent.read('a', ask)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await recent.read('a', ask)).toBe(2);
    vi.useRealTimers();
  });

  test('asks once for all who ask at the same time, and apart for each key', async () => {
    const [recent, ask] = [ttlCache(5), counting()];
    const all = await Promise.all(['a', 'a', 'a', 'b'].map((key) => recent.read(key, ask)));
    expect(all).toEqual([1, 1, 1, 2]);
  });

  test('keeps no failure', async () => {
    const recent = ttlCache(5);
    await expect(recent.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await recent.read('a', counting())).toBe(1);
  });

  test('forgets when told, and remembers nothing for no seconds', async () => {
    const [recent, ask] = [ttlCache(5), counting()];
    await recent.read('a', ask);
    recent.forget();
    expect(await recent.read('a', ask)).toBe(2);
    const [never, again] = [ttlCache(0), counting()];
    await never.read('a', again);
    expect(await never.read('a', again)).toBe(2);
  });
});

describe('rememberMany', () => {
  test('lets go of the one that was not asked for the longest', async () => {
    const [remember, ask] = [lruCache<number>(2), counting()];
    for (const key of ['a', 'b', 'a', 'c']) await remember(key, ask);
    expect(await remember('a', ask)).toBe(1);
    expect(await remember('b', ask)).toBe(4);
  });

  test('keeps no failure', async () => {
    const remember = lruCache<number>(2);
    await expect(remember('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await remember('a', counting())).toBe(1);
  });
});
