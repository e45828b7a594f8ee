import { expect, test } from 'vitest';
import { createLoadShedder, type LoadSample } from './load-shedding.server';

const none = { waiting: 0, total: 20 };
const late: LoadSample = { loopMs: 501, queries: none };
const easy: LoadSample = { loopMs: 20, queries: none };
const middling: LoadSample = { loopMs: 300, queries: none };
const queued: LoadSample = { loopMs: 0, queries: { waiting: 81, total: 20 } };

test.each([
  ['one late look is no reason', [late, easy], false],
  ['a second one running is', [late, late], true],
  ['so are queries that wait in long lines', [queued, queued], true],
  ['late looks with an easy one between are none', [late, easy, late], false],
  ['it stays shut while there is still much to do', [late, late, ...Array<LoadSample>(20).fill(middling)], true],
  ['and for three easy seconds less one look', [late, late, ...Array<LoadSample>(5).fill(easy)], true],
  ['after them it opens', [late, late, ...Array<LoadSample>(6).fill(easy)], false],
  ['easy looks count from the last late one', [late, late, easy, easy, easy, late, easy, easy, easy], true],
])('%s', (_, strains, isShut) => {
  const look = createLoadShedder(500);
  expect(strains.map(look).at(-1)).toBe(isShut);
});
