import { expect, test } from 'vitest';
import { formatDate } from './date-text';

test.each([
  ['2026-11-20', '20 Nov 2026'],
  ['2028-02-29', '29 Feb 2028'],
  ['2026-09-01', '1 Sep 2026'],
])('%s reads %s in English', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

test('a date in Hindi uses Hindi month names', () => {
  expect(formatDate('2026-11-20', 'hi-IN')).toBe('20 नवंबर 2026');
});
