import { expect, test } from 'vitest';
import { createLoadShedder, type LoadSample } from './load-shedder.server';

const none = { waiting: 0, total: 20 };

const createSample = (ms: number[], { lateMs = 0, queries = none }: Partial<LoadSample> = {}): LoadSample => ({
  answers: new Map(ms.map((answerMs, at) => [`10.0.0.${at}`, answerMs])),
  lateMs,
  queries,
});
const overloaded = createSample([501, 900, 700, 900, 900]);
const good = createSample([20]);
const fair = createSample([300, 300, 300, 300, 300]);
const empty = createSample([]);
const late = createSample([], { lateMs: 501 });
const queued = createSample([], { queries: { waiting: 81, total: 20 } });
const slowOfOne = createSample([2_000]);
const repeat = (sample: LoadSample, times: number) => Array<LoadSample>(times).fill(sample);

test.each([
  ['one overloaded sample does not start load shedding', [overloaded, good], false],
  ['two overloaded samples in a row start it', [overloaded, overloaded], true],
  ['two samples with long query queues start it', [queued, queued], true],
  ['two late samples start it', [late, late], true],
  ['two overloaded samples with a good one between do not start it', [overloaded, good, overloaded], false],
  ['slow pages of one client do not start it', repeat(slowOfOne, 20), false],
  ['slow pages of four clients do not start it', repeat(createSample([900, 900, 900, 900]), 20), false],
  ['slow pages beside a fast one do not start it', repeat(createSample([900, 900, 900, 900, 900, 20]), 20), false],
  ['a few slow clients in each sample start it', [createSample([900, 900, 900]), overloaded, slowOfOne], true],
  [
    'slow pages of five clients over a long time do not start it',
    ['a', 'b', 'c', 'd', 'e'].flatMap((client) => [
      { ...empty, answers: new Map([[client, 2_000]]) },
      { ...empty, answers: new Map([[client, 2_000]]) },
      ...repeat(empty, 20),
    ]),
    false,
  ],
  ['it stays active while the load is fair', [overloaded, overloaded, ...repeat(fair, 20)], true],
  ['slow pages of one client do not keep it active', [overloaded, overloaded, ...repeat(slowOfOne, 20)], false],
  ['five good samples do not end it', [overloaded, overloaded, ...repeat(good, 5)], true],
  ['six good samples end it', [overloaded, overloaded, ...repeat(good, 6)], false],
  ['six samples without an answer end it', [overloaded, overloaded, ...repeat(empty, 6)], false],
  [
    'good samples are counted from the last overloaded one',
    [overloaded, overloaded, good, good, good, overloaded, good, good, good],
    true,
  ],
])('%s', (_, samples, isActive) => {
  const isActiveAfter = createLoadShedder(500);
  expect(samples.map(isActiveAfter).at(-1)).toBe(isActive);
});
