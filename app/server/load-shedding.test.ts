import { expect, test } from 'vitest';
import { createLoadShedder, type LoadSample } from './load-shedding.server';

const none = { waiting: 0, total: 20 };
const overloaded: LoadSample = { answerMs: 501, queries: none };
const good: LoadSample = { answerMs: 20, queries: none };
const fair: LoadSample = { answerMs: 300, queries: none };
const queued: LoadSample = { answerMs: 0, queries: { waiting: 81, total: 20 } };

test.each([
  ['one overloaded sample does not start load shedding', [overloaded, good], false],
  ['two overloaded samples in a row start it', [overloaded, overloaded], true],
  ['two samples with long query queues start it', [queued, queued], true],
  ['two overloaded samples with a good one between do not start it', [overloaded, good, overloaded], false],
  ['it stays active while the load is fair', [overloaded, overloaded, ...Array<LoadSample>(20).fill(fair)], true],
  ['five good samples do not end it', [overloaded, overloaded, ...Array<LoadSample>(5).fill(good)], true],
  ['six good samples end it', [overloaded, overloaded, ...Array<LoadSample>(6).fill(good)], false],
  [
    'good samples are counted from the last overloaded one',
    [overloaded, overloaded, good, good, good, overloaded, good, good, good],
    true,
  ],
])('%s', (_, samples, isActive) => {
  const isActiveAfter = createLoadShedder(500);
  expect(samples.map(isActiveAfter).at(-1)).toBe(isActive);
});
