import { expect, test } from 'vitest';
import { door, type Strain } from './admission.server';

const none = { waiting: 0, total: 20 };
const late: Strain = { loopMs: 501, queries: none };
const easy: Strain = { loopMs: 20, queries: none };
const middling: Strain = { loopMs: 300, queries: none };
const queued: Strain = { loopMs: 0, queries: { waiting: 81, total: 20 } };

test.each([
  ['one late look is no reason', [late, easy], false],
  ['a second one running is', [late, late], true],
  ['so are queries that wait in long lines', [queued, queued], true],
  ['late looks with an easy one between are none', [late, easy, late], false],
  ['it stays shut while there is still much to do', [late, late, ...Array<Strain>(20).fill(middling)], true],
  ['and for three easy seconds less one look', [late, late, ...Array<Strain>(5).fill(easy)], true],
  ['after them it opens', [late, late, ...Array<Strain>(6).fill(easy)], false],
  ['easy looks count from the last late one', [late, late, easy, easy, easy, late, easy, easy, easy], true],
])('%s', (_, strains, isShut) => {
  const look = door(500);
  expect(strains.map(look).at(-1)).toBe(isShut);
});
