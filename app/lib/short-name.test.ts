import { expect, test } from 'vitest';
import { shortenName } from './short-name';

test.each([
  ['Asha Sharma', 'Asha S.'],
  ['Dr. Asha Rani Sharma', 'Asha S.'],
  ['आशा शर्मा', 'आशा श.'],
  ['आशा क्षत्रिय', 'आशा क्ष.'],
  ['Asha', 'Asha'],
])('the leaderboard shows %s as %s if the member wants a short name', (name, short) => {
  expect(shortenName(name)).toBe(short);
});
