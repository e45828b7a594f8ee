import { expect, test } from 'vitest';
import { fromBirthDateNumber, parseBirthDate } from './birth-date';

test.each([
  [19900512, 19900512],
  ['19900512', 19900512],
  ['1990-05-12', 19900512],
  ['2024-02-29', 20240229],
  ['2023-02-29', null],
  [19901301, null],
  [17991231, null],
  [-19900512, null],
  ['1990', null],
  ['not a day', null],
])('%s is stored as %s', (given, kept) => {
  expect(parseBirthDate(given)).toBe(kept);
});

test('a stored date is shown as it is typed', () => {
  expect(fromBirthDateNumber(19900512)).toBe('1990-05-12');
});
