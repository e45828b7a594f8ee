import { expect, test } from 'vitest';
import { formatDate } from './date-text';

test.each([
  ['2026-11-20', '20 Nov 2026', '20 नवंबर 2026'],
  ['2028-02-29', '29 Feb 2028', '29 फ़रवरी 2028'],
  ['2026-09-01', '1 Sep 2026', '1 सितंबर 2026'],
])('%s reads %s', (date, text, inHindi) => {
  expect(formatDate(date)).toBe(text);
  expect(formatDate(date, 'hi-IN')).toBe(inHindi);
});
