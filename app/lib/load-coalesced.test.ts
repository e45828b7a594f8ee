import { expect, test, vi } from 'vitest';
import { loadCoalesced } from './load-coalesced';

const createLoader = () =>
  vi.fn((letters: readonly string[]) => Promise.resolve(letters.map((letter) => letter + letter)));

test('keys requested in one tick share a statement, and each has its own value', async () => {
  const [db, loadMany] = [{}, createLoader()];
  expect(await Promise.all(['a', 'b', 'a'].map((key) => loadCoalesced(db, 'letters', key, loadMany)))).toEqual([
    'aa',
    'bb',
    'aa',
  ]);
  expect(loadMany.mock.calls).toEqual([[['a', 'b', 'a']]]);
});

test('values are loaded again each time, by the statement of the current caller', async () => {
  const [db, before, now] = [{}, createLoader(), createLoader()];
  await loadCoalesced(db, 'letters', 'a', before);
  await loadCoalesced(db, 'letters', 'a', now);
  expect(before).toHaveBeenCalledTimes(1);
  expect(now).toHaveBeenCalledTimes(1);
});

test('other names and other databases have separate statements', async () => {
  const [loadMany, one, other] = [createLoader(), {}, {}];
  await Promise.all([
    loadCoalesced(one, 'letters', 'a', loadMany),
    loadCoalesced(one, 'digits', '1', loadMany),
    loadCoalesced(other, 'letters', 'b', loadMany),
  ]);
  expect(loadMany.mock.calls.flat(2).toSorted()).toEqual(['1', 'a', 'b']);
  expect(loadMany).toHaveBeenCalledTimes(3);
});

test('a statement has at most a hundred keys', async () => {
  const [db, loadMany] = [{}, createLoader()];
  await Promise.all(Array.from({ length: 250 }, (_, at) => loadCoalesced(db, 'letters', String(at), loadMany)));
  expect(loadMany.mock.calls.map(([keys]) => keys.length)).toEqual([100, 100, 50]);
});

test('a failed statement fails only its own keys', async () => {
  const db = {};
  const failToLoad = () => Promise.reject(new Error('down'));
  const outcomes = await Promise.allSettled([
    loadCoalesced(db, 'letters', 'a', failToLoad),
    loadCoalesced(db, 'letters', 'b', failToLoad),
    loadCoalesced(db, 'digits', '1', createLoader()),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await loadCoalesced(db, 'letters', 'a', createLoader())).toBe('aa');
});
