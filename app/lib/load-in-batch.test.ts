import { expect, test, vi } from 'vitest';
import { loadInBatch } from './load-in-batch';

const twice = () => vi.fn((letters: readonly string[]) => Promise.resolve(letters.map((letter) => letter + letter)));

test('keys of one turn share a statement, and each has its own value', async () => {
  const [db, loadMany] = [{}, twice()];
  expect(await Promise.all(['a', 'b', 'a'].map((key) => loadInBatch(db, 'letters', key, loadMany)))).toEqual([
    'aa',
    'bb',
    'aa',
  ]);
  expect(loadMany.mock.calls).toEqual([[['a', 'b', 'a']]]);
});

test('values are loaded again each time, by the statement of the present caller', async () => {
  const [db, before, now] = [{}, twice(), twice()];
  await loadInBatch(db, 'letters', 'a', before);
  await loadInBatch(db, 'letters', 'a', now);
  expect(before).toHaveBeenCalledTimes(1);
  expect(now).toHaveBeenCalledTimes(1);
});

test('other names and other databases have statements of their own', async () => {
  const [loadMany, one, other] = [twice(), {}, {}];
  await Promise.all([
    loadInBatch(one, 'letters', 'a', loadMany),
    loadInBatch(one, 'digits', '1', loadMany),
    loadInBatch(other, 'letters', 'b', loadMany),
  ]);
  expect(loadMany.mock.calls.flat(2).toSorted()).toEqual(['1', 'a', 'b']);
  expect(loadMany).toHaveBeenCalledTimes(3);
});

test('a statement has at most a hundred keys', async () => {
  const [db, loadMany] = [{}, twice()];
  await Promise.all(Array.from({ length: 250 }, (_, at) => loadInBatch(db, 'letters', String(at), loadMany)));
  expect(loadMany.mock.calls.map(([keys]) => keys.length)).toEqual([100, 100, 50]);
});

test('a failed statement fails its own keys only', async () => {
  const db = {};
  const broken = () => Promise.reject(new Error('down'));
  const outcomes = await Promise.allSettled([
    loadInBatch(db, 'letters', 'a', broken),
    loadInBatch(db, 'letters', 'b', broken),
    loadInBatch(db, 'digits', '1', twice()),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await loadInBatch(db, 'letters', 'a', twice())).toBe('aa');
});
