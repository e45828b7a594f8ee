import { expect, test } from 'vitest';
import { moveArrayItem } from './move-array-item';

test.each([
  [1, -1, 'BAC'],
  [1, 1, 'ACB'],
  [0, -1, 'ABC'],
  [2, 1, 'ABC'],
  [-1, 1, 'ABC'],
  [7, -1, 'ABC'],
] as const)('item %i by %i gives %s', (from, by, result) => {
  expect(moveArrayItem(['A', 'B', 'C'], from, by).join('')).toBe(result);
});
